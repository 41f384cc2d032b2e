import { passesCheck } from './check/index';

/** `npm run check`: says every mistake in the content of the active firm (SITE), one a line. Exits with 1 when there is any. */
if (!(await passesCheck())) process.exitCode = 1;
