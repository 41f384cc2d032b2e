import { sendResult } from '../inLanguage';
import { buildPages } from './pages';

/**
 * Builds the pages in the language that SITE_LANGUAGE selects. The build runs this script as a child process for each
 * language except the default language, because one process can read the firm's texts in only one language.
 */
await sendResult(await buildPages());
