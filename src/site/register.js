import * as module from 'node:module';
import { resolve } from './resolve.js';

/*
 * Load this module after tsx, so that code in the process can import the firm's files (resolve.js). In Node versions
 * with synchronous hooks, tsx registers synchronous hooks, which run before the hooks of `module.register`. Hooks that
 * run after the hooks of tsx have no effect: tsx has then already resolved '#site' to the sample's files (`imports` in
 * package.json).
 */
if (module.registerHooks) module.registerHooks({ resolve });
else module.register('./resolve.js', import.meta.url);
