import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firm } from '#site/firm';
import { pages as registry } from '#site/pages';
import { settings } from '#site/settings';
import { readHeaderOptions } from '../../server/settings';
import { CONFORMANCE_FILE } from '../../src/site/conformance';
import { findSiteFolder } from '../../src/site/folder';
import { findPageOfKind } from '../../src/site/pages';
import { basePath } from '../../webpack.config';
import { runInLanguage } from '../inLanguage';
import { readBuildDay } from './buildDay';
import { compressFolder } from './compress';
import { writeHeaders } from './headers';
import { keepAssets } from './keptAssets';
import { rejectKeyLeaks } from './keyLeaks';
import { writeNginxConfig } from './nginx';
import { writeNotice } from './notice';
import { buildPages, type BuiltPages } from './pages';
import { writeSbom } from './sbom';
import { buildServer } from './server';
import { renderRobotsTxt, renderSecurityTxt, renderSitemap } from './siteFiles';
import { checkSiteConfig, findConfigFolder } from './siteConfig';
import { runStep } from './step';
import { getNextFolder, prepareSwap, getServedFolder, getServerFolder, swapBuild } from './swap';

/**
 * `npm run build` runs this module after the check of the content. The module builds the static site and its server in
 * folders next to the folders of the previous build. When both builds are complete, they replace the previous build.
 * The module prerenders every route into a separate file, which works without JavaScript. `index.html` is the home
 * page. With JavaScript, the URLs become the hash routes of §2.1. The pages of each language except the default
 * language are in a folder with the language's tag: `en/index.html`.
 */
await checkSiteConfig(findConfigFolder(), settings);
const servedFolder = getServedFolder();
const serverFolder = getServerFolder();
await Promise.all([servedFolder, serverFolder].map(prepareSwap));
const serverFiles = await runStep('the server', () => buildServer(getNextFolder(serverFolder)));
const nextFolder = getNextFolder(servedFolder);

const builtPages = [await buildPages()];
for (const language of Object.keys(settings.languages ?? {}).slice(1))
  builtPages.push(await runInLanguage<BuiltPages>('build/languagePages', language));
await writeFile(path.join(nextFolder, 'sitemap.xml'), renderSitemap(builtPages.flatMap(({ sitemap }) => sitemap)));
await writeFile(path.join(nextFolder, 'robots.txt'), renderRobotsTxt(basePath));
await mkdir(path.join(nextFolder, '.well-known'), { recursive: true });
await writeFile(path.join(nextFolder, '.well-known/security.txt'), renderSecurityTxt(basePath, readBuildDay()));
const conformanceSource = path.join(findSiteFolder(), 'conformance.yaml');
if (findPageOfKind(registry, 'conformance')) {
  await mkdir(path.dirname(path.join(nextFolder, CONFORMANCE_FILE)), { recursive: true });
  await copyFile(conformanceSource, path.join(nextFolder, CONFORMANCE_FILE));
}
await runStep('licences and SBOM', async () => {
  const sources = [...new Set([...serverFiles, ...builtPages.flatMap((pages) => pages.sources)])];
  await writeNotice(path.join(nextFolder, 'licences.txt'), sources);
  await writeSbom(path.join(getNextFolder(serverFolder), 'sbom.cdx.json'), sources);
});
await rejectKeyLeaks(nextFolder);
await runStep('compressed copies', () => compressFolder(nextFolder));
await runStep('assets of earlier builds, headers, swap of the folders', async () => {
  await keepAssets(servedFolder, nextFolder);
  const headerOptions = readHeaderOptions(process.env);
  const [styles, scripts] = [
    builtPages.flatMap((pages) => pages.styles),
    builtPages.map(({ startScript }) => startScript),
  ];
  const closedPaths = builtPages.flatMap((pages) => pages.closedPaths);
  const { hstsIncludesSubdomains } = headerOptions;
  await writeHeaders(nextFolder, { base: basePath, styles, scripts, closedPaths, hstsIncludesSubdomains });
  await writeNginxConfig(nextFolder, getNextFolder(serverFolder), headerOptions);
  await swapBuild(serverFolder);
  await swapBuild(servedFolder);
});
const folders = [servedFolder, serverFolder].map((folder) => path.relative('', folder));
process.stdout.write(`The site of ‘${firm.name}’ is in ${folders[0]}, its server in ${folders[1]}.\n`);
