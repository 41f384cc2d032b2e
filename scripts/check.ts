import { readBuildDay } from './build/buildDay';
import { passesCheck } from './check/everyLanguage';

/**
 * `npm run check`: prints every mistake in the content of the active firm (SITE), one per line. Exits with 1 when there
 * are mistakes. Also lists the texts that the firm must still write. For a file with more than ten such texts, prints
 * only their number and the first text.
 */
readBuildDay();
if (!(await passesCheck({ shouldListTexts: true }))) process.exitCode = 1;
