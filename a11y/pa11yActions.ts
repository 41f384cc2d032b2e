/**
 * How pa11y-ci, which opens everything by itself, reaches a state: its own words, by the state's name. The open country list
 * is not among them: axe asks what lies behind the words that the list covers, and only the pixels of states.browser.ts tell.
 */

const click = (selector: string) => `click element ${selector}`;
const untilSeen = (selector: string) => `wait for element ${selector} to be visible`;

/** Once it has faded in: half seen, its words have half their contrast. */
const IN_DIALOG = ':not([data-entering]) > * > [role="dialog"]';
const submit = (within: string) => click(`${within} button[type="submit"]`);
const formOf = (opener: string) => [click(opener), untilSeen(`${IN_DIALOG} form`)];
const otherTab = (within: string, shown: string) => [
  click(`${within} [role="tab"][aria-selected="false"]`),
  untilSeen(shown),
];
const alertShows = untilSeen(':not([data-entering]) > [role="alertdialog"]');
const errorsShow = untilSeen('[aria-invalid="true"]');

const contact = formOf('footer button[data-variant="primary"]');
/** The first card that asks for something. */
const CARD_BUTTON = 'main li:has(h3) button';
const apply = formOf(CARD_BUTTON);
const quote = formOf(CARD_BUTTON);
const summary = [submit(IN_DIALOG), untilSeen(`${IN_DIALOG} dl`)];
const hierarchy = [click('main button:has(.lucide-network)'), untilSeen(`${IN_DIALOG} [role="tabpanel"]`)];

export const pa11yActions: Readonly<Record<string, readonly string[]>> = {
  'menu open': [click('header nav button'), untilSeen('header nav a[href$="careers"]')],
  'add-ons tab': otherTab('main', 'main [role="tabpanel"]:last-of-type li:has(h3)'),
  'software comparison': otherTab('main', 'main table'),
  'mobile comparison': otherTab('main', 'main table'),
  'hierarchy of the CEO': hierarchy,
  'hierarchy, leadership version': [
    ...hierarchy,
    ...otherTab(IN_DIALOG, `${IN_DIALOG} [role="tabpanel"]:last-of-type`),
  ],
  contact,
  'contact, errors': [...contact, submit(IN_DIALOG), errorsShow],
  'contact page, errors': [submit('main form'), errorsShow],
  apply,
  'apply, errors': [...apply, submit(IN_DIALOG), alertShows],
  quote,
  'quote with selects': quote,
  'quote for plan and add-on': quote,
  'quote, summary': [...quote, ...summary],
  'custom solution': quote,
  'custom solution, summary': [...quote, ...summary],
};
