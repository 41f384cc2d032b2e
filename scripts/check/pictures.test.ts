import { formatCommand } from '../siteCommand';
import { createPreviewMark } from './previewMarks';
import { listFindingLines, createSmallSite, testMistakes, createVector, type InsertMistake } from './testing/smallSite';

const [ADA_LOCATION, BEN_LOCATION, CLEO_LOCATION] = ['Ada', 'Ben', 'Cleo'].map(
  (name) => `team.ts › team › team › members › ‘${name}’ › image`,
);
const DETAIL_LOCATION = 'shops.ts › shops › details › sections › ‘Small’ › pictures';

/** Returns the expected findings for the portrait that three people share. */
const formatPeopleFault = (fault: string): string =>
  [ADA_LOCATION, BEN_LOCATION, CLEO_LOCATION].map((location) => `${location} › src: ${fault}`).join('\n');
/** Returns the expected findings for the drawing that a plan shows twice. */
const formatDetailsFault = (fault: string): string =>
  ['no. 1', 'no. 2']
    .map((label) => `${DETAIL_LOCATION} › ${label} › src: pictures/mockups/one.svg ${fault}`)
    .join('\n');

const changePortrait =
  (file: object): InsertMistake =>
  ({ pictures }) =>
    pictures.set('people/ada-320.avif', { bytes: 1000, width: 320, height: 320, ...file });
const changeDrawing =
  (content: string, height = 560): InsertMistake =>
  ({ pictures }) =>
    pictures.set('mockups/one.svg', createVector(800, height, content));

