import { sendResult } from '../inLanguage';
import { reportOnFirm } from './index';
import { loadSite } from './loadSite';

/** Checks the active firm in the language of SITE_LANGUAGE, as a child process of `npm run check`. */
await sendResult(reportOnFirm(await loadSite()));
