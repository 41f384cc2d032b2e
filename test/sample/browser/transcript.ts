import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'transcripts');
const isUpdating = process.env['UPDATE_TRANSCRIPTS'] === '1';
const HOW = 'Read it aloud; if it is right, `npm run transcripts` writes it down.';

const fileOf = (name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return `${plain.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')}.txt`;
};

/** Lines of both, in order, marked '-' (was), '+' (is) or ' ' (the same), by their longest common sequence. */
function compare(was: readonly string[], is: readonly string[]): string[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  const common = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = was[i] === is[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      lines.push(`  ${was[i]}`);
      i += 1;
      j += 1;
    } else if (j >= is.length || (i < was.length && common(i + 1, j) >= common(i, j + 1))) {
      lines.push(`- ${was[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${is[j]}`);
      j += 1;
    }
  }
  return lines;
}

/** Changed lines with two of context either side. */
function excerpt(lines: readonly string[]): string {
  const isNear = (at: number) => lines.slice(Math.max(0, at - 2), at + 3).some((line) => !line.startsWith(' '));
  return lines.flatMap((line, at) => (isNear(at) ? [line] : isNear(at - 1) ? ['  …'] : [])).join('\n');
}

/** Holds what is spoken against the transcript of that name; with UPDATE_TRANSCRIPTS=1 writes it instead. */
export function assertTranscript(name: string, phrases: readonly string[]): void {
  const file = path.join(FOLDER, fileOf(name));
  if (isUpdating) {
    writeFileSync(file, `${phrases.join('\n')}\n`);
    return;
  }
  assert.ok(existsSync(file), `${fileOf(name)} is not written yet. ${HOW}\n${phrases.join('\n')}`);
  const was = readFileSync(file, 'utf8').trimEnd().split('\n');
  const is = phrases.join('\n').split('\n');
  if (was.join('\n') !== is.join('\n'))
    assert.fail(`${fileOf(name)} reads differently. ${HOW}\n${excerpt(compare(was, is))}`);
}

/** Transcripts that none of `names` stands for. */
export function orphans(names: readonly string[]): string[] {
  const expected = new Set(names.map(fileOf));
  return readdirSync(FOLDER).filter((file) => !expected.has(file));
}
