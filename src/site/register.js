import * as module from 'node:module';
import { resolve } from './resolve.js';

/*
 * Load this module with `node --import` after tsx, so that code in the process can import the firm's files
 * (resolve.js). Where Node has synchronous hooks, tsx uses them, and they run before the hooks of `register`. The hooks
 * of tsx would resolve the imports to the sample's files, which tsconfig.json names.
 */
if (module.registerHooks) module.registerHooks({ resolve });
else module.register('./resolve.js', import.meta.url);
