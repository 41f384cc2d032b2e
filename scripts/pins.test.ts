import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORKFLOWS_FOLDER = '.github/workflows';
const workflowFiles = readdirSync(WORKFLOWS_FOLDER).map((name) => path.join(WORKFLOWS_FOLDER, name));

/** Returns the values after a keyword in a file's lines, each with the file's name. */
const findReferences = (file: string, keyword: RegExp): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, reference] = new RegExp(`^[\\s-]*${keyword.source}\\s+(.+)$`).exec(line) ?? [];
      return reference === undefined ? [] : [`${file}: ${reference}`];
    });

const findUnpinnedReferences = (references: readonly string[], pinnedPattern: RegExp): string[] =>
  references.filter((reference) => !pinnedPattern.test(reference));

test('§6 every action of a workflow is pinned to a commit, with its version as a comment', () => {
  const actions = workflowFiles.flatMap((file) => findReferences(file, /uses:/));
  expect(actions).not.toEqual([]);
  expect(findUnpinnedReferences(actions, /: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)).toEqual([]);
});

test('§6 every base image of a container is pinned to a digest, with its tag', () => {
  const images = [
    ...workflowFiles.flatMap((file) => findReferences(file, /(?:container|image):/)),
    ...findReferences('deploy/Dockerfile', /FROM/),
  ];
  expect(images).toHaveLength(3);
  expect(findUnpinnedReferences(images, /: [\w/-]+:[\w.-]+@sha256:[0-9a-f]{64}( AS \w+)?$/)).toEqual([]);
});
