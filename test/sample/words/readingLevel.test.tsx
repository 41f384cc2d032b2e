import { measureGradeLevel, measureReadingLevel, findReadingProblem } from './readingLevel';

const HARD_TEXT =
  'Notwithstanding considerable organisational complexity, the comprehensive implementation of interdisciplinary ' +
  'methodologies necessitates continuous evaluation of operational prerequisites, particularly concerning the ' +
  'responsibilities of administrative authorities.';
const PLAIN_TEXT =
  'You can call us or write to us. We read each note and send you an answer the same day. If we can not help, we say so, ' +
  'and we tell you who can.';

const createMain = (html: string): HTMLElement => {
  const main = document.createElement('main');
  main.innerHTML = html;
  return main;
};
const renderSummary = (text: string): string => `<section><h2>In short</h2><p>${text}</p></section>`;

test('3.1.5 the check follows the formula of Flesch and Kincaid', () => {
  // Six words of one syllable in a sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(measureGradeLevel(['The cat sat on the mat.'])).toBeCloseTo(-1.45);
  // Ten words in two sentences, 15 syllables: 0.39 × 5 + 11.8 × 1.5 − 15.59.
  expect(measureGradeLevel(['We carry water over the bridge. My sister follows it.'])).toBeCloseTo(4.06);
});

test('3.1.5 the check reports the page, the level and the hardest sentence of a hard text, and accepts a plain text', () => {
  expect(findReadingProblem('/terms', createMain(`<p>${HARD_TEXT}</p>`))).toMatch(
    /^\/terms needs \d\d\.\d years[^]*Notwithstanding/,
  );
  expect(findReadingProblem('/terms', createMain(`<p>${PLAIN_TEXT}</p>`))).toBeNull();
});

test('3.1.5 the check reports a hard paragraph beside short phrases, and a hard list item', () => {
  const shortItem = '<li>We call you on the next day</li>'.replace(/day/, '$& or two');
  const easyItems = Array.from({ length: 20 }, (_, index) => shortItem.replace('two', `${index}`)).join('');
  expect(findReadingProblem('/', createMain(`<p>${HARD_TEXT}</p><ul>${easyItems}</ul>`))).not.toBeNull();
  expect(findReadingProblem('/', createMain(`<ul><li>${HARD_TEXT.replace('.', '')}</li></ul>`))).not.toBeNull();
});

test('3.1.5 the check accepts hard words with a plain summary, but not with a hard, short or hidden summary', () => {
  const hardParagraph = `<p>${HARD_TEXT}</p>`;
  expect(findReadingProblem('/', createMain(hardParagraph + renderSummary(PLAIN_TEXT)))).toBeNull();
  expect(findReadingProblem('/', createMain(hardParagraph + renderSummary(HARD_TEXT)))).not.toBeNull();
  expect(findReadingProblem('/', createMain(hardParagraph + renderSummary('It is hard. Call us.')))).not.toBeNull();
  expect(
    findReadingProblem('/', createMain(`${hardParagraph}<div hidden>${renderSummary(PLAIN_TEXT)}</div>`)),
  ).not.toBeNull();
});

test('3.1.5 the check ignores names, addresses, headings, links and controls', () => {
  expect(measureGradeLevel(['We met Katharina Vogel of Harbourline Exports here.'])).toBe(
    measureGradeLevel(['We met of here.']),
  );
  expect(measureGradeLevel(['Write to hello@organisation.example today.'])).toBe(
    measureGradeLevel(['Write to today.']),
  );
  const controls = `<h2>${HARD_TEXT}</h2><button>${HARD_TEXT}</button><li><a href="/">${HARD_TEXT}</a></li><label>${HARD_TEXT}</label>`;
  expect(measureReadingLevel(createMain(controls)).wordCount).toBe(0);
});
