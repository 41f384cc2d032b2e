import * as module from 'node:module';
import { resolve } from './resolve.js';

/*
 * Load this module after tsx, so that code in the process can import the firm's files (resolve.js). In Node versions
 * with synchronous hooks, tsx registers synchronous hooks, which run before the hooks of `module.register`. Hooks that
 * run after those of tsx would have no effect. By then, tsx would have resolved '#site' to the sample's files, which
 * `imports` in package.json names.
 */
if (module.registerHooks) module.registerHooks({ resolve });
else module.register('./resolve.js', import.meta.url);
