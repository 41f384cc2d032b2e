import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Need } from './files';

/** Where the site's code is; tests, audits and benches ask for more, of the sample firm. */
const SOURCES = ['src', 'server', 'scripts/build', 'scripts/check'];
const NO_SOURCE = /\.test\.|\btesting\b|^src\/content\b/;
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'#site\/([^']+)'/g;

/** Every export of the firm's files that the site's code imports by its name, each once. */
export function readNeeds(): Need[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ).filter((file) => /\.tsx?$/.test(file) && !NO_SOURCE.test(file));
  const needs = files.flatMap((by) =>
    [...readFileSync(by, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map(
          (name) =>
            name
              .trim()
              .replace(/^type\s+/, '')
              .split(/\s+as\s+/)[0] ?? '',
        )
        .filter(Boolean)
        .map((name) => ({ file: `${from}.ts`, name, by })),
    ),
  );
  return [...new Map(needs.toReversed().map((need) => [`${need.file}#${need.name}`, need])).values()].toReversed();
}
