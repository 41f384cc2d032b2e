/**
 * The code of the relay that depends on the language of a form: rules, payloads, mails and responses. The build
 * compiles this file once for each language except the default language. `Languages` loads the compiled files.
 */
export { composeEmails } from '../src/submission/emails';
export { buildSubmission } from '../src/submission/payloads';
export { composeWithdrawalConfirmation } from '../src/submission/withdrawalMails';
export { getResumeMessage } from '../src/submission/resume';
export { checkForm } from '../src/submission/rules';
export { prepareStoredTexts } from '../src/submission/normalise';
export { getQuoteTexts } from './quoteTexts';
export { words } from '#site/words/relay';
