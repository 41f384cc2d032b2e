import { register } from 'node:module';

/** For `node --import`: what runs then finds the firm's files (resolve.js). */
register('./resolve.js', import.meta.url);
