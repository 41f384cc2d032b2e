import type { StaticFile, StaticSite } from '../static/load';
import { findFile } from '../static/serve';
import { respondWithHtml } from './respondWithHtml';
import { selectOptions, hasDetachedForm, restoreForm, insertToken } from './markup';

/** Serves built pages with a form that posts to this server. */
export class ServedForms {
  /** The paths of pages with a form, by build. The entries of replaced builds are garbage-collected. */
  readonly #paths = new WeakMap<StaticSite, ReadonlySet<string>>();

  constructor(
    private readonly site: () => StaticSite,
    private readonly newToken: () => Promise<string>,
  ) {}

  /**
   * Returns whether any page of the build has a form that this server restores. Forms on pages that another host serves
   * have no token.
   */
  get hasForms(): boolean {
    return this.#pathsOf(this.site()).size > 0;
  }

  /**
   * Returns the page with its form; undefined for a URL without such a page, and for methods other than GET and HEAD.
   */
  answer(request: Request): Promise<Response> | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const site = this.site();
    const { pathname, searchParams } = new URL(request.url);
    const file = findFile(site, pathname);
    if (!file || !this.#pathsOf(site).has(file.path)) return undefined;
    return this.#live(request, selectOptions(restoreForm(decodeText(file)), searchParams));
  }

  async #live(request: Request, html: string): Promise<Response> {
    return respondWithHtml(request, insertToken(html, await this.newToken()), { status: 200 });
  }

  #pathsOf(site: StaticSite): ReadonlySet<string> {
    const known = this.#paths.get(site);
    if (known) return known;
    const pages = [...site.files.values()].filter(({ path }) => path.endsWith('/index.html'));
    const paths = new Set(pages.filter((page) => hasDetachedForm(decodeText(page))).map(({ path }) => path));
    this.#paths.set(site, paths);
    return paths;
  }
}

const decodeText = ({ uncompressed }: StaticFile): string => new TextDecoder().decode(uncompressed());
