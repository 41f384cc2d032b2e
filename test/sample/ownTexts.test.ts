import { readdirSync } from 'node:fs';
import path from 'node:path';
import { firm } from '#site/firm';
import home from '#site/home';
import { team } from '#site/leadership';
import { pages } from '#site/pages';
import services from '#site/services';
import { words } from '#site/words/forms';
import { filesBelow, readSource, ROOT } from '../contracts/sources';
import { namesIn, NO_TEXTS, OWN, ownTextsIn, SAMPLE } from './ownTexts';

const SOURCE = /\.([cm]?[jt]sx?|json|css|html|gs|py|xml)$|^run$/;
/** A firm's own folders, this one's tests, what was recorded of its pages, and packages by their names. */
const ELSEWHERE = new RegExp(
  `^(src/content|src/languages|test/sample|test/fuzz/corpus)/|\\.${path.basename(SAMPLE)}\\.json$|^package-lock\\.json$`,
);
/** The constant that names the sample's folder, the default of `#site`, and the routes that an auditor's pa11y-ci opens. */
const NAMES_IT = ['src/site/sample.js', 'package.json', '.pa11yci.json'];

/** What a new firm begins with: about rules and rights it may say what the sample says, but not whose site it is. */
const BEGINNING = /^scripts\/newFirm\/starter(?:\.\w+)?\//;
const textsIn = (file: string) =>
  BEGINNING.test(file) ? namesIn(readSource(file)) : ownTextsIn(readSource(file), file);

const ROOMS = ['.ci', 'a11y', 'docs', 'public', 'scripts', 'server', 'src', 'test'];
const files = [
  ...ROOMS.flatMap((room) => filesBelow(room, SOURCE)),
  ...readdirSync(ROOT).filter((file) => SOURCE.test(file)),
].filter((file) => !ELSEWHERE.test(file));

test('§3 no text of the sample stands outside its folder and its tests', () => {
  const places = files
    .filter((file) => !NAMES_IT.includes(file))
    .flatMap((file) => textsIn(file).map(({ line, text }) => `${file}:${line}: ${text}`));
  expect(places).toEqual([]);
});

test('§3 every room was read, and the sample’s pages, plans and words were looked for', () => {
  expect(files.length).toBeGreaterThan(500);
  for (const room of ['.ci/run', 'a11y', 'scripts', 'server', 'src', 'test', 'package.json'])
    expect(files.some((file) => file.startsWith(room))).toBe(true);
  expect(OWN.size).toBeGreaterThan(1000);
  const holders = new Set(OWN.values());
  const told = filesBelow(`${SAMPLE}/pricing`).concat(filesBelow('src/languages/en'));
  for (const file of told.filter((each) => !NO_TEXTS.test(each)))
    expect(`${file} ${holders.has(file)}`).toBe(`${file} true`);
});

const [slide] = home.hero;
const [member] = team.members;
const [service] = services.services;
const [comboPath] = Object.values(pages).flatMap((page) => (page.kind === 'combo' ? [page.path] : []));

test.each([
  ['the firm', firm.name],
  ['a person', member?.name],
  ['a price', service?.plans[0]?.price],
  ['a path', comboPath],
  ['a label', words.contact.submit],
  ['a title', slide?.title],
  ['a sentence', slide?.description],
])('§3 %s that is planted is found, in code and in a comment', (_title, text = '') => {
  expect(text).not.toBe('');
  expect(ownTextsIn(`const x = 1;\nconst y = ${JSON.stringify(text)};`, 'src/x.ts')).toMatchObject([{ line: 2 }]);
  expect(ownTextsIn(`/** As ${text} is. */`, 'src/x.ts')).toMatchObject([{ line: 1 }]);
});

test('§3 a sentence over two lines is found, and so is a good part of one', () => {
  const sentence = slide?.description.split(' ') ?? [];
  const [start, end] = [sentence.slice(0, 3).join(' '), sentence.slice(3).join(' ')];
  expect(ownTextsIn(`/*\n * ${start}\n * ${end}\n */`, 'src/x.css')).toMatchObject([{ line: 2 }]);
  expect(ownTextsIn(`const x = '${sentence.slice(1, 6).join(' ')}';`, 'src/x.ts')).toMatchObject([{ line: 1 }]);
});

test.each(["title: 'Plan A'", "label: 'Name'", '<b>Small</b>', "'/about'", "kind: 'site-map'", "'axe-core'"])(
  '§3 what is anybody’s is let alone: %s',
  (source) =>
    expect(ownTextsIn(`const x = (${source.includes(':') ? `{${source}}` : source});`, 'src/x.tsx')).toEqual([]),
);
