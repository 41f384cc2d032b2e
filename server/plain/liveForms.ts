import type { StaticSite } from '../static/load';
import { fileAt } from '../static/serve';
import { answerHtml } from './answer';
import { chooseOptions, hasFormAside, putFormBack, sealForm } from './markup';

/** The built pages that hold a form, with the form in its place: this server takes what it posts. */
export class LiveForms {
  readonly #paths: ReadonlySet<string>;

  constructor(
    private readonly site: StaticSite,
    private readonly seal: () => string,
  ) {
    const pages = [...site.files.values()].filter(({ path }) => path.endsWith('/index.html'));
    this.#paths = new Set(pages.filter(({ plain }) => hasFormAside(text(plain))).map(({ path }) => path));
  }

  /** undefined for any other address or method. */
  answer(request: Request): Promise<Response> | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const file = fileAt(this.site, pathname);
    if (!file || !this.#paths.has(file.path)) return undefined;
    const html = sealForm(putFormBack(text(file.plain)), this.seal());
    return answerHtml(request, chooseOptions(html, searchParams), { status: 200 });
  }
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
