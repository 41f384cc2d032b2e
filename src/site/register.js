import * as module from 'node:module';
import { resolve } from './resolve.js';

/*
 * For `node --import`, after tsx: code in this process can then import the firm's files (resolve.js). Where Node has
 * synchronous hooks, tsx uses them, and they run before the hooks of `register`. They would resolve the imports to the
 * sample's files, which tsconfig.json names.
 */
if (module.registerHooks) module.registerHooks({ resolve });
else module.register('./resolve.js', import.meta.url);
