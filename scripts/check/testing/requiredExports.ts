import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of the site's code. Tests, audits and benchmarks also import exports of the sample firm. */
const SOURCES = ['src', 'server', 'scripts/build', 'scripts/check'];
const NO_SOURCE = /\.test\.|\btesting\b|^src\/content\b/;
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'#site\/([^']+)'/g;

const getModuleName = (specifier: string): string =>
  specifier
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0] ?? '';

/**
 * Returns every export of the firm's files that the site's code imports, without duplicates: 'words/forms.ts#words'.
 */
export function readRequiredExports(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ).filter((file) => /\.tsx?$/.test(file) && !NO_SOURCE.test(file));
  const needs = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map(getModuleName)
        .filter(Boolean)
        .map((name) => `${from}.ts#${name}`),
    ),
  );
  return [...new Set(needs)];
}
