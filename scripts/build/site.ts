import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHstsSubdomains } from '../../server/env';
import type * as Prerenderer from '../../src/index.server';
import type { Route } from '../../src/app/routing/routes';
import { documentTitle } from '../../src/app/routing/documentTitle';
import { base, browserConfig } from '../../webpack.config';
import { compile } from './compile';
import { loadContents } from './contents';
import { compressFolder } from './compress';
import { renderDocument } from './document';
import { forAnyHost, writeNoscriptPages } from './noscriptPages';
import { writeHeaders } from './headers';
import { keepAssets } from './keptAssets';
import { metaTags } from './metaTags';
import { compileStartScript, filesOfPage, withPrerenderer, type PageFiles } from './prerender';
import { buildServer } from './server';
import { writeNginx } from './nginx';
import { filesOf, writeNotice } from './notice';
import { writeSbom } from './sbom';
import { robots, sitemap } from './siteFiles';
import { splitStyles } from './splitStyles';
import { step } from './step';
import { nextFolder, prepareSwap, servedFolder, serverFolder, swapIn } from './swap';

/**
 * The part of `npm run build` after the check of the content. It builds the static site and its server beside the
 * served folders and swaps them in when they are complete. Every route is prerendered into its own file, which works
 * without JavaScript. `index.html` is the home page. With JavaScript the addresses become the hash routes of §2.1.
 */
const served = servedFolder();
const server = serverFolder();
await Promise.all([served, server].map(prepareSwap));
const serverFiles = await step('the server', () => buildServer(nextFolder(server)));
const folder = nextFolder(served);
const compilation = await step('scripts, styles and pictures for browsers', () => compile(browserConfig('production')));
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};
/** Writes a style sheet into a file with a content hash in its name. Returns the address. */
const writeStyles = async (name: string, css: string): Promise<string> => {
  const file = `assets/${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await write(file, css);
  return base + file;
};

const contents = await loadContents();
const inlineStyles: string[] = [];
/** The source files of everything that ships. */
const sources = [...filesOf(compilation), ...serverFiles];
const prerender = async (
  prerenderer: typeof Prerenderer,
  file: string,
  rendererFiles: readonly string[],
): Promise<string> => {
  // The relay renders pages with it.
  sources.push(...rendererFiles);
  const { routes, notFoundRoute, renderRoute } = prerenderer;
  const start = await compileStartScript(routes.map((route) => route.path));
  const stylesOf = async (files: PageFiles) => {
    const split = files.styles.map(({ href, css }) => ({ href, ...splitStyles(css) }));
    const styles = split.map(({ href, screen }) => ({ href, css: screen }));
    inlineStyles.push(...styles.map(({ css }) => css));
    return {
      styles,
      printStyle: await writeStyles('print', split.map(({ print }) => print).join('')),
      noscriptStyle: await writeStyles('noscript', split.map(({ noscript }) => noscript).join('')),
    };
  };
  const render = async (route: Route): Promise<string> => {
    const files = await filesOfPage(compilation, route);
    return renderDocument({
      base,
      title: documentTitle(route),
      description: route.description,
      head: metaTags(base, routes, route, contents),
      prerendered: {
        path: route.path,
        body: forAnyHost(await renderRoute(route), true),
        ...(await stylesOf(files)),
        scripted: { scripts: files.scripts, startScript: start },
      },
    });
  };
  for (const route of routes) await write(`${route.path}/index.html`, await render(route));
  await write('404.html', await render(notFoundRoute));
  await writeNoscriptPages({
    compilation,
    prerenderer,
    file,
    folder: path.join(nextFolder(server), 'pages'),
    refusals: path.join(nextFolder(server), 'nginx/refusals'),
    write,
    stylesOf,
  });
  await write('sitemap.xml', sitemap(base, routes));
  await write('robots.txt', robots(base));
  return start;
};
const startScript = await step('pages as HTML', () => withPrerenderer(prerender));
await step('licences of what is shipped, and the list of its packages', async () => {
  await writeNotice(path.join(folder, 'licences.txt'), sources);
  await writeSbom(path.join(nextFolder(server), 'sbom.cdx.json'), sources);
});
await step('compressed forms', () => compressFolder(folder));
await step('assets of earlier builds, headers, and all of it put in place', async () => {
  await keepAssets(served, folder);
  const hstsSubdomains = readHstsSubdomains(process.env);
  await writeHeaders(folder, { base, styles: inlineStyles, scripts: [startScript], hstsSubdomains });
  await writeNginx(folder, nextFolder(server), hstsSubdomains);
  await swapIn(server);
  await swapIn(served);
});
const built = [served, server].map((each) => path.relative('', each));
process.stdout.write(`The site is built: ${built[0]}, and its server: ${built[1]}\n`);
