export interface SplitStyles {
  /** Without what holds on paper only. */
  screen: string;
  /** The rules for paper, for a file that holds nothing up. */
  print: string;
}

const PRINT = '@media print{';

/** Takes the rules that hold on paper only out of minified styles: nobody waits for them to see a page. */
export function splitPrint(css: string): SplitStyles {
  let screen = '';
  let print = '';
  let at = 0;
  for (let begin = css.indexOf(PRINT); begin >= 0; begin = css.indexOf(PRINT, at)) {
    const end = endOfBlock(css, begin);
    screen += css.slice(at, begin);
    print += css.slice(begin, end);
    at = end;
  }
  return { screen: screen + css.slice(at), print };
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
