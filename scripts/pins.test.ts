import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(WORKFLOWS).map((name) => path.join(WORKFLOWS, name));

/** Returns the values after a keyword in a file's lines, each with the file's name. */
const findPinned = (file: string, keyword: RegExp): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, rest] = new RegExp(`^[\\s-]*${keyword.source}\\s+(.+)$`).exec(line) ?? [];
      return rest === undefined ? [] : [`${file}: ${rest}`];
    });

const findUnpinned = (references: readonly string[], pinned: RegExp): string[] =>
  references.filter((reference) => !pinned.test(reference));

test('§6 every action of a workflow is pinned to a commit, with its version as a comment', () => {
  const actions = workflows.flatMap((file) => findPinned(file, /uses:/));
  expect(actions).not.toEqual([]);
  expect(findUnpinned(actions, /: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)).toEqual([]);
});

test('§6 every base image of a container is pinned to a digest, with its tag', () => {
  const images = [
    ...workflows.flatMap((file) => findPinned(file, /(?:container|image):/)),
    ...findPinned('deploy/Dockerfile', /FROM/),
  ];
  expect(images).toHaveLength(3);
  expect(findUnpinned(images, /: [\w/-]+:[\w.-]+@sha256:[0-9a-f]{64}( AS \w+)?$/)).toEqual([]);
});
