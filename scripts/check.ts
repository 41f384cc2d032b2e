import { passesCheck } from './check/everyLanguage';

/**
 * `npm run check`: prints every mistake in the content of the active firm (SITE), one per line. Exits with 1 when there
 * are mistakes. Lists the texts that the firm has yet to write.
 */
if (!(await passesCheck({ isListing: true }))) process.exitCode = 1;
