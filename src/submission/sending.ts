/** What a form needs once somebody uses it, in one chunk: its rules, the site's settings, and the sending itself. */
export { loadSiteConfig } from './config';
export { checkForm } from './rules';
export { sendSubmission } from './send';
