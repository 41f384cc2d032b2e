/** The actions with which pa11y-ci reaches each state in its own browser. */

const formatClick = (selector: string) => `click element ${selector}`;
const waitUntilVisible = (selector: string) => `wait for element ${selector} to be visible`;

/** The selector of a dialog after its fade-in. During the fade-in, the text lacks contrast. */
const IN_DIALOG = ':not([data-entering]) > * > [role="dialog"]';
const submit = (containerSelector: string) => formatClick(`${containerSelector} button[type="submit"]`);
const openForm = (opener: string) => [formatClick(opener), waitUntilVisible(`${IN_DIALOG} form`)];
const openOtherTab = (containerSelector: string, visibleSelector: string) => [
  formatClick(`${containerSelector} [role="tab"][aria-selected="false"]`),
  waitUntilVisible(visibleSelector),
];
const waitForErrors = waitUntilVisible('[aria-invalid="true"]');

/**
 * The actions that open the display settings. They do not press the reset button, because pa11y-ci would measure the
 * button's text during the colour transition.
 */
const openDisplaySettings = [formatClick('footer button[data-variant]'), waitUntilVisible(`${IN_DIALOG} fieldset`)];
const openContact = openForm('footer button:not([data-variant])');
/** The actions that open the form of the first card. */
const openCardForm = openForm('main li:has(h2, h3) button');
const openHierarchy = [
  formatClick('main button:has(.lucide-network)'),
  waitUntilVisible(`${IN_DIALOG} [role="tabpanel"]`),
];

export const pa11y = {
  menu: [formatClick('header nav button'), waitUntilVisible('header nav a:last-of-type')],
  addons: openOtherTab('main', 'main [role="tabpanel"]:last-of-type li:has(h3)'),
  comparison: openOtherTab('main', 'main table'),
  hierarchy: openHierarchy,
  leadership: [...openHierarchy, ...openOtherTab(IN_DIALOG, `${IN_DIALOG} [role="tabpanel"]:last-of-type`)],
  display: openDisplaySettings,
  contact: openContact,
  contactErrors: [...openContact, submit(IN_DIALOG), waitForErrors],
  pageErrors: [submit('main form'), waitForErrors],
  card: openCardForm,
  cardErrors: [
    ...openCardForm,
    submit(IN_DIALOG),
    waitUntilVisible('[role="alertdialog"]:not(:has([id][aria-hidden]))'),
  ],
  cardSummary: [...openCardForm, submit(IN_DIALOG), waitUntilVisible(`${IN_DIALOG} dl`)],
} as const;
