import { existsSync } from 'node:fs';
import path from 'node:path';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';
import { findSiteFolder } from '../../src/site/folder';
import { languageFolder } from '../../src/site/pageLanguage';
import { getPreviewPicture } from '../../src/site/previews';
import type { Page } from '../../src/site/pages';
import type { Picture } from '../../src/site/types';

const findPicture = (id: string, page: Page): Picture =>
  getPreviewPicture(id, page, { firmName: firm.name, languageFolder, line: previewLines[id] });

/** Returns the preview picture of a page. A job without its own picture has the picture of the page of all jobs. */
export function findPreview(id: string, page: Page): Picture {
  const own = findPicture(id, page);
  const list = page.kind === 'job' ? pages[page.list] : undefined;
  if (page.kind !== 'job' || !list || existsSync(path.join(findSiteFolder(), 'pictures', own.src))) return own;
  return findPicture(page.list, list);
}
