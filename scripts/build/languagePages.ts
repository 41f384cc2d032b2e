import { sendResult } from '../inLanguage';
import { buildPages } from './pages';

/**
 * Builds the pages of the language in SITE_LANGUAGE, as a child process of the build. A process has the firm's texts in
 * only one language.
 */
await sendResult(await buildPages());
