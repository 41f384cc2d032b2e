import type { StaticFile, StaticSite } from '../static/load';
import { findFile } from '../static/serve';
import { respondWithHtml } from './respondWithHtml';
import { selectOptions, hasDetachedForm, restoreForm, insertToken } from './markup';

/** Serves built pages with a form that posts to this server. */
export class ServedForms {
  /** The paths of pages with a form, by build. The entries of replaced builds are garbage-collected. */
  readonly #formPathsBySite = new WeakMap<StaticSite, ReadonlySet<string>>();

  constructor(
    private readonly getSite: () => StaticSite,
    private readonly createToken: () => Promise<string>,
  ) {}

  /**
   * Returns whether any page of the build has a form that this server restores. If the build contains no detached form,
   * no form has a token.
   */
  get hasForms(): boolean {
    return this.#getFormPaths(this.getSite()).size > 0;
  }

  /**
   * Returns a page with its restored form. Returns undefined if the URL is not the URL of such a page, or if the method
   * is neither GET nor HEAD.
   */
  respond(request: Request): Promise<Response> | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const site = this.getSite();
    const { pathname, searchParams } = new URL(request.url);
    const file = findFile(site, pathname);
    if (!file || !this.#getFormPaths(site).has(file.path)) return undefined;
    return this.#respondWithForm(request, selectOptions(restoreForm(decodeText(file)), searchParams));
  }

  async #respondWithForm(request: Request, html: string): Promise<Response> {
    return respondWithHtml(request, insertToken(html, await this.createToken()), { status: 200 });
  }

  #getFormPaths(site: StaticSite): ReadonlySet<string> {
    const cachedPaths = this.#formPathsBySite.get(site);
    if (cachedPaths) return cachedPaths;
    const pages = [...site.files.values()].filter(({ path }) => path.endsWith('/index.html'));
    const paths = new Set(pages.filter((page) => hasDetachedForm(decodeText(page))).map(({ path }) => path));
    this.#formPathsBySite.set(site, paths);
    return paths;
  }
}

const decodeText = ({ getUncompressedBytes }: StaticFile): string => new TextDecoder().decode(getUncompressedBytes());
