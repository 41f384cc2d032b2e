import { list, parse, root } from 'postcss';

export interface SplitStyles {
  /** All rules except print rules and noscript rules. The first paint on a screen needs these rules. */
  screen: string;
  /** The print rules, for a file that does not block rendering. */
  print: string;
  /**
   * The rules for browsers without JavaScript, for a file to which a `noscript` element links. This stylesheet contains
   * the rules without their media query.
   */
  noscript: string;
}

/** The media queries as the minifier writes them. */
const PRINT_QUERY = 'print';
const NOSCRIPT_QUERY = '(scripting:none)';

/**
 * Moves print rules and noscript rules out of minified styles, so that these rules do not delay the first paint. Copies
 * a rule with several media queries into each matching stylesheet. Throws when a block or a string is not closed.
 */
export function splitStyles(css: string): SplitStyles {
  const screen = parse(css);
  const [print, noscript] = [root(), root()];
  screen.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media') return;
    const queries = list.comma(node.params);
    const otherQueries = queries.filter((query) => query !== PRINT_QUERY && query !== NOSCRIPT_QUERY);
    if (otherQueries.length === queries.length) return;
    // A minifier may write '@media(…)' without a space. After the split, the query may begin with a word, such as
    // 'print', and then needs the space.
    node.raws.afterName = ' ';
    if (queries.includes(PRINT_QUERY)) print.append(node.clone({ params: PRINT_QUERY }));
    if (queries.includes(NOSCRIPT_QUERY)) noscript.append(node.clone().nodes);
    if (otherQueries.length > 0) node.params = otherQueries.join(',');
    else node.remove();
  });
  return { screen: screen.toString(), print: print.toString(), noscript: noscript.toString() };
}
