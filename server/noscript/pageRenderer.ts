import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Module from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { NoscriptPages, RenderedPage } from '../../src/submission/noscriptPages';
import { escapeHtml } from '../../src/submission/text';
import { getPagesFolder, type NoscriptManifest } from './manifest';
import { DOCUMENT_PLACEHOLDERS } from './markup';

/** The functions that render the pages for visitors without JavaScript, and the HTML document around each page. */
export interface PageRenderer {
  pages: NoscriptPages;
  /** Returns the complete document. */
  renderDocument: (page: RenderedPage) => string;
  /** Hashes of the document's inline styles, for the Content-Security-Policy. */
  styleHashes: readonly string[];
}

/** The exports of the compiled renderer (src/index.server.tsx) that the relay uses. */
type RendererModule = { createNoscriptPages: () => Promise<NoscriptPages> };

const listStyleHashes = (frame: string): string[] =>
  [...frame.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );

/** Combines a renderer with the manifest of the build. */
export const createPageRenderer = (pages: NoscriptPages, { frame }: Pick<NoscriptManifest, 'frame'>): PageRenderer => ({
  pages,
  renderDocument: ({ title, body }) =>
    frame.replace(DOCUMENT_PLACEHOLDERS.title, () => escapeHtml(title)).replace(DOCUMENT_PLACEHOLDERS.body, () => body),
  styleHashes: listStyleHashes(frame),
});

/**
 * Loads the renderer from the folder of the compiled server. The relay calls this function on the first use of a
 * renderer, to save memory. `languageFolder` is '' for the default language, otherwise a folder such as 'en/'. Rejects
 * when the renderer is missing.
 */
export async function loadPageRenderer(distDir: string, languageFolder: string): Promise<PageRenderer> {
  const folder = join(getPagesFolder(distDir), languageFolder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as NoscriptManifest;
  const file = join(folder, manifest.code);
  const { createNoscriptPages } = evaluateCommonJs(await readFile(file, 'utf8'), file);
  return createPageRenderer(await createNoscriptPages(), manifest);
}

/**
 * Runs a CommonJS file that the build has compiled. If tsx runs the server from its sources, `import` would compile the
 * file again, which needs five times the memory.
 */
function evaluateCommonJs(code: string, file: string): RendererModule {
  const module = { exports: {} as RendererModule };
  compileFunction(code, ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    Module.createRequire(file),
    module,
  );
  return module.exports;
}