testMistakes('§2.1', {
  [formatPeopleFault('the file pictures/people/ada-320.webp is missing: add it, or remove the picture.')]: ({
    pictures,
  }) => pictures.delete('people/ada-320.webp'),
  [formatPeopleFault(
    'pictures/people/ada-320.avif is 320 by 240 pixels, but the content says 320 by 320: correct one of them.',
  )]: changePortrait({ height: 240 }),
  [formatPeopleFault("pictures/people/ada-320.avif can't be read as a picture: save it again.")]: changePortrait({
    width: 0,
  }),
  [formatPeopleFault('pictures/people/ada-320.avif is 90 kB: make it smaller than 60 kB.')]: changePortrait({
    bytes: 90_000,
  }),
  [formatDetailsFault('is 800 by 800 pixels, but the content says 800 by 560: correct one of them.')]: changeDrawing(
    '',
    800,
  ),
  [formatDetailsFault('contains a script: save it as a plain SVG.')]: changeDrawing('<script>1</script>'),
  [formatDetailsFault('contains a script in an attribute: save it as a plain SVG.')]:
    changeDrawing('<g onload="x()"/>'),
  [formatDetailsFault('contains an animation, which visitors can’t pause: save it as a plain SVG.')]:
    changeDrawing('<animate/>'),
  [formatDetailsFault('has a negative size: write positive numbers.')]: ({ pictures }) =>
    pictures.set('mockups/one.svg', { ...createVector(800, 560), svg: createVector(-800, 560).svg }),
  [formatPeopleFault('pictures/people/ada-320.avif has the wrong format.')]: changePortrait({
    formatFault: 'has the wrong format.',
  }),
  [formatDetailsFault('contains HTML (foreignObject): save it as a plain SVG.')]: changeDrawing('<foreignObject/>'),
  [formatDetailsFault(
    'lacks its namespace, so browsers do not draw it: write xmlns="http://www.w3.org/2000/svg" into the tag ‘svg’.',
  )]: ({ pictures }) =>
    pictures.set('mockups/one.svg', { ...createVector(800, 560), svg: '<svg width="800" height="560"/>' }),
  'settings.ts › settings › headingDecoration › src: the file pictures/brand/tree.svg is missing: add it, or remove the picture.':
    ({ settings }) => (settings.headingDecoration = { src: 'brand/tree.svg', width: 560, height: 370, alt: '' }),
  [[
    'settings.ts › settings › headingDecoration: is not an SVG: name a file that ends in ‘.svg’.',
    'settings.ts › settings › headingDecoration › widths: the widest file is 320 pixels wide, but 560 are needed: use a larger picture.',
  ].join('\n')]: ({ settings }) =>
    (settings.headingDecoration = { src: 'people/ada', width: 320, height: 320, alt: '', widths: [320] }),
  'firm.ts › firm › logo › src: ‘mark #1.svg’ contains a space: rename the file, and write hyphens instead.': ({
    firm,
    pictures,
  }) => {
    pictures.set('mark #1.svg', pictures.get(firm.logo.src)!);
    pictures.delete(firm.logo.src);
    firm.logo.src = 'mark #1.svg';
  },
  [formatDetailsFault('loads ‘https://elsewhere.example/x.png’: embed it in the file.')]: changeDrawing(
    '<image href="https://elsewhere.example/x.png"/><use href="#a"/>',
  ),
  [`${ADA_LOCATION} › widths: the widest file is 160 pixels wide, but 320 are needed: use a larger picture.`]: ({
    contents: { team },
    pictures,
  }) => {
    team.team.members[0]!.image!.widths = [160];
    for (const extension of ['avif', 'webp'])
      pictures.set(`people/ada-160.${extension}`, { bytes: 10, width: 160, height: 160 });
  },
  [`${ADA_LOCATION} › widths: is empty: write the widths of the files. For a picture of one file, remove ‘widths’.`]: ({
    team,
  }) => (team.team.members[0]!.image!.widths = []),
  [`${ADA_LOCATION} › upright › widths: is empty: write the widths of the files. For a picture of one file, remove ‘widths’.`]:
    ({ team }) =>
      (team.team.members[0]!.image!.upright = { src: 'people/ada-upright', width: 240, height: 320, widths: [] }),
  [`${ADA_LOCATION} › widths: is not in ascending order: begin with the smallest width, and write each width once.`]: ({
    team,
  }) => (team.team.members[0]!.image!.widths = [320, 320]),
  [`previews.ts › team › picture: the file pictures/social/team.jpg is missing: add it, or remove the picture. Draw the picture with ${formatCommand('npm run picture -- placeholders social')}.`]:
    ({ pictures }) => pictures.delete('social/team.jpg'),
  [`previews.ts › team › picture: pictures/social/team.jpg shows an old name, title or subtitle. Draw the picture with ${formatCommand('npm run picture -- placeholders social')}.`]:
    ({ firm, pages, pictures, previewLines }) => {
      for (const [id, title] of [
        ['team', 'Old title'],
        ['imprint', pages['imprint']!.title],
      ] as const) {
        previewLines[id] = 'Smiths';
        const previewMark = createPreviewMark(firm.name, title, 'Smiths');
        pictures.set(`social/${id}.jpg`, { ...pictures.get(`social/${id}.jpg`)!, previewMark });
      }
    },
  'previews.ts › gone › picture: no page has this id: remove the line.': ({ previewLines }) =>
    (previewLines['gone'] = 'It was here'),
  [`pictures › brand/favicon.svg: is missing: every site needs this file. Draw the picture with ${formatCommand('npm run picture -- placeholders brand')}.`]:
    ({ pictures }) => pictures.delete('brand/favicon.svg'),
  [`pictures › brand/favicon-32.png: is 16 by 16 pixels, but must be 32 by 32. Draw the picture with ${formatCommand('npm run picture -- placeholders brand')}.`]:
    ({ pictures }) => pictures.set('brand/favicon-32.png', { bytes: 10, width: 16, height: 16 }),
  'pictures › people/bob.png: is not used: delete the file, or name it in the content.': ({ pictures }) =>
    pictures.set('people/bob.png', { bytes: 10, width: 1, height: 1 }),
  'pictures › social/lost.jpg: is not used: delete the file, or name it in the content.': ({ pictures }) =>
    pictures.set('social/lost.jpg', { bytes: 10, width: 1200, height: 630 }),
});

testMistakes('WCAG 1.1.1', {
  'firm.ts › firm › logo › alt: is missing: add ‘alt’.': ({ firm }) => Reflect.deleteProperty(firm.logo, 'alt'),
  [`${ADA_LOCATION} › alt: is empty: describe the picture in a few words, for people who can’t see it.`]: ({ team }) =>
    (team.team.members[0]!.image!.alt = ''),
  'firm.ts › firm › logo › alt: ‘mark.svg’ is the name of a file: describe the picture in a few words.': ({ firm }) =>
    (firm.logo.alt = 'mark.svg'),
});

test('§2.1 the check reports a folder without pictures', () => {
  expect(listFindingLines(createSmallSite(({ pictures }) => pictures.clear()))).toContain(
    'pictures: contains no picture: add the firm’s pictures.',
  );
});

test('§2.1 the check accepts an SVG that embeds fonts and references its own gradients, even with escaped quotes', () => {
  const drawing = '<style>@font-face{src:url(data:font/woff2;base64,AA)}</style><g style="fill:url(&quot;#a&quot;)"/>';
  expect(listFindingLines(createSmallSite(changeDrawing(drawing)))).toEqual([]);
});
