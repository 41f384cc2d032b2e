import * as module from 'node:module';
import { resolve } from './resolve.js';

/*
 * For `node --import`, after tsx: what runs then finds the firm's files (resolve.js). Where Node has hooks in the same thread tsx
 * uses them, and theirs come before those of `register`: it would find the sample's files, which tsconfig.json names.
 */
if (module.registerHooks) module.registerHooks({ resolve });
else module.register('./resolve.js', import.meta.url);
