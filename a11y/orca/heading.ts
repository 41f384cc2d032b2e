/** The character of each entity in a text that React has rendered. */
const CHARACTER_BY_ENTITY: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns the text of the main heading of a built page. Rejects when the page has no such heading. */
export async function readHeading(pageUrl: string): Promise<string> {
  const html = await (await fetch(pageUrl)).text();
  const [, markup] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  if (!markup) throw new Error(`${pageUrl} has no h1`);
  return markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;]+;/g, (entity) => CHARACTER_BY_ENTITY[entity] ?? entity);
}
