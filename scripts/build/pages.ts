import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Prerenderer from '../../src/index.server';
import type { Route } from '../../src/app/routing/routes';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { basePath, createBrowserConfig } from '../../webpack.config';
import { settings } from '#site/settings';
import { words as addresses } from '#site/words/addresses';
import { joinPath } from '../../src/site/joinPath';
import { languageFolder } from '../../src/site/pageLanguage';
import { loadContents } from './contents';
import { renderDocument } from './document';
import { renderOfferStyles } from './offerStyles';
import { renderMetaTags } from './metaTags';
import { replaceFormForStaticHosts, writeNoscriptPages } from './noscriptPages';
import { listBundledFiles } from './notice';
import { compile, compileStartScript, findPageFiles, runWithPrerenderer, type PageFiles } from './prerender';
import { renderSitemapEntries } from './siteFiles';
import { splitStyles } from './splitStyles';
import { runStep } from './step';
import { getNextFolder, getServedFolder, getServerFolder } from './swap';

/**
 * The result of building the pages of one language. Child processes build all languages except the default language and
 * send this result to the build, so the result contains only JSON values.
 */
export interface BuiltPages {
  /**
   * The source files of two bundles: the site's code for browsers without the start script, and the relay's page
   * renderer.
   */
  sources: readonly string[];
  /** The CSS of each inline `style` element. */
  styles: readonly string[];
  startScript: string;
  /** The entries of sitemap.xml. */
  sitemap: readonly string[];
  /**
   * The URL paths of the files of closed jobs. Servers send these files with status 410: '/careers/tester/index.html'.
   */
  closedPaths: readonly string[];
}

/**
 * Builds the scripts, styles and pages of the current language (SITE_LANGUAGE). The pages are the routes, the pages of
 * closed jobs, `404.html` and the form pages. Writes all files into the folders of the next build
 * ({@link getNextFolder}). If the files of several languages have equal content, they have the same name.
 */
export async function buildPages(): Promise<BuiltPages> {
  const languageSuffix = settings.languages ? ` (${settings.language})` : '';
  const folder = getNextFolder(getServedFolder());
  const compilation = await runStep(`scripts, styles and pictures for browsers${languageSuffix}`, () =>
    compile(createBrowserConfig('production')),
  );
  const writePageFile = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const writeLanguageFile = (file: string, text: string) => writePageFile(path.join(languageFolder, file), text);
  /** Writes a stylesheet into a file with a content hash in its name. Returns the file's URL path. */
  const writeStyles = async (name: string, css: string): Promise<string> => {
    const file = `assets/${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    await writePageFile(file, css);
    return basePath + file;
  };

  const offerStyle = await renderOfferStyles();
  const contents = await loadContents();
  const inlineStyles = offerStyle === '' ? [] : [offerStyle];
  const sources = listBundledFiles(compilation);
  const prerender = async (
    prerenderer: typeof Prerenderer,
    prerendererFile: string,
    rendererFiles: readonly string[],
  ): Promise<BuiltPages> => {
    // The relay's page renderer is a bundle of these files, so the licence notice and the SBOM must cover their
    // packages.
    sources.push(...rendererFiles);
    const { allRoutes, indexableRoutes, notFoundRoute, renderRoute } = prerenderer;
    const startScript = await compileStartScript(listStartPaths(allRoutes));
    const writePageStyles = async (files: PageFiles) => {
      const splitStylesheets = files.styles.map(({ href, css }) => ({ href, ...splitStyles(css) }));
      const styles = splitStylesheets.map(({ href, screen }) => ({ href, css: screen }));
      inlineStyles.push(...styles.map(({ css }) => css));
      return {
        styles,
        printStyle: await writeStyles('print', splitStylesheets.map(({ print }) => print).join('')),
        noscriptStyle: await writeStyles('noscript', splitStylesheets.map(({ noscript }) => noscript).join('')),
      };
    };
    const renderRouteDocument = async (route: Route, isScripted = true): Promise<string> => {
      const files = await findPageFiles(compilation, route);
      return renderDocument({
        base: basePath,
        title: formatDocumentTitle(route),
        description: route.description,
        head: renderMetaTags(basePath, indexableRoutes, route, contents),
        prerendered: {
          path: route.path,
          body: replaceFormForStaticHosts(await renderRoute(route), isScripted),
          ...(isScripted && offerStyle && { offerStyle }),
          ...(await writePageStyles(files)),
          ...(isScripted && { hydration: { scripts: files.scripts, startScript } }),
        },
      });
    };
    for (const route of indexableRoutes)
      await writeLanguageFile(`${route.path}/index.html`, await renderRouteDocument(route));
    const closedPaths: string[] = [];
    for (const route of allRoutes.filter(({ isClosed }) => isClosed)) {
      // The form page of a closed job has no route, but a bookmark may still lead to this page.
      const formPath = joinPath(route.path, addresses.apply);
      for (const pagePath of [route.path, formPath]) {
        await writeLanguageFile(`${pagePath}/index.html`, await renderRouteDocument(route, pagePath === route.path));
        closedPaths.push(`/${languageFolder}${pagePath.slice(1)}/index.html`);
      }
    }
    await writeLanguageFile('404.html', await renderRouteDocument(notFoundRoute));
    await writeNoscriptPages({
      compilation,
      prerenderer,
      prerendererFile,
      rendererFolder: path.join(getNextFolder(getServerFolder()), 'pages', languageFolder),
      errorPagesFolder: path.join(getNextFolder(getServerFolder()), 'nginx/refusals', languageFolder),
      write: writeLanguageFile,
      writePageStyles,
    });
    return {
      sources,
      styles: inlineStyles,
      startScript,
      sitemap: renderSitemapEntries(basePath, indexableRoutes),
      closedPaths,
    };
  };
  return runStep(`prerendered pages${languageSuffix}`, () => runWithPrerenderer(prerender));
}

/**
 * Returns the paths of all pages, for the start script. One pattern, such as '/jobs/*', represents all jobs of a list.
 */
const listStartPaths = (routes: readonly Route[]): string[] => [
  ...new Set(
    routes.map(({ kind, path: routePath }) => (kind === 'job' ? routePath.replace(/[^/]+$/, '*') : routePath)),
  ),
];
