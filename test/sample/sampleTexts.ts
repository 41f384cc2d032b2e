import { traverse, types as t } from '@babel/core';
import { SAMPLE as firm } from '../../src/site/sample';
import { listFiles, readSource, parseSource } from '../contracts/sources';

/** Functions that find texts of the sample in a source. */

export const SAMPLE_FOLDER = `src/content/${firm.folder}`;
/** The folder with the words of the sample's language, which the sample re-exports. */
const WORDS_FOLDER = 'src/languages/en';
/** Matches the files without texts of the firm: audit results, words of the conformance report, countries, addresses. */
export const FILES_WITHOUT_TEXTS = /\/(accessibilityResults|conformance|countries|(?:words|en)\/addresses)\.ts$/;

export interface TextPosition {
  line: number;
  text: string;
}

const normalise = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ').trim();
const splitWords = (text: string): string[] => text.match(/\p{L}[\p{L}\d]*(?:['-][\p{L}\d]+)*/gu) ?? [];

/** Returns every text in a source, without import paths. */
function extractTexts(source: string, file: string): TextPosition[] {
  const texts: TextPosition[] = [];
  const addText = (text: string, node: t.Node): void => {
    texts.push({ text: normalise(text), line: node.loc?.start.line ?? 0 });
  };
  traverse(parseSource(source, file), {
    StringLiteral: ({ node, parent }) => {
      if (!t.isImportDeclaration(parent) && !t.isExportDeclaration(parent)) addText(node.value, node);
    },
    TemplateElement: ({ node }) => addText(node.value.cooked ?? node.value.raw, node),
    JSXText: ({ node }) => addText(node.value, node),
    RegExpLiteral: ({ node }) => addText(node.pattern, node),
  });
  return texts;
}

/** The literal values in the content types, such as page kinds and values of settings, which all firms use. */
const LITERAL_VALUES = new Set(
  listFiles('src/site', /(?<!\.test)\.ts$/).flatMap((file) => {
    const literalValues: string[] = [];
    traverse(parseSource(readSource(file), file), {
      StringLiteral: ({ node, parent }) => {
        if (t.isTSLiteralType(parent) || t.isTSPropertySignature(parent)) literalValues.push(node.value);
      },
    });
    return literalValues;
  }),
);
const packageJson = JSON.parse(readSource('package.json')) as Record<string, Record<string, string>>;
const PACKAGE_NAMES = new Set(Object.keys({ ...packageJson['dependencies'], ...packageJson['devDependencies'] }));

/**
 * Returns true when a text is specific to the firm. Specific texts are sentences, four words of a sentence, capitalised
 * names and titles, addresses, prices, and ids or paths of several words. Single words such as 'Basic', and two words
 * such as 'custom solution', are not specific.
 */
function isSpecific(text: string): boolean {
  if (LITERAL_VALUES.has(text.replace(/^\//, '')) || PACKAGE_NAMES.has(text)) return false;
  if (/@|:\/\/|\p{Sc}\s?\d/u.test(text)) return true;
  const words = splitWords(text);
  const isCapitalised = (word: string) => /^\p{Lu}/u.test(word);
  if (/\s/.test(text))
    return (
      words.length > 3 ||
      (words.length === 3 && isCapitalised(text)) ||
      (words.length === 2 && words.every(isCapitalised))
    );
  return /^\/?[a-z\d]*[a-z]{3,}(-[a-z\d]+)*-[a-z\d]*[a-z]{3,}$/.test(text);
}

/** The files of the sample's specific texts, by text. Placeholders divide a text into several texts. */
export const FILE_BY_TEXT = new Map(
  [SAMPLE_FOLDER, WORDS_FOLDER]
    .flatMap((folder) => listFiles(folder, /\.ts$/))
    .filter((file) => !FILES_WITHOUT_TEXTS.test(file))
    .flatMap((file) => extractTexts(readSource(file), file).map(({ text }) => ({ text, file })))
    .flatMap(({ text, file }) => text.split(/\s*\{\w+\}\s*/).map((part): [string, string] => [part, file]))
    .filter(([text]) => isSpecific(text)),
);
const sampleTexts = [...FILE_BY_TEXT.keys()].map((text) => ({ text, words: splitWords(text) }));

/** Returns each sequence of four consecutive words of a text. */
const listSequences = (words: readonly string[]): string[] =>
  words.slice(3).map((_word, index) => words.slice(index, index + 4).join(' '));
const SAMPLE_SEQUENCES = new Set(sampleTexts.flatMap(({ words }) => listSequences(words)));

const isAlphanumeric = (character: string | undefined): boolean => /[\p{L}\d]/u.test(character ?? '');

/** Returns the positions of `part` in `searchedText` at word boundaries. */
function findOffsets(part: string, searchedText: string): number[] {
  const offsets: number[] = [];
  for (let offset = searchedText.indexOf(part); offset >= 0; offset = searchedText.indexOf(part, offset + 1)) {
    const isInsideWord =
      (isAlphanumeric(part[0]) && isAlphanumeric(searchedText[offset - 1])) ||
      (isAlphanumeric(part.at(-1)) && isAlphanumeric(searchedText[offset + part.length]));
    if (!isInsideWord) offsets.push(offset);
  }
  return offsets;
}

/** Returns the lines of a source without comment markers, so that a sentence can continue across lines. */
const splitLines = (source: string): string[] =>
  source.split('\n').map((line) => normalise(line.replace(/^\s*(\*|\/\/|#)\s/, '').replaceAll(/\\(['"`])/g, '$1')));

/** Returns each complete text of the sample that a source contains in code or comments. */
function findWholeTexts(source: string): TextPosition[] {
  const lines = splitLines(source);
  const joinedText = lines.join(' ');
  const wordsOfText = new Set(splitWords(joinedText));
  const findLine = (index: number) => {
    let line = 0;
    for (let end = 0; line < lines.length && end <= index; line++) end += (lines[line] ?? '').length + 1;
    return line;
  };
  return sampleTexts
    .filter(({ words }) => words.every((word) => wordsOfText.has(word)))
    .flatMap(({ text }) => findOffsets(text, joinedText).map((offset) => ({ text, line: findLine(offset) })));
}

/**
 * Returns the texts in code that have at least four words and are a part of a text of the sample. Parses only sources
 * with four consecutive words of the sample, because parsing takes most of the time.
 */
function findPartialTexts(source: string, file: string): TextPosition[] {
  if (!listSequences(splitWords(splitLines(source).join(' '))).some((sequence) => SAMPLE_SEQUENCES.has(sequence)))
    return [];
  return extractTexts(source, file).filter(
    ({ text }) =>
      splitWords(text).length > 3 && sampleTexts.some((sampleText) => findOffsets(text, sampleText.text).length > 0),
  );
}

const SAMPLE_NAME = /banyan/i;
/** Returns each line that contains the sample's name, in any letter case. */
export const findSampleNames = (source: string): TextPosition[] =>
  source
    .split('\n')
    .flatMap((text, index) => (SAMPLE_NAME.test(text) ? [{ text: normalise(text), line: index + 1 }] : []));

/** Returns the texts of the sample in a source, at most one per line. */
export function findSampleTexts(source: string, file: string): TextPosition[] {
  const isCode = /\.[cm]?[jt]sx?$/.test(file);
  const findings = [
    ...findSampleNames(source),
    ...findWholeTexts(source),
    ...(isCode ? findPartialTexts(source, file) : []),
  ];
  return [...new Map(findings.map((finding) => [finding.line, finding])).values()].toSorted(
    (one, other) => one.line - other.line,
  );
}
