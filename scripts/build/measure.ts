import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * The sizes and counts of a prerendered page before the first interaction. `test/e2e/budgets.spec.ts` limits these
 * values. Sizes are in bytes, after brotli compression of the files that the build compresses.
 */
export interface PageCost {
  /** The document, including its inline styles. */
  html: number;
  /** The scripts that hydrate the page. */
  script: number;
  /** Every font file that the page's styles reference. */
  font: number;
  elements: number;
  /**
   * The number of requests before the largest contentful paint: the document and the files that its markup requests.
   * These files do not count: icons, print styles, lazy pictures, scripts that the start script requests, and fonts
   * without a preload link. Without a preload link, the browser requests a font only after the first layout.
   */
  firstRequests: number;
}

export const COST_NAMES = ['html', 'script', 'font', 'elements', 'firstRequests'] as const satisfies (keyof PageCost)[];

async function readSentSize(file: string): Promise<number> {
  const compressedFile = await stat(`${file}.br`).catch(() => undefined);
  return compressedFile ? compressedFile.size : (await stat(file)).size;
}

/** Measures a built page. `file` is relative to the folder of the build. */
export async function measurePage(folder: string, file: string): Promise<PageCost> {
  const html = await readFile(path.join(folder, file), 'utf8');
  // Browsers that run JavaScript parse the content of `noscript` as text. This text adds bytes, but neither elements
  // nor requests.
  const scriptedHtml = html.replace(/(<noscript>).*?(?=<\/noscript>)/gs, '$1');
  const resolveFile = (url: string) => path.join(folder, url);
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const fonts = new Set([...html.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url = '']) => url));
  const preloads = scriptedHtml.match(/<link rel="preload"/g) ?? [];
  const pictureTags = [...scriptedHtml.matchAll(/<img [^>]*>/g)].filter(([tag]) => !tag.includes('loading="lazy"'));
  const sumSizes = async (urls: readonly string[]) =>
    (await Promise.all(urls.map((url) => readSentSize(resolveFile(url))))).reduce((total, size) => total + size, 0);
  const pictureUrls = new Set(pictureTags.map(([tag]) => /src="([^"]*)"/.exec(tag)?.[1]));
  const blockingTags = scriptedHtml.match(/<link [^>]*rel="stylesheet"(?![^>]*media="print")|<script [^>]*src=/g) ?? [];
  return {
    html: brotliCompressSync(html).length,
    script: await sumSizes(scripts),
    font: await sumSizes([...fonts]),
    elements: scriptedHtml.match(/<[a-z][^>]*>/g)?.length ?? 0,
    firstRequests: 1 + preloads.length + pictureUrls.size + blockingTags.length,
  };
}
