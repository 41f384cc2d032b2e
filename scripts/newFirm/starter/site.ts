import { accessibilityResults, auditedStates } from './accessibilityResults';
import { colours } from './colours';
import { countries } from './countries';
import { firm } from './firm';
import { glossary } from './glossary';
import { pages } from './pages';
import { previewLines } from './previews';
import { settings } from './settings';
import { words as addresses } from './words/addresses';
import { words as combo } from './words/combo';
import { words as controls } from './words/controls';
import { words as display } from './words/display';
import { words as document } from './words/document';
import { words as forms } from './words/forms';
import { words as jobs } from './words/jobs';
import { words as mails } from './words/mails';
import { words as messages } from './words/messages';
import { words as outcomes } from './words/outcomes';
import { words as noscript } from './words/noscript';
import { words as relay } from './words/relay';
import { defineSite } from '#kit';

/**
 * The whole site as one value. The parts of the site are in separate files, so that each page loads only the necessary
 * files.
 */
export default defineSite({
  writtenFor: '0.3.0',
  firm,
  settings,
  pages,
  words: { addresses, combo, controls, display, document, forms, jobs, mails, messages, outcomes, noscript, relay },
  countries,
  glossary,
  colours,
  previewLines,
  audit: { results: accessibilityResults, states: auditedStates },
});
