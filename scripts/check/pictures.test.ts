import { checkPictures } from './pictures';
import { linesOf, smallSite, vector, type Drafted } from './testing/smallSite';

test('§2.1 the small firm has no mistake, and its pictures were looked at', () => {
  expect(checkPictures(smallSite())).toEqual({ counts: { pictures: 16 }, findings: [] });
});

const ADA = 'team.ts › team › team › members › ‘Ada’ › image';
const CLEO = ADA.replace('Ada', 'Cleo');
const others = [ADA, ADA.replace('Ada', 'Ben'), CLEO];
const [DETAIL, OTHER] = ['no. 1', 'no. 2'].map(
  (nth) => `shops.ts › shops › details › sections › ‘Small’ › pictures › ${nth}`,
);

const svg = (inside: string) => (drafted: Drafted) => drafted.pictures.set('mockups/one.svg', vector(800, 560, inside));
const both = (message: string): string[] => [`${DETAIL} › src: ${message}`, `${OTHER} › src: ${message}`];

const CASES: [string, (drafted: Drafted) => void, string[]][] = [
  [
    '§2.1 a picture is missing in one width and format',
    ({ pictures }) => pictures.delete('people/ada-320.webp'),
    others.map(
      (place) =>
        `${place} › src: the file pictures/people/ada-320.webp is missing: put it there, or take the picture away.`,
    ),
  ],
  [
    '§2.1 a picture is of another size than said',
    ({ pictures }) => pictures.set('people/ada-320.avif', { bytes: 1000, width: 320, height: 240 }),
    others.map(
      (place) =>
        `${place} › src: pictures/people/ada-320.avif is 320 by 240 pixels, but the text says 320 by 320: correct one of them.`,
    ),
  ],
  [
    '§2.1 a vector is of another shape than said',
    ({ pictures }) => pictures.set('mockups/one.svg', vector(800, 800)),
    both('pictures/mockups/one.svg is 800 by 800 pixels, but the text says 800 by 560: correct one of them.'),
  ],
  [
    '§2.1 a picture that is none',
    ({ pictures }) => pictures.set('people/ada-320.avif', { bytes: 10, width: 0, height: 0 }),
    others.map((place) => `${place} › src: pictures/people/ada-320.avif can't be read as a picture: save it anew.`),
  ],
  [
    '§2.1 a picture is too small for its place',
    ({ contents: { team }, pictures }) => {
      team.team.members[0]!.image!.widths = [160];
      for (const ending of ['avif', 'webp'])
        pictures.set(`people/ada-160.${ending}`, { bytes: 10, width: 160, height: 160 });
    },
    [`${ADA} › widths: the widest is 160 pixels, too small for its place: take one of 320 or more.`],
  ],
  [
    '§2.1 a picture is too large in bytes',
    ({ pictures }) => pictures.set('people/ada-320.avif', { bytes: 90_000, width: 320, height: 320 }),
    others.map((place) => `${place} › src: pictures/people/ada-320.avif has 90 kB: make it smaller than 60 kB.`),
  ],
  [
    '§2.1 an SVG with a script',
    svg('<script>1</script>'),
    both('pictures/mockups/one.svg holds a script: save it as a plain SVG.'),
  ],
  [
    '§2.1 an SVG with a script in an attribute',
    svg('<g onload="x()"/>'),
    both('pictures/mockups/one.svg holds a script in an attribute: save it as a plain SVG.'),
  ],
  [
    '§2.1 an SVG that fetches from elsewhere',
    svg('<image href="https://elsewhere.example/x.png"/><use href="#a"/>'),
    both(
      'pictures/mockups/one.svg fetches ‘https://elsewhere.example/x.png’ from elsewhere: save it with everything inside.',
    ),
  ],
  [
    '§2.1 an SVG with a page in it',
    svg('<foreignObject/>'),
    both('pictures/mockups/one.svg holds a piece of a web page: save it as a plain SVG.'),
  ],
  [
    'WCAG 1.1.1 a picture without a text',
    ({ contents: { team } }) => (team.team.members[0]!.image!.alt = ''),
    [`${ADA} › alt: is empty: say in a few words what the picture shows, for people who can’t see it.`],
  ],
  [
    'WCAG 1.1.1 a text that is the name of a file',
    ({ firm }) => (firm.logo.alt = 'mark.svg'),
    ['firm.ts › firm › logo › alt: ‘mark.svg’ is the name of a file: say in a few words what the picture shows.'],
  ],
  [
    '§2.1 a preview is missing',
    ({ pictures }) => pictures.delete('social/team.jpg'),
    [
      'previews.ts › team › picture: the file pictures/social/team.jpg is missing: put it there, or take the picture away. Make it with npm run picture -- placeholders social.',
    ],
  ],
  [
    '§2.1 a line for a preview of no page',
    ({ previewLines }) => (previewLines['gone'] = 'It was here'),
    ['previews.ts › gone › picture: no page has this id: take the line away.'],
  ],
  [
    '§2.1 the mark of browsers is missing',
    ({ pictures }) => pictures.delete('brand/favicon.svg'),
    [
      'pictures › brand/favicon.svg: is missing: browsers and phones show it beside the site’s name. Make it with npm run picture -- placeholders brand.',
    ],
  ],
  [
    '§2.1 a picture that is shown nowhere',
    ({ pictures }) => pictures.set('people/bob.png', { bytes: 10, width: 1, height: 1 }),
    ['pictures › people/bob.png: is shown nowhere: take the file away, or name it in the content.'],
  ],
];

test.each(CASES)('%s', (_title, plant, expected) => {
  expect(linesOf(checkPictures, plant)).toEqual(expected.map((line) => `src/content/acme/${line}`));
});

test('§2.1 a folder without pictures is a fault', () => {
  expect(linesOf(checkPictures, ({ pictures }) => pictures.clear())[0]).toBe(
    'src/content/acme/pictures: holds no picture that can be read: put the firm’s pictures there.',
  );
});
