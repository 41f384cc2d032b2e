import type { Page } from './pages';
import type { Picture } from './types';

/** The size of a preview picture in CSS pixels. Large networks show its ratio of 1.91 to 1 without cropping. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Returns the default subtitle of a page's preview picture, for pages without a subtitle of the firm. */
const firstClause = ({ description }: Page): string => description.split(/[:,.] ?/)[0] ?? '';

/** Returns the subtitle on a page's preview picture. */
export const previewLine = (page: Page, own: string | undefined): string => own ?? firstClause(page);

/** Returns the picture that social networks and messengers show for a page, with its alternative text. */
export const previewPicture = (id: string, page: Page, firmName: string, line?: string): Picture => ({
  src: `social/${id}.jpg`,
  ...PREVIEW_SIZE,
  alt: `${firmName}: ${page.title}. ${previewLine(page, line)}.`,
});
