import { sendResult } from '../inLanguage';
import { reportOnFirm } from './index';
import { loadSite } from './loadSite';

/**
 * Checks the active firm in the language SITE_LANGUAGE. For each language other than the current language, the check
 * runs this script in a child process.
 */
await sendResult(reportOnFirm(await loadSite()));
