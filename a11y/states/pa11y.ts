/** The actions with which pa11y-ci reaches each state in its own browser. */

const click = (selector: string) => `click element ${selector}`;
const untilSeen = (selector: string) => `wait for element ${selector} to be visible`;

/** The selector of a dialog after its fade-in. During the fade-in, the text lacks contrast. */
const IN_DIALOG = ':not([data-entering]) > * > [role="dialog"]';
const submit = (within: string) => click(`${within} button[type="submit"]`);
const openForm = (opener: string) => [click(opener), untilSeen(`${IN_DIALOG} form`)];
const openOtherTab = (within: string, shown: string) => [
  click(`${within} [role="tab"][aria-selected="false"]`),
  untilSeen(shown),
];
const errorsShow = untilSeen('[aria-invalid="true"]');

/**
 * The actions that open the display settings. They do not press the reset button, because pa11y-ci would measure the
 * button's text during the colour transition.
 */
const display = [click('footer button[data-variant]'), untilSeen(`${IN_DIALOG} fieldset`)];
const contact = openForm('footer button:not([data-variant])');
/** The actions that open the form of the first card. */
const card = openForm('main li:has(h2, h3) button');
const hierarchy = [click('main button:has(.lucide-network)'), untilSeen(`${IN_DIALOG} [role="tabpanel"]`)];

export const pa11y = {
  menu: [click('header nav button'), untilSeen('header nav a:last-of-type')],
  addons: openOtherTab('main', 'main [role="tabpanel"]:last-of-type li:has(h3)'),
  comparison: openOtherTab('main', 'main table'),
  hierarchy,
  leadership: [...hierarchy, ...openOtherTab(IN_DIALOG, `${IN_DIALOG} [role="tabpanel"]:last-of-type`)],
  display,
  contact,
  contactErrors: [...contact, submit(IN_DIALOG), errorsShow],
  pageErrors: [submit('main form'), errorsShow],
  card,
  cardErrors: [...card, submit(IN_DIALOG), untilSeen('[role="alertdialog"]:not(:has([id][aria-hidden]))')],
  cardSummary: [...card, submit(IN_DIALOG), untilSeen(`${IN_DIALOG} dl`)],
} as const;
