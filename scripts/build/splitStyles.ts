export interface SplitStyles {
  /** Without what holds on paper or without scripts only. */
  screen: string;
  /** The rules for paper, for a file that holds nothing up. */
  print: string;
  /** The rules for visitors without scripts, bare: the link to their file stands in a `noscript`, which is the condition. */
  plain: string;
}

/** As they stand in a minified list of media queries. */
const PRINT = 'print';
const PLAIN = '(scripting:none)';

/**
 * Takes the rules that hold on paper or without scripts only out of minified styles: nobody else waits for them to see a
 * page. Of a list of media queries each goes where it belongs.
 */
export function splitStyles(css: string): SplitStyles {
  let screen = '';
  let print = '';
  let plain = '';
  let at = 0;
  for (const { 0: opening, 1: list = '', index: begin } of css.matchAll(/@media([^{]*)\{/g)) {
    const queries = list.split(',').map((query) => query.trim());
    const others = queries.filter((query) => query !== PRINT && query !== PLAIN);
    if (begin < at || others.length === queries.length) continue;
    const end = endOfBlock(css, begin);
    const rules = css.slice(begin + opening.length, end - 1);
    screen += css.slice(at, begin);
    if (others.length > 0) screen += `@media ${others.join(',')}{${rules}}`;
    if (queries.includes(PRINT)) print += `@media print{${rules}}`;
    if (queries.includes(PLAIN)) plain += rules;
    at = end;
  }
  return { screen: screen + css.slice(at), print, plain };
}

/** Where the block ends whose first brace comes next. Braces inside strings do not occur in our styles. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A style sheet ends inside a block');
}
