import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a prerendered page costs before anything is pressed. Sizes in bytes after brotli, as the server sends them. */
export interface PageCost {
  /** The document, with the styles of its first view inside. */
  html: number;
  /** Every script that it asks for by itself. */
  script: number;
  /** Every file of the typeface that its styles name. */
  font: number;
  elements: number;
  /**
   * The document and what its markup asks for before its largest picture or text: no script, no picture further down. A font
   * that is not preloaded is asked for by the first layout, with a dev provider on the screen meanwhile.
   */
  firstRequests: number;
}

export const COSTS = ['html', 'script', 'font', 'elements', 'firstRequests'] as const satisfies (keyof PageCost)[];

async function sent(file: string): Promise<number> {
  const packed = await stat(`${file}.br`).catch(() => undefined);
  return packed ? packed.size : (await stat(file)).size;
}

/** Weighs a built page; `file` is below the folder of the build. */
export async function measurePage(folder: string, file: string): Promise<PageCost> {
  const html = await readFile(path.join(folder, file), 'utf8');
  // Text to a browser that runs scripts: no elements, nothing asked for. It weighs what it weighs.
  const read = html.replace(/(<noscript>).*?(?=<\/noscript>)/gs, '$1');
  const at = (address: string) => path.join(folder, address);
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const fonts = new Set([...html.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, address = '']) => address));
  const preloads = read.match(/<link rel="preload"/g) ?? [];
  const pictures = [...read.matchAll(/<img [^>]*>/g)].filter(([tag]) => !tag.includes('loading="lazy"'));
  const sum = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => sent(at(address))))).reduce((total, size) => total + size, 0);
  const sources = new Set(pictures.map(([tag]) => /src="([^"]*)"/.exec(tag)?.[1]));
  const blocking = read.match(/<link [^>]*rel="stylesheet"(?![^>]*media="print")|<script [^>]*src=/g) ?? [];
  return {
    html: brotliCompressSync(html).length,
    script: await sum(scripts),
    font: await sum([...fonts]),
    elements: read.match(/<[a-z][^>]*>/g)?.length ?? 0,
    firstRequests: 1 + preloads.length + sources.size + blocking.length,
  };
}
