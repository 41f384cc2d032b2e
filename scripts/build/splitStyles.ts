import { list, parse, root } from 'postcss';

export interface SplitStyles {
  /** The rules that the first view needs. */
  screen: string;
  /** The print rules, for a file that does not block rendering. */
  print: string;
  /**
   * The rules for browsers without JavaScript, for a file that a `noscript` element links to. The media query of these
   * rules is removed.
   */
  noscript: string;
}

/** The media queries as the minifier writes them. */
const PRINT = 'print';
const NOSCRIPT = '(scripting:none)';

/**
 * Moves print rules and noscript rules out of minified styles, so that they do not delay the first view. Splits lists
 * of media queries. Throws when a block or a string is not closed.
 */
export function splitStyles(css: string): SplitStyles {
  const screen = parse(css);
  const [print, noscript] = [root(), root()];
  screen.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media') return;
    const queries = list.comma(node.params);
    const others = queries.filter((query) => query !== PRINT && query !== NOSCRIPT);
    if (others.length === queries.length) return;
    // A minifier may write '@media(…)'. A query that begins with a word needs the space.
    node.raws.afterName = ' ';
    if (queries.includes(PRINT)) print.append(node.clone({ params: PRINT }));
    if (queries.includes(NOSCRIPT)) noscript.append(node.clone().nodes);
    if (others.length > 0) node.params = others.join(',');
    else node.remove();
  });
  return { screen: screen.toString(), print: print.toString(), noscript: noscript.toString() };
}
