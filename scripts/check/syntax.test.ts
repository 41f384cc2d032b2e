import { transformSync } from 'esbuild';
import { formatFinding } from './index';
import { findSyntaxFaults } from './syntax';

const FOLDER = '/firms/acme';
const SOURCE = `import { firm } from './firm';

/** The firm's plans. */
export const plans = [
  {
    name: 'Small',
    // The price.
    price: '£900',
    features: ['One', 'Two'],
  },
  {
    name: "Large",
    price: \`\${firm.name} {\`,
  },
];
`;

/** Returns esbuild's error message for a source, or ''. tsx loads the firm's files with esbuild. */
function getSyntaxMessage(source: string): string {
  try {
    transformSync(source, { loader: 'ts', sourcefile: `${FOLDER}/plans.ts`, logLevel: 'silent' });
    return '';
  } catch (error) {
    return (error as { message: string }).message;
  }
}

/** Returns the lines that the check prints about a changed source. */
function listSourceFindings(change: (source: string) => string): string[] {
  const source = change(SOURCE);
  expect(source).not.toBe(SOURCE);
  const error = new Error(getSyntaxMessage(source));
  const modules = new Map([
    ['plans.ts', error],
    ['site.ts', error],
  ]);
  return findSyntaxFaults(modules, FOLDER, () => source).map((finding) => formatFinding('', finding));
}

test.each<[string, (source: string) => string, string]>([
  ['a comma is missing', (source) => source.replace("'£900',", "'£900'"), 'line 8: has no comma at its end: add one.'],
  [
    'a comma is missing before a comment',
    (source) => source.replace("'Small',", "'Small'"),
    'line 6: has no comma at its end: add one.',
  ],
  [
    'a comma is missing after a brace',
    (source) => source.replace('  },\n', '  }\n'),
    'line 10: has no comma at its end: add one.',
  ],
  [
    'an apostrophe ends a text too early',
    (source) => source.replace("'Two'", "'Two's'"),
    'line 9: an apostrophe ends the text before ‘s’: write ’ instead, or put the text in double quotes.',
  ],
  [
    'a program has replaced straight quotes',
    (source) => source.replace("'Two'", '‘Two’'),
    "line 9: contains a curly quote outside a text: write a straight quote (') before and after the text.",
  ],
  [
    'a quote is missing',
    (source) => source.replace("'Small'", "'Small"),
    'line 6: a text has no quote at its end, or contains a line break: add the quote, or write the text on one line.',
  ],
  [
    'a brace is missing in the middle',
    (source) => source.replace('  },\n', ''),
    'line 5: has an opening bracket without a closing one: add the closing bracket.',
  ],
  [
    'a bracket is missing at the end',
    (source) => source.replace('];\n', ''),
    'line 4: has an opening bracket without a closing one: add the closing bracket.',
  ],
  [
    'a brace is written twice',
    (source) => source.replace('  },\n', '  },\n  },\n'),
    'line 11: has a closing bracket too many: remove it.',
  ],
  [
    'a field ends with a brace',
    (source) => source.replace("'Two'],\n", "'Two'],\n    },\n"),
    'line 10: has a closing bracket too many: remove it.',
  ],
  [
    'the file has another syntax error',
    (source) => source.replace("price: '£900'", 'price = = 900'),
    'line 8: can\'t be read (Unexpected "="): correct this error.',
  ],
])('§3 the check names the line to correct when %s', (_title, change, line) => {
  expect(listSourceFindings(change)).toEqual([`plans.ts › ${line}`]);
});
