import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
createRequire(import.meta.url)('tsx/cjs/api').register();
await import('../src/site/register.js');
await import(pathToFileURL(process.argv[1]).href);
