import { linesAbout, smallSite, testMistakes, vector, type Plant } from './testing/smallSite';

const [ADA, BEN, CLEO] = ['Ada', 'Ben', 'Cleo'].map((name) => `team.ts › team › team › members › ‘${name}’ › image`);
const DETAIL = 'shops.ts › shops › details › sections › ‘Small’ › pictures';

/** The expected findings for the portrait that three people share, and for the drawing that a plan shows twice. */
const ofPeople = (fault: string): string => [ADA, BEN, CLEO].map((place) => `${place} › src: ${fault}`).join('\n');
const ofDetails = (fault: string): string =>
  ['no. 1', 'no. 2'].map((nth) => `${DETAIL} › ${nth} › src: pictures/mockups/one.svg ${fault}`).join('\n');

const portrait =
  (file: object): Plant =>
  ({ pictures }) =>
    pictures.set('people/ada-320.avif', { bytes: 1000, width: 320, height: 320, ...file });
const drawing =
  (inside: string, height = 560): Plant =>
  ({ pictures }) =>
    pictures.set('mockups/one.svg', vector(800, height, inside));

testMistakes('§2.1', {
  [ofPeople('the file pictures/people/ada-320.webp is missing: put it there, or take the picture away.')]: ({
    pictures,
  }) => pictures.delete('people/ada-320.webp'),
  [ofPeople('pictures/people/ada-320.avif is 320 by 240 pixels, but the text says 320 by 320: correct one of them.')]:
    portrait({ height: 240 }),
  [ofPeople("pictures/people/ada-320.avif can't be read as a picture: save it anew.")]: portrait({ width: 0 }),
  [ofPeople('pictures/people/ada-320.avif has 90 kB: make it smaller than 60 kB.')]: portrait({ bytes: 90_000 }),
  [ofDetails('is 800 by 800 pixels, but the text says 800 by 560: correct one of them.')]: drawing('', 800),
  [ofDetails('holds a script: save it as a plain SVG.')]: drawing('<script>1</script>'),
  [ofDetails('holds a script in an attribute: save it as a plain SVG.')]: drawing('<g onload="x()"/>'),
  [ofDetails('holds a piece of a web page: save it as a plain SVG.')]: drawing('<foreignObject/>'),
  [ofDetails('fetches ‘https://elsewhere.example/x.png’ from elsewhere: save it with everything inside.')]: drawing(
    '<image href="https://elsewhere.example/x.png"/><use href="#a"/>',
  ),
  [`${ADA} › widths: the widest is 160 pixels, too small for its place: take one of 320 or more.`]: ({
    contents: { team },
    pictures,
  }) => {
    team.team.members[0]!.image!.widths = [160];
    for (const ending of ['avif', 'webp'])
      pictures.set(`people/ada-160.${ending}`, { bytes: 10, width: 160, height: 160 });
  },
  'previews.ts › team › picture: the file pictures/social/team.jpg is missing: put it there, or take the picture away. Make it with npm run picture -- placeholders social.':
    ({ pictures }) => pictures.delete('social/team.jpg'),
  'previews.ts › gone › picture: no page has this id: take the line away.': ({ previewLines }) =>
    (previewLines['gone'] = 'It was here'),
  'pictures › brand/favicon.svg: is missing: browsers and phones show it beside the site’s name. Make it with npm run picture -- placeholders brand.':
    ({ pictures }) => pictures.delete('brand/favicon.svg'),
  'pictures › people/bob.png: is shown nowhere: take the file away, or name it in the content.': ({ pictures }) =>
    pictures.set('people/bob.png', { bytes: 10, width: 1, height: 1 }),
});

testMistakes('WCAG 1.1.1', {
  [`${ADA} › alt: is empty: say in a few words what the picture shows, for people who can’t see it.`]: ({
    contents: { team },
  }) => (team.team.members[0]!.image!.alt = ''),
  'firm.ts › firm › logo › alt: ‘mark.svg’ is the name of a file: say in a few words what the picture shows.': ({
    firm,
  }) => (firm.logo.alt = 'mark.svg'),
});

test('§2.1 reports a folder without pictures', () => {
  expect(linesAbout(smallSite(({ pictures }) => pictures.clear()))).toContain(
    'pictures: holds no picture that can be read: put the firm’s pictures there.',
  );
});
