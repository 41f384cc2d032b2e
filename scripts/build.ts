import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '../src/app/routing/routes';
import { documentTitle } from '../src/app/routing/documentTitle';
import { auditedStates } from '../src/content/accessibilityResults';
import { pages } from '../src/content/pages';
import { base, browserConfig } from '../webpack.config';
import { assertAudited } from './build/audited';
import { compile } from './build/compile';
import { compressFolder } from './build/compress';
import { renderDocument } from './build/document';
import { writeHeaders } from './build/headers';
import { metaTags } from './build/metaTags';
import { compileStartScript, filesOfPage, withPrerenderer } from './build/prerender';
import { splitPrint } from './build/printStyles';
import { robots, sitemap } from './build/siteFiles';

/**
 * `npm run build`: the static site in `dist/`. Every route is prerendered into a file of its own, which reads and links
 * without scripts; `index.html` is the home page. The hash routes of §2.1 are what it becomes with scripts.
 */
const compilation = await compile(browserConfig('production'));
const folder = String(compilation.outputOptions.path);
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};
// Of the headings, which are the largest words of a first view; its text's comes with the first layout.
const font = Object.keys(compilation.assets).find((file) => /-700-.*\.woff2$/.test(file));
if (!font) throw new Error('No bold font among the built files: src/styles/fonts.css names it');

const inlineStyles: string[] = [];
const startScript = await withPrerenderer(async ({ routes, notFoundRoute, renderRoute }) => {
  assertAudited([...routes, notFoundRoute], auditedStates, process.env);
  const start = await compileStartScript(routes.map((route) => route.path));
  const render = async (route: Route): Promise<string> => {
    const files = await filesOfPage(compilation, route.page);
    const split = files.styles.map(({ href, css }) => ({ href, ...splitPrint(css) }));
    const styles = split.map(({ href, screen }) => ({ href, css: screen }));
    inlineStyles.push(...styles.map(({ css }) => css));
    const print = split.map((style) => style.print).join('');
    const printFile = `assets/print.${createHash('sha256').update(print).digest('hex').slice(0, 10)}.css`;
    await write(printFile, print);
    return renderDocument({
      base,
      title: documentTitle(route.page),
      description: pages[route.page].description,
      head: metaTags(base, routes, route),
      prerendered: {
        path: route.path,
        body: await renderRoute(route),
        styles,
        scripts: files.scripts,
        printStyle: base + printFile,
        startScript: start,
        font: base + font,
      },
    });
  };
  for (const route of routes) await write(`${route.path}/index.html`, await render(route));
  await write('404.html', await render(notFoundRoute));
  await write('sitemap.xml', sitemap(base, routes));
  await write('robots.txt', robots(base));
  return start;
});
await compressFolder(folder);
await writeHeaders(folder, inlineStyles, [startScript]);
