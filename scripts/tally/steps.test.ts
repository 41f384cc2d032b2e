import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const suite = (name: string, text: string): string => {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `import assert from 'node:assert'; import { describe, test } from 'node:test'; ${text}`);
  return `${process.execPath} --test --test-reporter=${path.resolve('scripts/tally/node.js')} ${file}`;
};

/** Runs steps as a tier, and gives what its output ends with, and its status. */
function closing(steps: readonly { name: string; command: string; isOne?: boolean }[]) {
  const program = path.join(folder, 'tier.mts');
  writeFileSync(
    program,
    `import { runTiers } from '${path.resolve('scripts/tally/steps.ts')}'; await runTiers([{ steps: ${JSON.stringify(steps)} }]);`,
  );
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  return { lines: stdout.trim().split('\n'), status };
}

test('what failed is told with its message in the last lines, before how much did', () => {
  const { lines, status } = closing([
    { name: 'good', command: suite('good', `test('one', () => {});`) },
    {
      name: 'bad',
      command: suite(
        'bad',
        `describe('all', () => { test('two', () => {}); test('three', () => assert.equal(1, 2, 'not the same')); test.skip('four', () => {}); });`,
      ),
    },
    { name: 'stopped', command: 'exit 3', isOne: true },
  ]);
  const end = lines.slice(lines.indexOf('✖ bad › three'));
  expect(end).toEqual([
    '✖ bad › three',
    '    not the same',
    '✖ bad › four',
    '    did not run',
    '✖ stopped › stopped',
    '    ended with 3',
    expect.stringMatching(/^\d+\.\d min {2}good: 1 passed, 0 failed$/),
    expect.stringMatching(/^\d+\.\d min {2}bad: 1 passed, 2 failed$/),
    expect.stringMatching(/^\d+\.\d min {2}stopped: 0 passed, 1 failed$/),
    '2 passed, 3 failed',
  ]);
  expect(status).toBe(1);
});

test('a step that counts nothing is a fault', () => {
  const { lines, status } = closing([{ name: 'empty', command: 'true' }]);
  expect(lines).toEqual(expect.arrayContaining(['✖ empty › empty', '    nothing ran']));
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});
