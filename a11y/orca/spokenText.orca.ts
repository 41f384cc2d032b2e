/** Tests how eSpeak NG, Orca's synthesizer, reads the written forms of numbers and abbreviations on the pages. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { SHORT_FORMS, SPOKEN_FORMS } from '../spokenText';

/** Returns the phonemes of an English text, without spaces and without the marks of stress, length and pauses. */
const getPhonemes = (text: string): string =>
  execFileSync('espeak-ng', ['-q', '-x', '-v', 'en', '--', text], { encoding: 'utf8' }).replaceAll(/[',_;:!\s-]/g, '');

for (const { example, words } of SPOKEN_FORMS)
  test(`1.3.1 eSpeak NG reads '${example}' as '${words}'`, () => {
    assert.equal(getPhonemes(example), getPhonemes(words));
  });

for (const { example, words } of SHORT_FORMS)
  test(`1.3.1 eSpeak NG does not read the short form '${example}' as '${words}'`, () => {
    assert.notEqual(getPhonemes(example), getPhonemes(words));
  });
