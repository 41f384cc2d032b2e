import type { Page } from './pages';
import type { Picture } from './types';

/** The size of a preview picture in pixels. Large social networks do not crop pictures with this ratio, 1.91 to 1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * Matches the end of a clause. Latin and Arabic punctuation marks end a clause only before a space or at the end of the
 * text. Numbers and times also contain these marks.
 */
const CLAUSE_END_PATTERN = /[:,.،؛](?=\s|$)|[।。、，：]/u;

/** Returns the first clause of a page's description, which is the default subtitle of its preview picture. */
const getFirstClause = ({ description }: Page): string => description.split(CLAUSE_END_PATTERN)[0] ?? '';

/** Returns the subtitle on a page's preview picture: the firm's own line, or the first clause of the description. */
export const getPreviewSubtitle = (page: Page, customLine: string | undefined): string =>
  customLine ?? getFirstClause(page);

/**
 * Returns the path of a page's preview picture below the firm's `pictures/`. `languageFolder` is '' for the default
 * language, or 'en/' (`getLanguageFolder`).
 */
export const getPreviewPath = (id: string, languageFolder: string): string => `social/${languageFolder}${id}.jpg`;

/** Returns the picture that social networks and messengers show for a page, with its alternative text. */
export const getPreviewPicture = (
  id: string,
  page: Page,
  { firmName, languageFolder, line }: { firmName: string; languageFolder: string; line: string | undefined },
): Picture => ({
  src: getPreviewPath(id, languageFolder),
  ...PREVIEW_SIZE,
  alt: `${firmName}: ${page.title}. ${getPreviewSubtitle(page, line)}.`,
});
