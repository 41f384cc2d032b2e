import { JSDOM } from 'jsdom';

const parse = (html: string): Document => new JSDOM(html).window.document;
const readName = (element: Element | null): string => element?.getAttribute('name') ?? '';

/** Returns the text of a page's main heading. Throws when the page has no main heading. */
export function parseHeading(html: string): string {
  const heading = parse(html).querySelector('h1');
  if (!heading) throw new Error('The page has no h1');
  return heading.textContent;
}

/** Returns the values of a page's controls by their names, as a browser shows them. */
export const parseValues = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...parse(html).querySelectorAll<HTMLInputElement>('input, textarea, select')].map((control) => [
      control.name,
      control.getAttribute('value') ?? control.value,
    ]),
  );

/** Returns the messages in a page's list of errors. The key is the name of the field to which the message links. */
export function parseErrors(html: string): Record<string, string> {
  const document = parse(html);
  const entries = [...document.querySelectorAll('a[href^="#"]')].map((link) => [
    readName(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')),
    link.textContent,
  ]);
  return Object.fromEntries(entries.filter(([name]) => name !== '')) as Record<string, string>;
}

/** Returns the names of the controls that a page marks as invalid. */
export const parseInvalidNames = (html: string): string[] =>
  [...parse(html).querySelectorAll('[aria-invalid="true"]')].map(readName);
