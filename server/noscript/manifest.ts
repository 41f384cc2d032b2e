import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The manifest that the build writes for pages that the relay renders. */
export interface NoscriptManifest {
  /**
   * The name of the file with the site's renderer. The name contains a hash, so that the relay cannot load the file of
   * another build.
   */
  code: string;
  /** The HTML template of a page, with placeholders for title and body (`DOCUMENT_PLACEHOLDERS` in markup.ts). */
  frame: string;
}

/**
 * Returns the folder of the page renderers, 'dist-server/pages'. The folder is outside of 'dist', because hosts serve
 * every file in 'dist'.
 */
export const getPagesFolder = (distDir: string): string => join(getServerFolder(distDir), 'pages');

/**
 * Returns the folder of the compiled server. If the running program is compiled, its folder contains the manifest.
 * Otherwise, for example in serverless functions and tests, the folder is `distDir` with the suffix '-server'.
 */
export function getServerFolder(distDir: string): string {
  const programFolder = dirname(process.argv[1] ?? '');
  return existsSync(join(programFolder, 'pages/manifest.json'))
    ? programFolder
    : `${distDir.replace(/[\\/]+$/, '')}-server`;
}
