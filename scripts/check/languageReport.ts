import { sendResult } from '../inLanguage';
import { reportOnFirm } from './index';

/** Checks the active firm in the language of SITE_LANGUAGE, as a child process of `npm run check`. */
await sendResult(await reportOnFirm());
