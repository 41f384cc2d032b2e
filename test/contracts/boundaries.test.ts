import { filesBelow, filesElsewhere, importsOf, type ImportArrow } from './sources';

/** Tests and what only tests use may reach across; so may a firm's drawings, which stand on the tools of `scripts/`. */
const isTest = (file: string) =>
  /\.(?:test|postgres)(-support)?\.tsx?$|\/testing\/|^src\/content\/[^/]+\/drawings\//.test(file);
const files = [...filesBelow('src', /\.tsx?$/), ...filesElsewhere(/\.ts$/), ...filesBelow('server', /\.ts$/)].filter(
  (file) => !isTest(file),
);
const known = new Set([...files, ...filesBelow('src', /\.css$/)]);
const arrows = files.flatMap((file) => importsOf(file, known));

/**
 * What every room may use: shapes, the helpers that fill words in and know currencies and directions, and of the firm what a visitor reads or hears
 * everywhere: its words, and the language that they are in.
 */
const FOR_ALL =
  /^src\/(?:site\/(?:types|fill|currency|direction|words\/\w+)|content\/[^/]+\/(?:words\/\w+|settings))\.ts$/;
/** References begin with the firm's letters, and mails come from it. */
const FIRM = /^src\/content\/[^/]+\/firm\.ts$/;

/** Who may import whom (README, "The house"), besides its own folder and what is for all. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: ['content', 'site', 'pages', 'forms', 'components', 'store', 'hooks'],
  pages: ['content', 'site', 'forms', 'components', 'store', 'hooks'],
  forms: ['components', 'store', 'submission', 'hooks'],
  components: ['site', 'hooks'],
  store: ['submission'],
  content: ['site'],
  site: [],
  submission: [],
  hooks: [],
  start: ['hooks'],
  styles: [],
};

/** The words of the firm, and the language they are in: every room whose parts say something may read them. */
const isWords = (from: string, to: string): boolean =>
  /^src\/(app|pages|components|hooks)\//.test(from) && /^src\/content\/[^/]+\/(words\/\w+|settings)\.ts$/.test(to);

const roomOf = (file: string): string => file.split('/')[1] ?? '';

function isAllowed({ from, to }: ImportArrow): boolean {
  if (FOR_ALL.test(to) || isWords(from, to)) return true;
  if (FIRM.test(to) && /^(?:server|src\/submission)\//.test(from)) return true;
  if (from.startsWith('server/')) {
    return to.startsWith('server/') || to.startsWith('src/submission/');
  }
  if (/^src\/index(\.server)?\.tsx$/.test(from)) return to.startsWith('src/');
  const room = roomOf(from);
  return to.startsWith(`src/${room}/`) || (MAY_IMPORT[room] ?? []).some((other) => to.startsWith(`src/${other}/`));
}

test('README "The house": every import follows an arrow of the picture', () => {
  const local = arrows.filter(({ isLocal }) => isLocal);
  const strays = local.filter((arrow) => !isAllowed(arrow)).map(({ from, to }) => `${from} → ${to}`);
  expect(local.length).toBeGreaterThan(100);
  expect(strays).toEqual([]);
});

test('README "The house": every local import leads to a file', () => {
  const lost = arrows.filter(({ to, isLocal }) => isLocal && !known.has(to)).map(({ from, to }) => `${from} → ${to}`);
  expect(lost).toEqual([]);
});

test('README "The house": no import circle', () => {
  const next = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of arrows)
    if (!isTypeOnly && known.has(to)) next.set(from, [...(next.get(from) ?? []), to]);
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push([...trail.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

test('README "The house": the rules and payloads know neither React nor the DOM', () => {
  const packages = arrows
    .filter(({ from, isLocal }) => from.startsWith('src/submission/') && !isLocal)
    .map(({ to }) => to);
  expect(packages.filter((name) => /^react|formik|redux/.test(name))).toEqual([]);
});

/** Every file that a script's entry leads to, by arrows that `follow` takes. */
function reachedFrom(entry: string, follow: (arrow: ImportArrow) => boolean): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const file of reached)
    for (const arrow of arrows) if (arrow.from === file && !arrow.isTypeOnly && follow(arrow)) reached.add(arrow.to);
  return reached;
}
const wordsIn = (reached: ReadonlySet<string>): string[] =>
  [...reached].flatMap((file) => /\/words\/(\w+)\.ts$/.exec(file)?.[1] ?? []).toSorted();

test('README "The house": no page carries the words of mails, nor those of the relay', () => {
  const isDirectMode = ({ to }: ImportArrow) => to === 'src/submission/transports/direct.ts';
  expect(arrows.filter(isDirectMode).map(({ isDynamic }) => isDynamic)).toEqual([true]);
  const anywhere = wordsIn(reachedFrom('src/index.tsx', (arrow) => !isDirectMode(arrow)));
  expect(anywhere).toEqual(expect.arrayContaining(['forms', 'messages', 'outcomes']));
  expect(anywhere).not.toContain('mails');
  expect(anywhere).not.toContain('relay');
});

test('README "The house": no page carries the value of the whole site', () => {
  const values = files.filter((file) => /^src\/content\/[^/]+\/site\.ts$/.test(file));
  expect(values.length).toBeGreaterThan(0);
  expect([...reachedFrom('src/index.tsx', () => true)].filter((file) => values.includes(file))).toEqual([]);
});

test('README "The house": of the words of forms every page carries only what became of one', () => {
  const atOnce = wordsIn(reachedFrom('src/app/site.ts', ({ isDynamic }) => !isDynamic));
  expect(atOnce).toContain('outcomes');
  expect(atOnce).not.toContain('forms');
  expect(atOnce).not.toContain('messages');
});

test('README "The house": words need no code, so the server reads them without React and the DOM', () => {
  expect(arrows.filter(({ from, isTypeOnly }) => /^src\/content\/.*\/words\//.test(from) && !isTypeOnly)).toEqual([]);
});
