import { join } from 'node:path';

/** What the build leaves beside a site for the pages that the relay makes. */
export interface NoscriptManifest {
  /** File of the site's own renderer, named by what it holds: another build's can't be taken for it. */
  code: string;
  /** The document around a page, with the places of `FRAME`. */
  frame: string;
  /** Where the site is mounted, with both slashes. */
  base: string;
}

/** Beside the folder of the built site: 'dist' has 'dist-server/pages'. Not inside it: hosts serve all of that. */
export const pagesFolder = (distDir: string): string => join(`${distDir.replace(/[\\/]+$/, '')}-server`, 'pages');
