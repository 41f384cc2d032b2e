import { removeMark } from '../newFirm/mark';
import type { Finding, Site } from './site';
import { listAllTexts, createFinding } from './contentNodes';

/**
 * The maximum length of each field, in characters. A key is the end of a field's path. The longest matching key
 * applies. However, a key that ends in '*' has precedence over all other keys. The '*' matches any last segment of the
 * path.
 */
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  // Texts in the header, the footer, document titles and structured data.
  'firm.name': 40,
  'firm.tagline': 90,
  'firm.description': 200,
  'page.title': 70,
  // Texts on preview pictures (previews.ts).
  'previewLines.*': 60,
  // Short texts of controls, headings and cards.
  name: 60,
  title: 60,
  heading: 70,
  label: 60,
  role: 60,
  year: 40,
  plan: 60,
  distinction: 38,
  price: 30,
  range: 40,
  // Hints below form fields.
  'hints.specified.name': 120,
  'hints.inclusive.name': 120,
  // The authority's name in the accessibility statement, which is often long.
  'authority.name': 120,
  callToAction: 40,
  contactLabel: 24,
  skills: 40,
  requirements: 40,
  'home.stats.items.label': 24,
  'home.hero.title': 50,
  'home.hero.description': 110,
  'home.hero.credit': 60,
  tabs: 40,
  // The quote form sends these texts in fields with a limit of 100 characters. It also sends ‘plan’ and ‘distinction’
  // as one text.
  'options.value': 100,
  'budgetKeys.*': 100,
  otherBudgetKey: 100,
  // Fields with sentences.
  subtitle: 180,
  tagline: 120,
  audience: 140,
  idealFor: 160,
  quote: 220,
  addons: 60,
  'features.name': 110,
  items: 280,
  'offer.items': 110,
  'suitability.items': 110,
  meaning: 180,
  alt: 200,
  description: 260,
  'insights.entries.description': 260,
  'services.services.description': 200,
  'overview.items.description': 160,
  // Fields with paragraphs.
  review: 320,
  bio: 260,
  intro: 360,
  text: 320,
  'people.cards.text': 320,
  'people.cards.parts.text': 220,
  'board.members.text': 380,
  paragraph: 650,
  paragraphs: 700,
};
/** The maximum length of fields that {@link MAX_LENGTHS} does not name, in characters. */
const DEFAULT_MAX_LENGTH = 700;

function getMaxLength(path: string): number {
  const keys = path.split('.');
  const pathEndings = keys.map((_key, index) => keys.slice(index).join('.'));
  const wildcards = pathEndings.map((ending) => ending.replace(/[^.]+$/, '*'));
  const matchingKey = [...wildcards, ...pathEndings].find((ending) => MAX_LENGTHS[ending] !== undefined);
  return MAX_LENGTHS[matchingKey ?? ''] ?? DEFAULT_MAX_LENGTH;
}

/** §2: yields a finding for each text that is too long for its element in the narrowest window at 200 % text size. */
export function* checkLengths(site: Site): Generator<Finding> {
  for (const node of listAllTexts(site)) {
    const maxLength = getMaxLength(node.path);
    const { length } = removeMark(node.value);
    // pages.ts limits the length of a page's description.
    if (node.key === 'src' || node.path === 'page.description' || length <= maxLength) continue;
    yield createFinding(node, `has ${length} characters, but only ${maxLength} characters fit: shorten the text.`);
  }
}
