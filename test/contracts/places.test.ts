import { words as controls } from '#site/words/controls';
import { words as page } from '#site/words/document';

/** The places that a text of the firm's words has, by where it stands. Any other text has none: nothing would fill them. */
const PLACES: Record<string, readonly string[]> = {
  'documentTitle.home': ['firm', 'tagline'],
  'documentTitle.page': ['title', 'firm'],
  'footer.copyright': ['firm'],
  'address.line': ['street', 'postalCode', 'city', 'country'],
  'address.lines': ['street', 'postalCode', 'city', 'country'],
  letterheadContact: ['inbox', 'phone'],
  'carousel.slide': ['number', 'count'],
  'carousel.goTo': ['number'],
  'carousel.shown': ['number', 'count', 'title'],
  'carousel.twoShown': ['number', 'nextNumber', 'count', 'title', 'nextTitle'],
  showMore: ['count', 'all'],
  'characters.typed': ['count', 'limit'],
  'characters.left': ['count'],
  distinctPlan: ['name', 'distinction'],
  serviceCombo: ['name'],
  lastUpdated: ['date'],
  'withoutScripts.text': ['inbox'],
};

type Words = string | readonly Words[] | { readonly [key: string]: Words };

/** Every text with where it stands: the lines of an address and the forms of a plural stand in one place. */
function textsIn(words: Words, at: readonly string[] = []): [string, string][] {
  if (typeof words === 'string') return [[at.slice(0, 2).join('.'), words]];
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, [...at, key]));
}

const texts = [controls, page].flatMap((words) => textsIn(words as unknown as Words));

test.each([...new Set(texts.map(([place]) => place))])('3.1.1 %s has no place that nothing fills', (place) => {
  const used = texts.filter(([at]) => at === place).flatMap(([, text]) => [...text.matchAll(/\{(\w+)\}/g)]);
  for (const [, name = ''] of used) expect(PLACES[place] ?? []).toContain(name);
});

test.each(Object.keys(PLACES).filter((place) => place !== 'characters.left'))(
  '3.1.1 %s says all that it is to say',
  (place) => {
    const said = texts.filter(([at]) => at === place).map(([, text]) => text);
    for (const name of PLACES[place] ?? []) expect(said.join(' ')).toContain(`{${name}}`);
  },
);
