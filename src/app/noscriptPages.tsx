import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { countries } from '#site/countries';
import { pages } from '#site/pages';
import { words as addressWords } from '#site/words/addresses';
import { words as jobWords } from '#site/words/jobs';
import { words } from '#site/words/noscript';
import { buildEnteredRows } from '../forms/shared/buildEnteredRows';
import { NoscriptProvider, type NoscriptPageData } from '../forms/shared/noscript';
import type { FormPage } from '../pages/noscript/formPage';
import { listFormPages } from '../pages/noscript/formPages';
import { RefusedPage } from '../pages/noscript/RefusedPage';
import { SentPage, OutboxUnavailablePage, getSentPageTitle } from '../pages/noscript/SentPage';
import { WithdrawalPage, getWithdrawalPageTitle } from '../pages/noscript/WithdrawalPage';
import { fillPlaceholders } from '../site/fill';
import { findPageOfKind, type Page } from '../site/pages';
import type { SubmissionKind } from '../submission';
import { FORMS } from '../submission/forms/index';
import type { NoscriptPages, RenderedPage } from '../submission/noscriptPages';
import type { FormTexts } from '../submission/normalise';
import { makeStore } from '../store/store';
import { formatDocumentTitle } from './routing/formatDocumentTitle';
import { findRoute, notFoundRoute, type Route } from './routing/routes';
import { Layout } from './layout/Layout';
import { renderMarkup } from './renderMarkup';

const EMPTY_FORM: NoscriptPageData = { values: {}, errors: {}, token: '' };
/**
 * The router path for rendering the success and withdrawal pages. No menu contains this path, so no menu link has
 * `aria-current`.
 */
const UNLISTED_PATH = '/sent';
const formatErrorTitle = (title: string): string => fillPlaceholders(words.errorTitle, { title });

const FORM_PATH_SEGMENTS: readonly string[] = Object.values(addressWords);

/**
 * Returns the route of a path. Most form pages have no route. For the path of such a page, returns the route of the
 * parent path.
 */
function findNearestRoute(path: string): Route {
  const route = findRoute(path);
  const separatorIndex = path.lastIndexOf('/');
  const isFormPage = route === notFoundRoute && FORM_PATH_SEGMENTS.includes(path.slice(separatorIndex + 1));
  return isFormPage ? findRoute(path.slice(0, separatorIndex)) : route;
}

/** Renders a page in the site's layout. Returns the document title and the HTML. */
function renderInLayout(path: string, title: string, noscript: NoscriptPageData, page: ReactNode): RenderedPage {
  const body = renderMarkup(
    path,
    <Provider store={makeStore()}>
      <StaticRouter location={path}>
        <NoscriptProvider value={noscript}>
          <Layout translatedRoute={findNearestRoute(path)}>{page}</Layout>
        </NoscriptProvider>
      </StaticRouter>
    </Provider>,
  );
  return { title: formatDocumentTitle({ kind: 'text', title }), body };
}

/**
 * Returns the fields with '\n' as the only line break, because browsers post '\r\n'. An HTML parser drops one line
 * break at the start of a text area. React therefore writes an additional line break before text that begins with '\n',
 * but not before text that begins with '\r\n'.
 */
const normaliseLineEnds = (texts: FormTexts): NoscriptPageData['values'] =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]));

/** The pages and functions that only the build needs. The relay uses only `NoscriptPages`. */
interface BuildOnlyPages {
  /** The form pages that are not routes. The build writes a file for each of these pages. */
  nonRoutePages: readonly Pick<FormPage, 'path' | 'title' | 'description'>[];
  /** Renders the page of an empty form. Throws for a path without a form page. */
  renderEmpty: (path: string) => RenderedPage;
}

/**
 * Returns the functions with which the build and the relay render the pages for visitors without JavaScript (§2.16).
 */
