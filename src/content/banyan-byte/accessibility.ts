import { accessibilityResults as results } from './accessibilityResults';
import { firm } from './firm';
import { glossary } from './glossary';
import { updated } from './legal';
import { settings } from './settings';
import type { ServiceInformation, Settings, TextContent } from '#kit';

// The statement's sections about the limits of the form rules. Only the rules 'specified' have limits that exclude
// people.
const formLimitSections: Readonly<Record<Settings['formRules'], TextContent['sections']>> = {
  specified: [
    {
      heading: 'Limits we know of',
      paragraphs: [
        'The contact and application forms have strict rules that do not suit everyone. These limits shut some people out:',
      ],
      items: [
        'A name may have only the letters A to Z and spaces, and at most 18 characters.',
        'An e-mail address must end in .com and have at most 28 characters.',
        'A phone number must have exactly 10 digits after the country code.',
      ],
    },
    {
      heading: 'A way around these limits',
      paragraphs: [
        `If a form does not take your details, write to ${firm.inbox} or call ${firm.phone.display}. Your message or application counts just the same.`,
      ],
    },
  ],
  inclusive: [],
};

// The information that Annex V of the European Accessibility Act requires. No authority supervises a sample company, so
// this authority is invented, too.
const service: ServiceInformation = {
  description:
    'On this website you can compare our services and plans, ask for a quote, apply for a job, and write to us. You need no account, and nothing is sold on it.',
  accessibility:
    'We follow the European standard EN 301 549 with the levels A and AA of WCAG 2.2. Our report shows the result of each rule, and the tests behind it.',
  contact: `${firm.inbox} or ${firm.phone.display}`,
  authority: {
    name: 'Sample Authority for Accessible Services',
    address: '1 Sample Square, 00000 Sampletown',
    link: { label: 'Website of the sample authority', href: 'https://authority.example/accessibility' },
  },
};

const { format: formatNumber } = new Intl.NumberFormat(settings.locale);
const listFormat = new Intl.ListFormat(settings.locale);
const formatList = (items: readonly (string | number)[]) => listFormat.format(items.map(String));

// The results of the last complete run of the audits. The date, the names and all counts are from
// accessibilityResults.ts.
const testResults: TextContent['sections'][number] = {
  heading: 'Test results',
  paragraphs: [
    `On ${new Date(results.date).toLocaleDateString(settings.locale, { dateStyle: 'long', timeZone: 'UTC' })} we had this website tested by ${results.engines.length} programs: ${formatList(results.engines.map(({ name, version }) => `${name} ${version}`))}. They ran in ${results.browser}.`,
    `They looked at ${formatNumber(results.states)} states of the website: each page, and each menu, dialog, message and error that can open on one. Each state was shown in windows ${formatList(results.widths)} pixels wide, and with these settings: ${formatList(results.modes)}.`,
  ],
  items: [
    `${formatNumber(results.engineChecks)} checks with every rule of the levels A, AA and AAA found ${formatNumber(results.failures)} failures.`,
    `${formatNumber(results.measurements)} measurements found no control smaller than 44 by 44 pixels, apart from links within a sentence. They found no text that is cut off with wider spacing or at twice its size. Voice control finds each control by its visible words.`,
    `Kinds of findings that proved to be mistakes of a program: ${formatNumber(results.falsePositives)}. Each is listed with its proof in the source code of this website.`,
    'Programs find only some barriers. If you meet one that they missed, please tell us.',
  ],
};

// This text was written after a complete run of `npm run test:screen-reader` and `npm run test:e2e`.
const screenReaderTests: TextContent['sections'][number] = {
  heading: 'Tested with a screen reader',
  paragraphs: [
    'On 22 November 2026 we used this website with the screen reader Orca 43.1, in Firefox 153 and in Chromium 156. A program pressed the keys of a visitor. We checked what Orca said on the pages, in the menu, in each dialog and form, and when a message was sent or could not be sent.',
    'Our first visits found 14 faults. For example, Orca did not say that a message was sent. We corrected the faults of this website. Other findings:',
  ],
  items: [
    'After some links Orca says ‘main content’ before it says the heading of the new page.',
    'When you choose a country in Chromium, Orca says ‘collapsed’ and does not read the country again.',
    'Orca calls a heading ‘clickable’ right after it gets the focus.',
    'We could not test with a screen reader for Windows, Mac or phones. If you use one and something is wrong, please tell us.',
    'We opened every page in Firefox 153 and WebKit 2.50 too. They showed no fault.',
  ],
};

const accessibilityStatement: TextContent = {
  intro:
    'Everyone should be able to use this website. Here is what we aim for, what we know does not work well yet, and how you can tell us about a barrier.',
  updated: results.date > updated ? results.date : updated,
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
      paragraphs: ['We planned and built this website with these points in mind:'],
      items: [
        'You can do everything with a keyboard alone, and you can see where you are.',
        'Headings, lists, tables and forms are named so that a screen reader can announce them.',
        'Everything that moves by itself for more than five seconds has a pause button. ‘Pause all motion’ at the foot of each page stops it all, and your browser remembers your choice. If your device asks for less motion, nothing moves by itself.',
        'Text has strong contrast. You can enlarge it without losing words or buttons.',
        '‘Display settings’ at the foot of each page changes colours, contrast, motion, and the size and spacing of the text.',
        'Forms say what they need before you type and name each mistake in words. No form has a time limit.',
        'The message that your form was sent closes after six seconds if you do nothing. With ‘Pause all motion’ at the foot of each page, it stays until you close it.',
        'Meaning never depends on colour alone.',
        'Our texts use plain words. A check on each page makes sure that nine years of school are enough to read it.',
        'A list at the end of this page says what each abbreviation on this website stands for.',
      ],
    },
    ...formLimitSections[settings.formRules],
    {
      heading: 'How we meet the rules',
      paragraphs: [service.accessibility],
      link: { label: 'Accessibility Report', href: '/accessibility/report' },
    },
    testResults,
    screenReaderTests,
    {
      heading: 'Tell us about a barrier',
      paragraphs: [
        `Did something not work for you? Write to us or call us: ${service.contact}. Tell us the page, what you wanted to do and, if you like, which device or aid you use.`,
        'You will get an answer from a person. If we cannot fix the barrier at once, we will give you what you need in another way.',
      ],
    },
    {
      heading: 'If our answer does not help',
      paragraphs: [
        `${firm.name} is a sample company, so no authority is in charge of it. The firm that runs this website must name here the authority to which people can complain about a barrier.`,
        `${service.authority.name}, ${service.authority.address}`,
      ],
      link: service.authority.link,
    },
    glossary,
  ],
};

export default accessibilityStatement;
