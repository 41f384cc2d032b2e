import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * These tests check that all files, headings and commands that a document names exist. They also check that every
 * command and every environment variable is documented.
 */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const documents = tracked.filter((file) => file.endsWith('.md'));
const guides = documents.filter((file) => /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\//.test(file));
const read = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

interface NameInFile {
  /** The file and the line: 'README.md:12'. */
  at: string;
  name: string;
}

/** Returns the names that the first group of a pattern captures in files, each with its file and line. */
const findNames = (files: readonly string[], pattern: RegExp): NameInFile[] =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([, name = '']) => ({ at: `${file}:${index + 1}`, name })),
      ),
  );

const show = ({ at, name }: NameInFile): string => `${at}: ${name}`;

/** Returns the anchor that GitHub generates for a heading. */
const getAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const listAnchors = (file: string): string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => getAnchor(heading));

test('docs, comments and messages name npm scripts that exist', () => {
  const texts = tracked.filter((file) => /\.(md|[cm]?[jt]sx?|css|gs|json|ya?ml|service|conf)$|^\.ci\//.test(file));
  const named = findNames(texts, /npm run (?:-s )?([a-z][a-z0-9-]*(?::[a-z0-9-]+)*)/g);
  expect(named.filter(({ name }) => !(name in scripts)).map(show)).toEqual([]);
});

test('docs name every npm script', () => {
  const text = guides.map(read).join('\n');
  const isNamed = (name: string) =>
    new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(text) || text.includes(`\`${name}\``);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test('docs name commands of scripts/command.cjs that exist', () => {
  const named = findNames(documents, /scripts\/command\.cjs ([\w/]+)/g);
  expect(named.filter(({ name }) => !existsSync(`scripts/${name}.ts`)).map(show)).toEqual([]);
});

test('docs link to files and headings that exist', () => {
  const links = findNames(documents, /\]\(([^)\s]+)\)/g).filter(({ name }) => !/^[a-z]+:/.test(name));
  const broken = links.filter(({ at, name }) => {
    const [from = ''] = at.split(':');
    const [target = '', anchor] = name.split('#');
    const file = target === '' ? from : path.join(path.dirname(from), target);
    if (!existsSync(file)) return true;
    return anchor !== undefined && !listAnchors(file).includes(decodeURIComponent(anchor));
  });
  expect(broken.map(show)).toEqual([]);
});

test('docs name files and folders that exist', () => {
  const named = findNames(guides, /`((?:src|server|scripts|test|a11y|docs|deploy|public|\.github|\.ci)\/[^`\s]*)`/g);
  const exists = (name: string): boolean => {
    // Removes the first segment with a placeholder or wildcard, and everything after it.
    const [fixed = ''] = name.split(/[*{…]/);
    const whole = fixed === name ? fixed : fixed.slice(0, fixed.lastIndexOf('/'));
    return existsSync(whole) || existsSync(path.join('public', whole));
  };
  expect(named.filter(({ name }) => !exists(name)).map(show)).toEqual([]);
});

test('docs name each variable that the code reads, and no other variable', () => {
  const code = tracked.filter((file) => /\.(ts|tsx|js|cjs|mjs|gs|service|yaml|conf)$|Dockerfile$/.test(file));
  const text = code.map(read).join('\n');
  const named = findNames(guides, /`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g);
  expect(named.filter(({ name }) => !text.includes(name)).map(show)).toEqual([]);
  const guidesText = guides.map(read).join('\n');
  const commands = code.filter((file) => /^(scripts|a11y|test|webpack\.config\.ts)/.test(file)).map(read);
  const used = commands.flatMap((source) =>
    [...source.matchAll(/process\.env\['([A-Z][A-Z0-9_]+)'\]/g)].map(([, name = '']) => name),
  );
  const FOREIGN_VARIABLES = ['PATH', 'PROGRAMFILES', 'LOCALAPPDATA', 'NODE_ENV', 'CI', 'HOME', 'TMPDIR'];
  const missing = [...new Set(used)].filter((name) => !FOREIGN_VARIABLES.includes(name) && !guidesText.includes(name));
  expect(missing).toEqual([]);
});

test('every document stays within its limit of lines', () => {
  const LIMITS: Readonly<Record<string, number>> = { 'README.md': 120, 'CONTRIBUTING.md': 100 };
  const countLines = (file: string) => read(file).split('\n').length - 1;
  const long = guides.filter((file) => countLines(file) > (LIMITS[file] ?? (file.startsWith('docs/') ? 250 : 150)));
  expect(long).toEqual([]);
});
