import { passesCheck } from './check/index';

/** `npm run build`: looks through the firm's content, and builds the site in `dist/` only when there is no mistake in it. */
if (await passesCheck()) await import('./build/site');
else process.exitCode = 1;
