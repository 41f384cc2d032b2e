import type { ReactNode } from 'react';
import { words } from '#site/words/plain';
import type { Posted, Submission, SubmissionKind } from '../forms/plain/posted';
import type { SummaryRow } from '../forms/shared/RequestSummary';
import type { Plain } from '../forms/shared/plain';
import type { FormPage } from '../pages/plain/formPage';
import { listFormPages } from '../pages/plain/formPages';
import { RefusedPage } from '../pages/plain/RefusedPage';
import { SentPage, sentTitle, type SentPageProps } from '../pages/plain/SentPage';
import { fill } from '../site/fill';
import type { RefusalReason } from '../site/words/plain';
import { documentTitle } from './routing/documentTitle';
import { PlainApp } from './PlainApp';
import { renderMarkup } from './renderMarkup';

/** A page for the frame that the build left. */
export interface RenderedPage {
  /** Of the document. */
  title: string;
  /** Header, page and footer. */
  body: string;
}

/** What a posted form comes to: what to store, what to show and store nothing, or what to mend. */
export type Outcome =
  | { result: 'submission'; submission: Submission; rows: readonly SummaryRow[] }
  | { result: 'summary' | 'errors'; page: RenderedPage };

const EMPTY: Plain = { values: {}, errors: {}, seal: '' };
/** No link of the menus leads to it, so none says that it is here. */
const NO_ROUTE = '/sent';
const failed = (title: string): string => fill(words.errorTitle, { title });

function render(path: string, title: string, plain: Plain, page: ReactNode): RenderedPage {
  const body = renderMarkup(
    path,
    <PlainApp path={path} plain={plain}>
      {page}
    </PlainApp>,
  );
  return { title: documentTitle({ kind: 'text', title }), body };
}

/**
 * The fields with the line ends that their controls had. HTML drops one line break at the start of a text area: React writes
 * one more before a text that begins with '\n', but not before '\r\n', as a browser posts it.
 */
const asTyped = (fields: Posted['fields']): Plain['values'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]));

/** A form page as it is shown again, with what was typed. */
function again(
  page: FormPage,
  { fields, file }: Posted,
  seal: string,
  found: Pick<Plain, 'errors' | 'failure'>,
): RenderedPage {
  const plain = { values: asTyped(fields), seal, ...found, ...(file && { fileNote: words.fileLost }) };
  return render(page.path, failed(page.title), plain, <page.Page plain={plain} />);
}

export type PlainPages = Awaited<ReturnType<typeof plainPages>>;

/**
 * The pages that no script brings to life (§2.16), for the build and for the relay: forms, empty and as posted, and what
 * became of them.
 */
export async function plainPages() {
  const pages = await listFormPages();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const formPage = (path: string): FormPage => {
    const page = byPath.get(path);
    if (!page) throw new Error(`${path} is no page with a form`);
    return page;
  };
  const pageAt = (path: string, kind?: SubmissionKind): FormPage | undefined => {
    const page = byPath.get(path);
    return kind === undefined || page?.kind === kind ? page : undefined;
  };
  return {
    /** What the build writes a file for. */
    files: pages
      .filter(({ isRoute }) => !isRoute)
      .map(({ path, title, description }) => ({ path, title, description })),
    /** Path of the page that a kind's form stands on: `path` when it is one, else the first. */
    formPath: (path: string, kind?: SubmissionKind): string | undefined =>
      pageAt(path, kind)?.path ?? pages.find((page) => page.kind === kind)?.path,
    /** The page as nobody has filled it in. Throws for a path that is none. */
    empty: (path: string): RenderedPage => {
      const page = formPage(path);
      return render(path, page.title, EMPTY, <page.Page plain={EMPTY} />);
    },
    /** What a post to that page comes to; undefined when no form of that kind stands there. */
    take: async (
      path: string,
      kind: SubmissionKind,
      posted: Posted,
      seal: string,
      now: Date,
    ): Promise<Outcome | undefined> => {
      const page = pageAt(path, kind);
      if (!page) return undefined;
      const { errors, submission, rows } = await page.read(posted, now);
      if (Object.keys(errors).length > 0) return { result: 'errors', page: again(page, posted, seal, { errors }) };
      if (page.summaryTitle === undefined) return { result: 'submission', submission, rows };
      const plain: Plain = { values: posted.fields, errors, seal, isSummary: true };
      return { result: 'summary', page: render(path, page.summaryTitle, plain, <page.Page plain={plain} />) };
    },
    /** The same page with all that was typed, and why it was not taken. */
    failed: (path: string, posted: Posted, seal: string, reason: RefusalReason): RenderedPage =>
      again(formPage(path), posted, seal, { errors: {}, failure: words.refused[reason] }),
    /** The same page with all that was typed, and the messages of the fields that the relay refused. */
    invalid: (path: string, posted: Posted, seal: string, errors: Plain['errors']): RenderedPage =>
      again(formPage(path), posted, seal, { errors }),
    /** Why a form was refused unread, with the way back to it or, where `path` is none, to the first of its kind. */
    refused: (path: string, reason: RefusalReason, kind?: SubmissionKind): RenderedPage => {
      const form = pageAt(path, kind) ?? pages.find((page) => page.kind === kind) ?? byPath.get(path) ?? pages[0];
      const at = form?.path ?? '/';
      const said = reason === 'tooLarge' && form?.kind === 'application' ? 'fileTooLarge' : reason;
      return render(at, failed(words.refused[said].title), EMPTY, <RefusedPage reason={said} form={at} />);
    },
    sent: (props: SentPageProps): RenderedPage =>
      render(NO_ROUTE, sentTitle(props.kind), EMPTY, <SentPage {...props} />),
  };
}
