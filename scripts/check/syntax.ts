import type { ImportResults } from './files';
import type { Finding } from './site';

/**
 * Matches the line, the column and the message of a syntax error from esbuild: '/acme/plans.ts:41:6: ERROR: Expected
 * "}" …'.
 */
const SYNTAX_ERROR_PATTERN = /:(\d+):(\d+): ERROR: ([^\n]+)/;

const OPENING_BRACKETS = '{[(';
const CLOSING_BRACKETS = '}])';
/** Matches a string, a comment or a bracket. A string in `'` or `"` contains no line break. */
const TOKEN_PATTERN = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\/|[{}[\]()]/g;

const countIndent = (line: string): number => line.length - line.trimStart().length;

const UNCLOSED_ADVICE = 'has an opening bracket without a closing one: add the closing bracket.';

/**
 * Returns the line and the advice for a bracket without its counterpart, or undefined. The search uses the indentation,
 * because Prettier indents the lines of both brackets equally.
 */
function explainUnmatchedBracket(source: string): [number, string] | undefined {
  const lines = source.split('\n');
  const openBrackets: { bracket: string; line: number }[] = [];
  for (const { 0: token, index } of source.matchAll(TOKEN_PATTERN)) {
    const line = source.slice(0, index).split('\n').length;
    const lineText = lines[line - 1] ?? '';
    if (OPENING_BRACKETS.includes(token)) openBrackets.push({ bracket: token, line });
    if (!CLOSING_BRACKETS.includes(token)) continue;
    const openingBracket = openBrackets.pop();
    if (!openingBracket) return undefined;
    const indentDifference = lineText.trimStart().startsWith(token)
      ? countIndent(lineText) - countIndent(lines[openingBracket.line - 1] ?? '')
      : 0;
    if (indentDifference > 0) return [line, 'has a closing bracket too many: remove it.'];
    if (OPENING_BRACKETS.indexOf(openingBracket.bracket) !== CLOSING_BRACKETS.indexOf(token) || indentDifference < 0)
      return [openingBracket.line, UNCLOSED_ADVICE];
  }
  const unclosedBracket = openBrackets.at(-1);
  return unclosedBracket && [unclosedBracket.line, UNCLOSED_ADVICE];
}

/**
 * Returns the number of the last code line before `line` if this code line lacks a comma, otherwise undefined. A
 * missing comma causes an error at the start of the next line. If code precedes `column` in `line`, a missing comma
 * is therefore not the cause.
 */
function findLineWithoutComma(lines: readonly string[], line: number, column: number): number | undefined {
  if ((lines[line - 1] ?? '').slice(0, column).trim() !== '') return undefined;
  const previousIndex = lines
    .slice(0, line - 1)
    .findLastIndex((earlierLine) => !/^\s*(?:\/\/.*|\/?\*.*)?$/.test(earlierLine));
  return /[,{[(:=]\s*(?:\/\/.*)?$/.test(lines[previousIndex] ?? ',') ? undefined : previousIndex + 1;
}

/**
 * Returns the line to correct and the advice for a syntax error. esbuild reports the line at which its parser stopped.
 * The mistake may be on an earlier line.
 */
export function explainSyntaxError(source: string, line: number, column: number, message: string): [number, string] {
  const lines = source.split('\n');
  const lineText = lines[line - 1] ?? '';
  const textBefore = lineText.slice(0, column);
  const [nextWord = ''] = lineText.slice(column).split(/[\s',]/);
  if (message.startsWith('Unterminated string'))
    return [
      line,
      'a text has no quote at its end, or contains a line break: add the quote, or write the text on one line.',
    ];
  if (/^(?:Unexpected|Expected .* but found) "[‘’‚“”„«»‹›´]"/.test(message))
    return [line, "contains a curly quote outside a text: write a straight quote (') before and after the text."];
  if (/^Expected .* but found "?[\p{L}\d'"[{]/u.test(message)) {
    const lineWithoutComma = findLineWithoutComma(lines, line, column);
    if (lineWithoutComma !== undefined) return [lineWithoutComma, 'has no comma at its end: add one.'];
    if (/'[^']*'$/.test(textBefore.trimEnd()) && textBefore.trimEnd() === textBefore)
      return [
        line,
        `an apostrophe ends the text before ‘${nextWord}’: write ’ instead, or put the text in double quotes.`,
      ];
  }
  return explainUnmatchedBracket(source) ?? [line, `can't be read (${message}): correct this error.`];
}

/**
 * Returns a finding for each file that can't be read because of its syntax. `readSource` returns the source of a file.
 */
export function findSyntaxFaults(
  modules: ImportResults,
  folder: string,
  readSource: (file: string) => string,
): Finding[] {
  return [...modules.keys()].flatMap((file): Finding[] => {
    const errorMessages = [...modules.values()].flatMap((module) =>
      module instanceof Error ? [`${module.message}`] : [],
    );
    const filePath = `${folder}/${file}`;
    const errorMessage = errorMessages.find((message) => message.includes(`${filePath}:`));
    const [, line, column, message = ''] =
      SYNTAX_ERROR_PATTERN.exec(errorMessage?.slice(errorMessage.indexOf(filePath) + filePath.length) ?? '') ?? [];
    if (line === undefined) return [];
    const [lineNumber, advice] = explainSyntaxError(readSource(file), Number(line), Number(column), message);
    return [{ file, steps: [`line ${lineNumber}`], message: advice }];
  });
}
