import { filesBelow, importsOf, type ImportArrow } from './sources';

/** Tests and what only tests use may reach across; so may a firm's drawings, which stand on the tools of `scripts/`. */
const isTest = (file: string) => /\.test(-support)?\.tsx?$|\/testing\/|^src\/content\/[^/]+\/drawings\//.test(file);
const files = [...filesBelow('src', /\.tsx?$/), ...filesBelow('server', /\.ts$/)].filter((file) => !isTest(file));
const known = new Set([...files, ...filesBelow('src', /\.css$/)]);
const arrows = files.flatMap((file) => importsOf(file, known));

/** Who may import whom (README, "The house"). Everything may use its own folder and `site/types`. */
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
  if (to === 'src/site/types.ts' || isWords(from, to)) return true;
  if (from.startsWith('server/')) {
    return (
      to.startsWith('server/') ||
      to.startsWith('src/submission/') ||
      /^src\/content\/[^/]+\/(firm|settings)\.ts$/.test(to)
    );
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
