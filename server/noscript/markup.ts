/**
 * Detaches and restores the forms in built pages, and inserts tokens and selected options. By default, a static file
 * contains no form that posts, because some static hosts do not accept POST requests. The build uses this module to
 * detach the forms. The relay restores the forms when it serves a page.
 */

const FORM_PATTERN = /<form [^>]*\bmethod="post"[^>]*>.*?<\/form>/s;
const DETACHED_FORM_PATTERN =
  /<script type="text\/html" data-form="">(.*?)<\/script><(noscript|p) data-instead="">.*?<\/\2>/s;
const TOKEN_FIELD_PATTERN = /(<input type="hidden" name="token" value=")("\/?>)/;

/** The placeholders for title and body in the HTML template that the build writes for server-rendered pages. */
export const DOCUMENT_PLACEHOLDERS = { title: '{{title}}', body: '{{body}}' } as const;

/**
 * Moves a page's form into a `script` element that browsers neither execute nor render (a data block). A `template`
 * element would not hide the form in browsers that do not support `template`. The page shows the inline markup
 * `replacement` instead of the form. If `isScripted`, only browsers without JavaScript show the replacement; otherwise
 * all browsers do.
 */
export function detachForm(html: string, replacement: string, isScripted: boolean): string {
  const tag = isScripted ? 'noscript' : 'p';
  return html.replace(
    FORM_PATTERN,
    (form) => `<script type="text/html" data-form="">${form}</script><${tag} data-instead="">${replacement}</${tag}>`,
  );
}

/** The maximum number of names that are read from a query. No form has more select lists. */
const MAX_QUERY_NAMES = 8;

/** Returns whether a page contains a detached form. */
export const hasDetachedForm = (html: string): boolean => DETACHED_FORM_PATTERN.test(html);

/** Returns the page with its form restored. */
export const restoreForm = (html: string): string =>
  html.replace(DETACHED_FORM_PATTERN, (_match, form: string) => form);

/** Returns the page with a form token in its form. */
export const insertToken = (html: string, token: string): string =>
  html.replace(TOKEN_FIELD_PATTERN, (_match, head, tail) => `${head}${token}${tail}`);

/**
 * Selects the option that the query names for each list (`?plan=plan-a`). An option may also preselect options of other
 * lists (`data-preselects="addon=addon-b industry=retail"`). The query and earlier options take precedence. Unknown
 * names and values have no effect. Uses the first value of each name, and at most eight names of the query, because
 * each name requires a search of the page.
 */
export function selectOptions(html: string, search: URLSearchParams): string {
  let updatedHtml = html;
  const names = [...new Set(search.keys())].slice(0, MAX_QUERY_NAMES);
  // Options that another option preselects are appended to this map, so the loop processes them too.
  const valuesByName = new Map(names.map((name) => [name, search.get(name) ?? '']));
  for (const [name, value] of valuesByName) {
    if (!/^\w+$/.test(name) || !/^[\w-]+$/.test(value)) continue;
    const selectPattern = new RegExp(`<select [^>]*name="${name}".*?</select>`, 's');
    const optionPattern = new RegExp(`<option value="${value}"[^>]*?(?= selected=""|>)`);
    updatedHtml = updatedHtml.replace(selectPattern, (select) => {
      const [optionTag] = optionPattern.exec(select) ?? [];
      if (optionTag === undefined) return select;
      const [, preselections = ''] = / data-preselects="([^"]*)"/.exec(optionTag) ?? [];
      for (const [, otherName = '', preselectedValue = ''] of preselections.matchAll(/(\w+)=([\w-]+)/g))
        if (!search.has(otherName) && !valuesByName.has(otherName)) valuesByName.set(otherName, preselectedValue);
      return select.replaceAll(' selected=""', '').replace(optionTag, () => `${optionTag} selected=""`);
    });
  }
  return updatedHtml;
}
