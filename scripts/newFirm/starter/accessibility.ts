import { accessibilityResults } from './accessibilityResults';
import { firm } from './firm';
import { glossary } from './glossary';
import { updated } from './legal';
import { settings } from './settings';
import type { AccessibilityResults, ServiceInformation, TextContent, TextSection } from '#kit';

/**
 * Descriptions of the audit modes, which visitors read. The keys are the mode names that 'npm run test:a11y --
 * --record' writes.
 */
const MODE_LABELS: Readonly<Record<string, string>> = {
  light: 'light colours',
  dark: 'dark colours',
  'forced colours': 'the colours of the device',
  'reduced motion': 'less motion',
};

const { format: formatNumber } = new Intl.NumberFormat(settings.locale);
const listFormat = new Intl.ListFormat(settings.locale);
const formatList = (items: readonly (string | number)[]) => listFormat.format(items.map(String));

/**
 * The information that Annex V of the European Accessibility Act requires. Remove this constant and its uses if the act
 * does not apply to you.
 */
const service: ServiceInformation = {
  description: 'Say in one or two sentences what visitors can do on this website.',
  accessibility: 'We follow the European standard EN 301 549 with the levels A and AA of WCAG 2.2.',
  contact: `${firm.inbox}, ${firm.phone.display}`,
  authority: {
    name: 'Name here the market surveillance authority of your country.',
    address: 'Write here the postal address of that authority.',
    link: { label: 'Website of the authority', href: 'https://authority.example/' },
  },
};

const untestedNotice: TextSection = {
  heading: 'Not tested yet',
  paragraphs: [
    'This website has not been tested yet. Until it has, we do not claim that it meets the rules. We will publish all results here, good and bad.',
  ],
};

/** Renders the recorded figures of the last complete audit. Do not edit figures by hand. */
const renderTestResults = (results: AccessibilityResults): TextSection => ({
  heading: 'Test results',
  paragraphs: [
    `On ${new Date(results.date).toLocaleDateString(settings.locale, { dateStyle: 'long', timeZone: 'UTC' })} we had this website tested by ${results.engines.length} programs: ${formatList(results.engines.map(({ name, version }) => `${name} ${version}`))}. They ran in ${results.browser}.`,
    `They looked at ${formatNumber(results.states)} states of the website: each page, and each menu, dialog, message and error that can open on one. The windows were ${formatList(results.widths)} pixels wide, with these settings: ${formatList(results.modes.map((mode) => MODE_LABELS[mode] ?? mode))}.`,
  ],
  items: [
    `${formatNumber(results.engineChecks)} checks with every rule of the levels A, AA and AAA found ${formatNumber(results.failures)} failures.`,
    `${formatNumber(results.measurements)} measurements found no control smaller than 44 by 44 pixels, apart from links within a sentence, and no text that is cut off at twice its size.`,
    `Kinds of findings that proved to be mistakes of a program: ${formatNumber(results.falsePositives)}. Each is listed with its proof in the source code of this website.`,
    'Programs find only some barriers. If you meet one that they missed, please tell us.',
  ],
});

const accessibilityStatement: TextContent = {
  intro:
    'Everyone should be able to use this website. Here is what we aim for, and how you can tell us about a barrier.',
  updated: accessibilityResults && accessibilityResults.date > updated ? accessibilityResults.date : updated,
  service,
  sections: [
    { heading: 'What this website offers', paragraphs: [service.description] },
    {
      heading: 'What we aim for',
      paragraphs: [
        'We follow the Web Content Accessibility Guidelines (WCAG), version 2.2. We aim to meet all rules of the levels A and AA, and the rules of level AAA wherever this website can meet them.',
      ],
    },
    {
      heading: 'What we do for it',
      paragraphs: ['We planned this website with these points in mind:'],
      items: [
        'You can do everything with a keyboard alone, and you can see where you are.',
        'Headings, lists, tables and forms are named so that a screen reader can announce them.',
        'Everything that moves by itself can be paused. If your device asks for less motion, nothing moves by itself.',
        'Text has strong contrast. You can enlarge it without losing words or buttons.',
        'Forms say what they need before you type and name each mistake in words. No form has a time limit.',
        'The message that your form was sent closes after six seconds if you do nothing. With ‘Pause all motion’ at the foot of each page, it stays until you close it.',
        'Meaning never depends on colour alone.',
      ],
    },
    { heading: 'How we meet the rules', paragraphs: [service.accessibility] },
    accessibilityResults ? renderTestResults(accessibilityResults) : untestedNotice,
    {
      heading: 'Tell us about a barrier',
      paragraphs: [
        `Did something not work for you? Write to ${firm.inbox} or call ${firm.phone.display}. Tell us the page, what you wanted to do and, if you like, which device or aid you use.`,
        'You will get an answer from a person. If we cannot fix the barrier at once, we will give you what you need in another way.',
        'If our answer does not help, you can complain to this authority:',
        service.authority.name,
        service.authority.address,
      ],
      link: service.authority.link,
    },
    glossary,
  ],
};

export default accessibilityStatement;
