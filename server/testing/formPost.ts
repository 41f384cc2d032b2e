import { pages } from '#site/pages';
import { loadContents } from '../../scripts/build/contents';
import { renderDocument } from '../../scripts/build/document';
import { createNoscriptPages } from '../../src/app/noscriptPages';
import { getApplyPath } from '../../src/site/formPaths';
import { findPageOfKind } from '../../src/site/pages';
import type { JobsContent } from '../../src/site/types';
import { DOCUMENT_PLACEHOLDERS } from '../noscript/markup';
import { createPageRenderer, type PageRenderer } from '../noscript/pageRenderer';
import { createApplication, createContact, type Fields } from './submit';

/** Returns a renderer that puts the real pages into a document without styles. */
export const loadTestRenderer = async (): Promise<PageRenderer> => {
  const frame = renderDocument({ base: '/', title: DOCUMENT_PLACEHOLDERS.title, description: '' }).replace(
    '<div id="root"></div>',
    `<div id="root">${DOCUMENT_PLACEHOLDERS.body}</div>`,
  );
  return createPageRenderer(await createNoscriptPages(), { frame });
};

export interface NoscriptResponse {
  status: number;
  headers: Headers;
  html: string;
}

/** Posts a form like a browser without JavaScript, and does not follow redirects. */
export async function postForm(
  url: string,
  path: string,
  formPath: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<NoscriptResponse> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return postBody(url, `${path}?form=${formPath}`, body, headers);
}

/** Posts a body unchanged to a path and query below `/api/submissions/`, and does not follow redirects. */
export async function postBody(
  url: string,
  pathAndQuery: string,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<NoscriptResponse> {
  // Node requires `duplex` when the body is a stream.
  const init = { method: 'POST', headers, body, redirect: 'manual', duplex: 'half' } as RequestInit;
  const response = await fetch(`${url}/api/submissions/${pathAndQuery}`, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Returns the path of the application form for the first job of the firm. */
export async function findFirstApplyPath(): Promise<string> {
  const page = findPageOfKind(pages, 'jobs');
  const { jobs } = (await loadContents()).get(page?.id ?? '') as JobsContent;
  return getApplyPath(page?.path ?? '/', jobs[0]?.id ?? '');
}

/** Posts an application for the first job of the firm. `overrides` replaces fields. */
export async function postApplication(url: string, file: File | undefined, overrides = {}): Promise<NoscriptResponse> {
  const resume = file ?? new File([], '', { type: 'application/octet-stream' });
  const { jobTitle: _jobTitle, ...fields } = createApplication({ resume, ...overrides });
  return postForm(url, 'applications', await findFirstApplyPath(), fields);
}

/** The path of the page with the contact form. */
export const CONTACT_PATH = findPageOfKind(pages, 'contact')?.path ?? '';

/** Posts a contact message. `overrides` replaces fields. */
export const postContact = (url: string, overrides: Fields = {}, headers = {}): Promise<NoscriptResponse> =>
  postForm(url, 'contacts', CONTACT_PATH, createContact({ website: '', ...overrides }), headers);

/** Returns the text of a page without its markup. No-break spaces stay, because some languages use them in numbers. */
export const extractText = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/[ \n\r\t]+/g, ' ');
/** Returns the main element of a page, without the header and the footer, because both may link to every page. */
export const extractMain = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
export const extractTitle = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
/** Returns the token of the form in a page, or '' without a token. */
export const parseToken = (html: string): string => /name="token" value="([^"]*)"/.exec(html)?.[1] ?? '';
