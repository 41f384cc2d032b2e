import type { Page } from './pages';
import type { Picture } from './types';

/** 1.91 to 1, what the large networks show uncropped; in CSS pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What stands on a page's preview picture beside the firm's name and the title, where the firm has no line of its own. */
const firstClause = ({ description }: Page): string => description.split(/[:,.] ?/)[0] ?? '';

/** The line under the title on a page's preview picture. */
export const previewLine = (page: Page, own: string | undefined): string => own ?? firstClause(page);

/** The picture that social networks and messengers show for a page, with a text for who can't see it. */
export const previewPicture = (id: string, page: Page, firmName: string, line?: string): Picture => ({
  src: `social/${id}.jpg`,
  ...PREVIEW_SIZE,
  alt: `${firmName}: ${page.title}. ${previewLine(page, line)}.`,
});
