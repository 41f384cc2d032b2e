/**
 * Forms in built pages. A file that any host may serve holds none that posts: nothing might take it. The relay makes them
 * live as it serves them. Free of Node imports: the build uses it too.
 */

const FORM = /<form [^>]*\bmethod="post"[^>]*>.*?<\/form>/s;
const SET_ASIDE = /<script type="text\/html" data-form="">(.*?)<\/script><(noscript|p) data-instead="">.*?<\/\2>/s;
const TOKEN = /(<input type="hidden" name="token" value=")("\/?>)/;

/** Where a title and a page go in the frame that the build leaves for pages made on the server. */
export const FRAME = { title: '{{title}}', body: '{{body}}' } as const;

/**
 * Sets a page's form aside, in a script that is none: browsers that know no `template` would show what is in one. Puts `instead`,
 * markup for one line, in its place: for everybody, or where no script runs.
 */
export function setFormAside(html: string, instead: string, isScripted: boolean): string {
  const tag = isScripted ? 'noscript' : 'p';
  return html.replace(
    FORM,
    (form) => `<script type="text/html" data-form="">${form}</script><${tag} data-instead="">${instead}</${tag}>`,
  );
}

/** More than any form has lists. */
const MAX_NAMES = 8;

/** Whether a page holds a form that was set aside. */
export const hasFormAside = (html: string): boolean => SET_ASIDE.test(html);

/** The page with its form in place. */
export const putFormBack = (html: string): string => html.replace(SET_ASIDE, (_all, form: string) => form);

/** Writes a form token into the form of a page. */
export const putToken = (html: string, token: string): string =>
  html.replace(TOKEN, (_all, head, tail) => `${head}${token}${tail}`);

/**
 * Chooses the option of each list that the search names (`?plan=startup`), and the options that this one brings in lists that
 * neither the search nor an option before it names (`data-brings="addon=spark industry=retail"`). A value that no list has
 * changes nothing. Of a name the first value counts, and of a search the first few names: each costs a pass over the page.
 */
export function chooseOptions(html: string, search: URLSearchParams): string {
  let chosen = html;
  const names = [...new Set(search.keys())].slice(0, MAX_NAMES);
  // What an option brings joins the end, and has its turn too.
  const named = new Map(names.map((name) => [name, search.get(name) ?? '']));
  for (const [name, value] of named) {
    if (!/^\w+$/.test(name) || !/^[\w-]+$/.test(value)) continue;
    const list = new RegExp(`<select [^>]*name="${name}".*?</select>`, 's');
    const option = new RegExp(`<option value="${value}"[^>]*?(?= selected=""|>)`);
    chosen = chosen.replace(list, (select) => {
      const [found] = option.exec(select) ?? [];
      if (found === undefined) return select;
      const [, brings = ''] = / data-brings="([^"]*)"/.exec(found) ?? [];
      for (const [, other = '', brought = ''] of brings.matchAll(/(\w+)=([\w-]+)/g))
        if (!search.has(other) && !named.has(other)) named.set(other, brought);
      return select.replaceAll(' selected=""', '').replace(found, () => `${found} selected=""`);
    });
  }
  return chosen;
}
