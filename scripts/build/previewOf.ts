import { existsSync } from 'node:fs';
import path from 'node:path';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';
import { siteFolder } from '../../src/site/folder';
import { languageFolder } from '../../src/site/pageLanguage';
import { getPreviewPicture } from '../../src/site/previews';
import type { Page } from '../../src/site/pages';
import type { Picture } from '../../src/site/types';

const pictureOf = (id: string, page: Page): Picture =>
  getPreviewPicture(id, page, { firmName: firm.name, languageFolder, line: previewLines[id] });

/** Returns the preview picture of a page. A job without its own picture has the picture of the page of all jobs. */
export function previewOf(id: string, page: Page): Picture {
  const own = pictureOf(id, page);
  const list = page.kind === 'job' ? pages[page.list] : undefined;
  if (page.kind !== 'job' || !list || existsSync(path.join(siteFolder(), 'pictures', own.src))) return own;
  return pictureOf(page.list, list);
}
