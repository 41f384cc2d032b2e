import { pages } from '#site/pages';

/**
 * The descriptions of the pages by page id. The registry in the browser's scripts contains no descriptions, so the
 * build inserts them here.
 */
export const pageDescriptions: Readonly<Record<string, string>> = process.env['PAGE_DESCRIPTIONS']
  ? (JSON.parse(process.env['PAGE_DESCRIPTIONS']) as Record<string, string>)
  : Object.fromEntries(Object.entries(pages).map(([id, { description }]) => [id, description]));
