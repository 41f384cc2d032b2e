import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { DOCUMENT_PLACEHOLDERS, detachForm } from '../../server/noscript/markup';
import type { NoscriptManifest } from '../../server/noscript/manifest';
import type * as Prerenderer from '../../src/index.server';
import type { RefusalReason } from '../../src/site/words/noscript';
import type { RenderedPage } from '../../src/submission/noscriptPages';
import type { SubmissionKind } from '../../src/submission/types';
import { basePath } from '../../webpack.config';
import { compressFolder } from './compress';
import { renderFormReplacement, renderDocument, type DocumentParts } from './document';
import { findChunkFiles, type PageFiles } from './prerender';

type PrerenderedParts = NonNullable<DocumentParts['prerendered']>;

export interface NoscriptPagesOptions {
  compilation: Compilation;
  prerenderer: typeof Prerenderer;
  /** The path of the compiled prerenderer. */
  prerendererFile: string;
  /** The folder of the files from which the relay renders noscript pages. */
  rendererFolder: string;
  /** The folder of nginx's error pages. */
  errorPagesFolder: string;
  write: (file: string, text: string) => Promise<void>;
  /**
   * Writes the print and noscript styles of a page into files. Returns the inline styles of the page, and the URLs of
   * these files.
   */
  writePageStyles: (files: PageFiles) => Promise<Pick<PrerenderedParts, 'styles' | 'printStyle' | 'noscriptStyle'>>;
}

/**
 * Returns a page in which a notice replaces the form, because some static hosts reject form posts. The relay
 * restores the form when it serves the page. With NOSCRIPT_FORMS=relay, returns the page unchanged, because the host
 * forwards form posts to the relay.
 */
export const replaceFormForStaticHosts = (body: string, isScripted: boolean): string =>
  process.env['NOSCRIPT_FORMS'] === 'relay' ? body : detachForm(body, renderFormReplacement(), isScripted);

/**
 * The statuses with which nginx itself rejects requests. Each entry contains the reason that the error page gives, and
 * the kind of form to which the error page links.
 */
const REFUSALS_BY_STATUS: Readonly<Record<number, { reason: RefusalReason; kind: SubmissionKind }>> = {
  400: { reason: 'malformed', kind: 'contact' },
  // Only the application form uploads a file, so only this form is likely to exceed the size limit.
  413: { reason: 'fileTooLarge', kind: 'application' },
  429: { reason: 'tooMany', kind: 'contact' },
  // The relay is down. nginx may already have forwarded the form.
  502: { reason: 'down', kind: 'contact' },
};

/** The chunks with the styles of every form and of every result page. */
const FORM_CHUNKS = ['kind-contact', 'apply-dialog', 'quote-dialog', 'custom-request-dialog'];

/**
 * Writes the form pages that are not routes (§2.16), and nginx's error pages. Also writes the files from which the
 * relay renders form pages: the document around the content (`frame`) and the site's renderer.
 */
export async function writeNoscriptPages(options: NoscriptPagesOptions): Promise<void> {
  const { compilation, prerenderer, prerendererFile, rendererFolder, errorPagesFolder, write, writePageStyles } =
    options;
  const styles = await writePageStyles(await findChunkFiles(compilation, FORM_CHUNKS));
  // Search engines must index the pages that link to forms, but not the form pages.
  const head = '<meta name="robots" content="noindex">';
  const renderPageDocument = (
    parts: Pick<DocumentParts, 'title' | 'description'>,
    pagePath: string,
    body: string,
  ): string => renderDocument({ base: basePath, head, ...parts, prerendered: { path: pagePath, body, ...styles } });

  const noscriptPages = await prerenderer.createNoscriptPages();
  for (const { path: pagePath, description } of noscriptPages.nonRoutePages) {
    const { title, body } = noscriptPages.renderEmpty(pagePath);
    await write(
      `${pagePath}/index.html`,
      renderPageDocument({ title, description }, pagePath, replaceFormForStaticHosts(body, false)),
    );
  }

  await mkdir(errorPagesFolder, { recursive: true });
  const writeErrorPage = (name: string, { title, body }: RenderedPage): Promise<void> =>
    writeFile(path.join(errorPagesFolder, `${name}.html`), renderPageDocument({ title, description: '' }, '', body));
  for (const [status, { reason, kind }] of Object.entries(REFUSALS_BY_STATUS))
    await writeErrorPage(status, noscriptPages.renderRefusal(noscriptPages.findFormPath('', kind) ?? '', reason));
  // While the relay is down, nginx responds with this page to requests for success pages.
  await writeErrorPage('unavailable', noscriptPages.renderUnavailableSuccessPage());
  await compressFolder(errorPagesFolder);

  const code = await readFile(prerendererFile);
  const manifest: NoscriptManifest = {
    code: `site.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.cjs`,
    frame: renderPageDocument({ title: DOCUMENT_PLACEHOLDERS.title, description: '' }, '', DOCUMENT_PLACEHOLDERS.body),
  };
  await mkdir(rendererFolder, { recursive: true });
  await writeFile(path.join(rendererFolder, manifest.code), code);
  await writeFile(path.join(rendererFolder, 'manifest.json'), JSON.stringify(manifest));
}
