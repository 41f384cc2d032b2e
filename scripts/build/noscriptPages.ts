import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { FRAME, detachForm } from '../../server/noscript/markup';
import type { NoscriptManifest } from '../../server/noscript/manifest';
import type * as Prerenderer from '../../src/index.server';
import type { RefusalReason } from '../../src/site/words/noscript';
import type { SubmissionKind } from '../../src/submission/types';
import { base } from '../../webpack.config';
import { compressFolder } from './compress';
import { renderFormReplacement, renderDocument, type DocumentParts } from './document';
import { findChunkFiles, type PageFiles } from './prerender';

type Prerendered = NonNullable<DocumentParts['prerendered']>;

export interface NoscriptPagesOptions {
  compilation: Compilation;
  prerenderer: typeof Prerenderer;
  /** The path of the compiled prerenderer. */
  file: string;
  /** The folder of the files from which the relay renders noscript pages. */
  folder: string;
  /** The folder of nginx's error pages. */
  refusals: string;
  write: (file: string, text: string) => Promise<void>;
  readStyles: (files: PageFiles) => Promise<Pick<Prerendered, 'styles' | 'printStyle' | 'noscriptStyle'>>;
}

/**
 * Returns a page in which a notice replaces the form, because a static host may not accept form posts. The relay
 * restores the form when it serves the page. With NOSCRIPT_FORMS=relay, returns the page unchanged, because the host
 * forwards form posts to the relay.
 */
export const replaceFormForStaticHosts = (body: string, isScripted: boolean): string =>
  process.env['NOSCRIPT_FORMS'] === 'relay' ? body : detachForm(body, renderFormReplacement(), isScripted);

/**
 * The statuses with which nginx itself rejects requests. Each entry contains the reason that the error page gives, and
 * the kind of form to which the error page links.
 */
const REFUSALS: Readonly<Record<number, { reason: RefusalReason; kind: SubmissionKind }>> = {
  400: { reason: 'malformed', kind: 'contact' },
  // Only the application form contains a file, which can exceed the size limit.
  413: { reason: 'tooLarge', kind: 'application' },
  429: { reason: 'tooMany', kind: 'contact' },
};

/** The chunks with the styles of every form and of every result page. */
const CHUNKS = ['kind-contact', 'apply-dialog', 'quote-dialog', 'custom-request-dialog'];

/**
 * Writes the form pages that are not routes (§2.16), and nginx's error pages. Also writes the files from which the
 * relay renders form pages: the document around the content (`frame`) and the site's renderer.
 */
export async function writeNoscriptPages(options: NoscriptPagesOptions): Promise<void> {
  const { compilation, prerenderer, file, folder, refusals, write, readStyles } = options;
  const styles = await readStyles(await findChunkFiles(compilation, CHUNKS));
  // Search engines must index the pages that link to forms, but not the form pages.
  const head = '<meta name="robots" content="noindex">';
  const renderPageDocument = (
    parts: Pick<DocumentParts, 'title' | 'description'>,
    pagePath: string,
    body: string,
  ): string => renderDocument({ base, head, ...parts, prerendered: { path: pagePath, body, ...styles } });

  const pages = await prerenderer.createNoscriptPages();
  for (const { path: pagePath, description } of pages.files) {
    const { title, body } = pages.renderEmpty(pagePath);
    await write(
      `${pagePath}/index.html`,
      renderPageDocument({ title, description }, pagePath, replaceFormForStaticHosts(body, false)),
    );
  }

  await mkdir(refusals, { recursive: true });
  for (const [status, { reason, kind }] of Object.entries(REFUSALS)) {
    const { title, body } = pages.renderRefusal(pages.findFormPath('', kind) ?? '', reason);
    await writeFile(path.join(refusals, `${status}.html`), renderPageDocument({ title, description: '' }, '', body));
  }
  await compressFolder(refusals);

  const code = await readFile(file);
  const manifest: NoscriptManifest = {
    code: `site.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.cjs`,
    frame: renderPageDocument({ title: FRAME.title, description: '' }, '', FRAME.body),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, manifest.code), code);
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}
