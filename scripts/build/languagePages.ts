import { sendResult } from '../inLanguage';
import { buildPages } from './pages';

/**
 * Builds the pages of the language in SITE_LANGUAGE, as a child process of the build: the firm's texts are in one
 * language for a whole process.
 */
await sendResult(await buildPages());