export async function createNoscriptPages(): Promise<NoscriptPages & BuildOnlyPages> {
  const formPages = await listFormPages();
  const formPageByPath = new Map(formPages.map((page) => [page.path, page]));
  const getFormPage = (path: string): FormPage => {
    const page = formPageByPath.get(path);
    if (!page) throw new Error(`${path}: this path has no form page`);
    return page;
  };
  const findFormPage = (path: string, kind?: SubmissionKind): FormPage | undefined => {
    const page = formPageByPath.get(path);
    return kind === undefined || page?.kind === kind ? page : undefined;
  };
  /**
   * Returns the jobs page if `path` is below the jobs page but has no form page, because its job is closed or unknown.
   */
  const findJobsPageOfClosedJob = (path: string, kind?: SubmissionKind): Page | undefined => {
    const jobsPage = kind === 'application' ? findPageOfKind(pages, 'jobs') : undefined;
    return jobsPage && path.startsWith(`${jobsPage.path}/`) && !formPageByPath.has(path) ? jobsPage : undefined;
  };
  /**
   * The rendered pages about refused forms. These pages contain no input of a visitor. Without this cache, a flood of
   * refused forms would cost the relay a render for each form.
   */
  const refusalPages = new Map<string, RenderedPage>();
  return {
    nonRoutePages: formPages
      .filter(({ isRoute }) => !isRoute)
      .map(({ path, title, description }) => ({ path, title, description })),
    renderEmpty: (path) => {
      const page = getFormPage(path);
      return renderInLayout(path, page.title, EMPTY_FORM, <page.Page noscript={EMPTY_FORM} />);
    },
    findFormPath: (path, kind) =>
      (findFormPage(path, kind) ?? findJobsPageOfClosedJob(path, kind) ?? formPages.find((page) => page.kind === kind))
        ?.path,
    completeForm: (path, kind, texts) => {
      const page = findFormPage(path, kind);
      const completedForm = page?.completeTexts?.(texts) ?? { texts, errors: {} };
      return page && { ...completedForm, isSummary: page.summaryTitle !== undefined };
    },
    buildRows: (path, texts, fileName) => {
      const { kind, buildRows } = getFormPage(path);
      return buildRows?.(texts) ?? buildEnteredRows(FORMS[kind], texts, countries, fileName);
    },
    renderForm: (path, { texts, hasFile, token, errors = {}, failure }) => {
      const page = getFormPage(path);
      const noscript: NoscriptPageData = {
        values: normaliseLineEnds(texts),
        errors,
        token,
        ...(failure && { failure: words.refused[failure] }),
        ...(hasFile && { fileNote: words.fileLost }),
      };
      return renderInLayout(path, formatErrorTitle(page.title), noscript, <page.Page noscript={noscript} />);
    },
    renderSummary: (path, texts) => {
      const page = getFormPage(path);
      const noscript: NoscriptPageData = { ...EMPTY_FORM, values: texts, isSummary: true };
      return renderInLayout(path, page.summaryTitle ?? page.title, noscript, <page.Page noscript={noscript} />);
    },
    renderRefusal: (path, reason, kind) => {
      const formPage =
        findFormPage(path, kind) ??
        formPages.find((page) => page.kind === kind) ??
        formPageByPath.get(path) ??
        formPages[0];
      const shownReason = reason === 'fileTooLarge' && formPage?.kind !== 'application' ? 'tooLarge' : reason;
      const { title, text } = words.refused[shownReason === 'noForm' ? 'foreign' : shownReason];
      const jobsPage = reason === 'noForm' ? findJobsPageOfClosedJob(path, kind) : undefined;
      const linkPath = (jobsPage ?? formPage)?.path ?? '/';
      const content = jobsPage
        ? { text: jobWords.closed, linkLabel: jobWords.allJobs }
        : { text, linkLabel: words.back };
      const key = JSON.stringify([linkPath, title, content]);
      const cachedPage = refusalPages.get(key);
      if (cachedPage) return cachedPage;
      const page = renderInLayout(
        linkPath,
        formatErrorTitle(title),
        EMPTY_FORM,
        <RefusedPage title={title} linkPath={linkPath} {...content} />,
      );
      refusalPages.set(key, page);
      return page;
    },
    renderWithdrawal: (state, reference) =>
      renderInLayout(
        UNLISTED_PATH,
        getWithdrawalPageTitle(state),
        EMPTY_FORM,
        <WithdrawalPage state={state} reference={reference} />,
      ),
    renderSuccessPage: (receipt) =>
      renderInLayout(UNLISTED_PATH, getSentPageTitle(receipt.kind), EMPTY_FORM, <SentPage {...receipt} />),
    renderUnavailableSuccessPage: () =>
      renderInLayout(UNLISTED_PATH, words.sent.unavailable.title, EMPTY_FORM, <OutboxUnavailablePage />),
  };
}
