import type { Finding, Site } from './site';
import { everyText, findingAt } from './walk';

/** How many letters a field has room for, by the end of its path; the longest end that fits counts. */
const ROOM: Readonly<Record<string, number>> = {
  // The header and every document's title.
  'firm.name': 40,
  'firm.tagline': 90,
  'firm.description': 200,
  'page.title': 70,
  // Of a preview picture (previews.ts).
  'previewLines.*': 60,
  // Short words of controls, headings and cards.
  name: 60,
  title: 60,
  heading: 70,
  label: 60,
  role: 60,
  year: 40,
  plan: 60,
  distinction: 40,
  price: 30,
  range: 40,
  // Below a field.
  'hints.specified.name': 120,
  'hints.inclusive.name': 120,
  callToAction: 40,
  contactLabel: 24,
  skills: 40,
  requirements: 40,
  'home.stats.items.label': 24,
  'home.hero.title': 50,
  'home.hero.description': 110,
  'home.hero.credit': 60,
  tabs: 40,
  // Sentences.
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
  // Paragraphs.
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
/** A text that the table does not know is no longer than a paragraph. */
const ANYWHERE = 700;

function roomFor(path: string): number {
  const keys = path.split('.');
  const ends = keys.map((_key, at) => keys.slice(at).join('.'));
  const known = [path.replace(/[^.]+$/, '*'), ...ends].find((end) => ROOM[end] !== undefined);
  return ROOM[known ?? ''] ?? ANYWHERE;
}

/** §2: every text fits its place, in the narrowest window and at twice the size. */
export function* checkLengths(site: Site): Generator<Finding> {
  for (const spot of everyText(site)) {
    const room = roomFor(spot.path);
    // A page's description has bounds of its own (pages.ts).
    if (spot.key === 'src' || spot.path === 'page.description' || spot.value.length <= room) continue;
    yield findingAt(spot, `has ${spot.value.length} letters, and its place has room for ${room}: shorten it.`);
  }
}
