import type { StaticFile, StaticSite } from '../static/load';
import { fileAt } from '../static/serve';
import { answerHtml } from './answer';
import { chooseOptions, hasFormAside, putFormBack, putToken } from './markup';

/** The built pages that hold a form, with the form in its place: this server takes what it posts. */
export class LiveForms {
  /** Of each build that is served; one is forgotten with it. */
  readonly #paths = new WeakMap<StaticSite, ReadonlySet<string>>();

  constructor(
    private readonly site: () => StaticSite,
    private readonly newToken: () => Promise<string>,
  ) {}

  /** Whether any page of the build gets its form from here. Where another host serves the forms, none carries a token. */
  get hasForms(): boolean {
    return this.#pathsOf(this.site()).size > 0;
  }

  /** undefined for any other address or method. */
  answer(request: Request): Promise<Response> | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const site = this.site();
    const { pathname, searchParams } = new URL(request.url);
    const file = fileAt(site, pathname);
    if (!file || !this.#pathsOf(site).has(file.path)) return undefined;
    return this.#live(request, chooseOptions(putFormBack(textOf(file)), searchParams));
  }

  async #live(request: Request, html: string): Promise<Response> {
    return answerHtml(request, putToken(html, await this.newToken()), { status: 200 });
  }

  #pathsOf(site: StaticSite): ReadonlySet<string> {
    const known = this.#paths.get(site);
    if (known) return known;
    const pages = [...site.files.values()].filter(({ path }) => path.endsWith('/index.html'));
    const paths = new Set(pages.filter((page) => hasFormAside(textOf(page))).map(({ path }) => path));
    this.#paths.set(site, paths);
    return paths;
  }
}

const textOf = ({ uncompressed }: StaticFile): string => new TextDecoder().decode(uncompressed());
