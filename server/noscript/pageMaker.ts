import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Module from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { NoscriptPages, RenderedPage } from '../../src/submission/noscriptPages';
import { escapeHtml } from '../../src/submission/text';
import { pagesFolder, type NoscriptManifest } from './manifest';
import { FRAME } from './markup';

/** The renderer, and the document around what it makes. */
export interface PageMaker {
  pages: NoscriptPages;
  /** The whole document. */
  frame: (page: RenderedPage) => string;
  /** Hashes of the styles inside it, for the policy. */
  styles: readonly string[];
  /** Address of a path's file. */
  addressOf: (path: string) => string;
}

const hashesOf = (frame: string): string[] =>
  [...frame.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );

/** Puts a renderer and the manifest that the build left together. */
export const pageMaker = (
  pages: NoscriptPages,
  { frame, base }: Pick<NoscriptManifest, 'frame' | 'base'>,
): PageMaker => ({
  pages,
  frame: ({ title, body }) => frame.replace(FRAME.title, () => escapeHtml(title)).replace(FRAME.body, () => body),
  styles: hashesOf(frame),
  addressOf: (path) => (path === '/' ? base : `${base}${path.slice(1)}/`),
});

/**
 * Reads what the build left beside the site, for the first form that is posted without a script: it takes memory that a relay
 * without such visitors never needs. Rejects when it is not there.
 */
export async function loadPageMaker(distDir: string): Promise<PageMaker> {
  const folder = pagesFolder(distDir);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as NoscriptManifest;
  const file = join(folder, manifest.code);
  const { noscriptPages } = evaluate(await readFile(file, 'utf8'), file);
  return pageMaker(await noscriptPages(), manifest);
}

/** Runs a CommonJS file as it is: tsx, which reads the server's own sources, would compile it once more, in five times the memory. */
function evaluate(code: string, file: string): { noscriptPages: () => Promise<NoscriptPages> } {
  const module = { exports: {} as { noscriptPages: () => Promise<NoscriptPages> } };
  compileFunction(code, ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    Module.createRequire(file),
    module,
  );
  return module.exports;
}
