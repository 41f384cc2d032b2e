import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSample } from '../../src/site/sample';
import { listProjectFiles } from './sources';

/**
 * These tests compare the documents with the project: npm scripts, commands, links, paths and environment variables.
 * One test limits the length of the guides.
 */
const projectFiles = listProjectFiles();
const markdownFiles = projectFiles.filter((file) => file.endsWith('.md'));
const guides = markdownFiles.filter((file) => /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\//.test(file));
const readText = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

interface NameInFile {
  /** The file and the line, such as 'README.md:12'. */
  location: string;
  name: string;
}

/** Returns the names that the first capture group of a pattern matches in files, each with its file and line. */
const findNames = (files: readonly string[], pattern: RegExp): NameInFile[] =>
  files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([, name = '']) => ({ location: `${file}:${index + 1}`, name })),
      ),
  );

const formatName = ({ location, name }: NameInFile): string => `${location}: ${name}`;

/** Returns the anchor that GitHub generates for a heading. */
const getAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const listAnchors = (file: string): string[] =>
  [...readText(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => getAnchor(heading));

test('docs, comments and messages name only npm scripts that exist', () => {
  const textFiles = projectFiles.filter((file) =>
    /\.(md|[cm]?[jt]sx?|css|gs|json|ya?ml|service|conf)$|^\.ci\//.test(file),
  );
  const namedScripts = findNames(textFiles, /npm run (?:-s )?([a-z][a-z0-9-]*(?::[a-z0-9-]+)*)/g);
  expect(namedScripts.filter(({ name }) => !(name in scripts)).map(formatName)).toEqual([]);
});

test('docs name every npm script', () => {
  const text = guides.map(readText).join('\n');
  const isNamed = (name: string) =>
    new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(text) || text.includes(`\`${name}\``);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test('docs name only commands of scripts/command.cjs that exist', () => {
  const namedCommands = findNames(markdownFiles, /scripts\/command\.cjs ([\w/]+)/g);
  expect(namedCommands.filter(({ name }) => !existsSync(`scripts/${name}.ts`)).map(formatName)).toEqual([]);
});

test('docs link only to files and headings that exist', () => {
  const links = findNames(markdownFiles, /\]\(([^)\s]+)\)/g).filter(({ name }) => !/^[a-z]+:/.test(name));
  const brokenLinks = links.filter(({ location, name }) => {
    const [sourceFile = ''] = location.split(':');
    const [target = '', anchor] = name.split('#');
    const file = target === '' ? sourceFile : path.join(path.dirname(sourceFile), target);
    if (!existsSync(file)) return true;
    return anchor !== undefined && !listAnchors(file).includes(decodeURIComponent(anchor));
  });
  expect(brokenLinks.map(formatName)).toEqual([]);
});

test('docs name only files and folders that exist', () => {
  const namedPaths = findNames(
    guides,
    /`((?:src|server|scripts|test|a11y|docs|deploy|public|\.github|\.ci)\/[^`\s]*)`/g,
  );
  const isExistingPath = (name: string): boolean => {
    // Removes the first path segment that contains a placeholder or wildcard, and all later segments.
    const [fixedPart = ''] = name.split(/[*{…]/);
    const literalPath = fixedPart === name ? fixedPart : fixedPart.slice(0, fixedPart.lastIndexOf('/'));
    return existsSync(literalPath) || existsSync(path.join('public', literalPath));
  };
  // A firm's project may lack the other firms and the tests of the sample (docs/content-guide.md).
  const isRequired = (name: string): boolean => isSample() || !/^(?:src\/content|test\/sample)\//.test(`${name}/`);
  expect(namedPaths.filter(({ name }) => isRequired(name) && !isExistingPath(name)).map(formatName)).toEqual([]);
});

test('docs name each environment variable that a command reads, and no variable that the code lacks', () => {
  const codeFiles = projectFiles.filter((file) => /\.(ts|tsx|js|cjs|mjs|gs|service|yaml|conf)$|Dockerfile$/.test(file));
  const text = codeFiles.map(readText).join('\n');
  const namedVariables = findNames(guides, /`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g);
  expect(namedVariables.filter(({ name }) => !text.includes(name)).map(formatName)).toEqual([]);
  const guidesText = guides.map(readText).join('\n');
  const commandSources = codeFiles
    .filter((file) => /^(scripts|a11y|test|webpack\.config\.ts)/.test(file))
    .map(readText);
  const usedVariables = commandSources.flatMap((source) =>
    [...source.matchAll(/process\.env\['([A-Z][A-Z0-9_]+)'\]/g)].map(([, name = '']) => name),
  );
  const EXTERNAL_VARIABLES = ['PATH', 'NODE_ENV', 'CI', 'HOME', 'TMPDIR'];
  const undocumentedVariables = [...new Set(usedVariables)].filter(
    (name) => !EXTERNAL_VARIABLES.includes(name) && !guidesText.includes(name),
  );
  expect(undocumentedVariables).toEqual([]);
});

test('each recipe of docs/deployment.md that builds the site selects the firm', () => {
  const buildCommands = findNames(['docs/deployment.md'], /Run `([^`]*npm run build)`/g);
  expect(buildCommands.length).toBeGreaterThan(0);
  expect(buildCommands.filter(({ name }) => !name.includes('SITE=')).map(formatName)).toEqual([]);
});

test('no documented outbox command makes npm or systemd log its arguments, which may contain an e-mail address', () => {
  expect(readText('.npmrc')).toMatch(/^logs-max=0$/m);
  const commands = findNames(guides, /^(systemd-run .*)$/g);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(({ name }) => !name.includes(' --description=')).map(formatName)).toEqual([]);
});

test('docs/operations.md names each log event with the level error', () => {
  const serverFiles = projectFiles.filter((file) => /^server\/(?!testing\/).*(?<!\.test)\.ts$/.test(file));
  const events = findNames(serverFiles, /(?:'error'.*?, |exitOnError\()(?:\w+ \? )?'([a-z-]+\.[a-z-]+)'/g);
  expect(events.length).toBeGreaterThan(0);
  const text = readText('docs/operations.md');
  expect(events.filter(({ name }) => !text.includes(`\`${name}\``)).map(formatName)).toEqual([]);
});

test('no guide exceeds its maximum number of lines', () => {
  const LINE_LIMITS: Readonly<Record<string, number>> = { 'README.md': 120, 'CONTRIBUTING.md': 100 };
  const countLines = (file: string) => readText(file).split('\n').length - 1;
  const longGuides = guides.filter(
    (file) => countLines(file) > (LINE_LIMITS[file] ?? (file.startsWith('docs/') ? 250 : 150)),
  );
  expect(longGuides).toEqual([]);
});
