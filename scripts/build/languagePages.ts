import { sendResult } from '../inLanguage';
import { buildPages } from './pages';

/**
 * Builds the pages in the language that SITE_LANGUAGE selects. For each language except the default language, the build
 * runs this script as a child process. One process can read the firm's texts in only one language.
 */
await sendResult(await buildPages());
