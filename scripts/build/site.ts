import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pages as registry } from '#site/pages';
import { settings } from '#site/settings';
import { readHstsSubdomains } from '../../server/settings';
import { CONFORMANCE_FILE } from '../../src/site/conformance';
import { findSiteFolder } from '../../src/site/folder';
import { findPageOfKind } from '../../src/site/pages';
import { base } from '../../webpack.config';
import { runInLanguage } from '../inLanguage';
import { readBuildDay } from './buildDay';
import { compressFolder } from './compress';
import { writeHeaders } from './headers';
import { keepAssets } from './keptAssets';
import { refuseKeyLeaks } from './keyLeaks';
import { writeNginx } from './nginx';
import { writeNotice } from './notice';
import { buildPages, type BuiltPages } from './pages';
import { writeSbom } from './sbom';
import { buildServer } from './server';
import { renderRobots, renderSecurityTxt, renderSitemap } from './siteFiles';
import { checkSiteConfig } from './siteConfig';
import { runStep } from './step';
import { getNextFolder, prepareSwap, getServedFolder, getServerFolder, swapBuild } from './swap';

/**
 * `npm run build` runs this module after the check of the content. The module builds the static site and its server in
 * folders next to the folders of the previous build. When both builds are complete, they replace the previous build.
 * The module prerenders every route into a separate file, which works without JavaScript. `index.html` is the home
 * page. With JavaScript, the URLs become the hash routes of §2.1. The pages of each language except the default
 * language are in a folder with the language's tag: `en/index.html`.
 */
await checkSiteConfig('public', settings);
const servedFolder = getServedFolder();
const server = getServerFolder();
await Promise.all([servedFolder, server].map(prepareSwap));
const serverFiles = await runStep('the server', () => buildServer(getNextFolder(server)));
const folder = getNextFolder(servedFolder);

const builtPages = [await buildPages()];
for (const language of Object.keys(settings.languages ?? {}).slice(1))
  builtPages.push(await runInLanguage<BuiltPages>('build/languagePages', language));
await writeFile(path.join(folder, 'sitemap.xml'), renderSitemap(builtPages.flatMap(({ sitemap }) => sitemap)));
await writeFile(path.join(folder, 'robots.txt'), renderRobots(base));
await mkdir(path.join(folder, '.well-known'));
await writeFile(path.join(folder, '.well-known/security.txt'), renderSecurityTxt(base, readBuildDay()));
const conformance = path.join(findSiteFolder(), 'conformance.yaml');
if (findPageOfKind(registry, 'conformance')) {
  await mkdir(path.dirname(path.join(folder, CONFORMANCE_FILE)), { recursive: true });
  await copyFile(conformance, path.join(folder, CONFORMANCE_FILE));
}
await runStep('licences and SBOM', async () => {
  const sources = [...new Set([...serverFiles, ...builtPages.flatMap((pages) => pages.sources)])];
  await writeNotice(path.join(folder, 'licences.txt'), sources);
  await writeSbom(path.join(getNextFolder(server), 'sbom.cdx.json'), sources);
});
await refuseKeyLeaks(folder);
await runStep('compressed copies', () => compressFolder(folder));
await runStep('assets of earlier builds, headers, swap of the folders', async () => {
  await keepAssets(servedFolder, folder);
  const hstsSubdomains = readHstsSubdomains(process.env);
  const [styles, scripts] = [
    builtPages.flatMap((pages) => pages.styles),
    builtPages.map(({ startScript }) => startScript),
  ];
  const closedAddresses = builtPages.flatMap((pages) => pages.closedAddresses);
  await writeHeaders(folder, { base, styles, scripts, closedAddresses, hstsSubdomains });
  await writeNginx(folder, getNextFolder(server), hstsSubdomains);
  await swapBuild(server);
  await swapBuild(servedFolder);
});
const names = [servedFolder, server].map((build) => path.relative('', build));
process.stdout.write(`The site is in ${names[0]}, its server in ${names[1]}.\n`);
