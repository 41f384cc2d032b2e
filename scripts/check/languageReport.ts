import { sendResult } from '../inLanguage';
import { reportOnFirm } from './index';
import { loadSite } from './loadSite';

/**
 * Checks the active firm in the language that SITE_LANGUAGE selects. The check runs this script in a child process for
 * each language other than its current language.
 */
await sendResult(await reportOnFirm(await loadSite()));
