import { sendResult } from '../inLanguage';
import { reportOnFirm } from './index';
import { loadSite } from './loadSite';

/**
 * Checks the active firm in the language SITE_LANGUAGE. The check runs this script in a child process for each language
 * other than the current one.
 */
await sendResult(reportOnFirm(await loadSite()));
