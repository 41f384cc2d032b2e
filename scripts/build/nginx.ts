import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CACHE_RULES, createSecurityHeaders, type HeaderOptions, type PolicyAdditions } from '../../server/headers';
import { hasDetachedForm } from '../../server/noscript/markup';
import { getMediaType } from '../../server/static/mediaTypes';
import { settings } from '#site/settings';
import { getLanguageFolder } from '../../src/site/languages';
import { LANGUAGE_PARAMETER } from '../../src/submission/types';

const GENERATED_FILE_NOTICE =
  '# Written by npm run build. Edit server/headers.ts or server/static/mediaTypes.ts instead of this file.';
/** Returns a text in quotes for an nginx configuration. Does not escape '$', so nginx still replaces variables. */
const quoteText = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Renders the map from the language in a form's URL to the folder of the error pages in that language. */
const renderLanguageFolders = (): string[] => [
  `map $arg_${LANGUAGE_PARAMETER} $site_language_folder {`,
  '  default "";',
  ...Object.keys(settings.languages ?? {}).map(
    (tag) => `  ${quoteText(tag)} ${quoteText(getLanguageFolder(settings.languages, tag))};`,
  ),
  '}',
];

/** Renders the maps of cache rules and of language folders. nginx accepts a `map` only outside of `server` blocks. */
function renderHttpConfig(): string {
  const { defaultValue: defaultCacheControl, rules } = CACHE_RULES;
  const cacheLines = rules.map(({ pattern, value }) => `  ${quoteText(`~${pattern.source}`)} ${quoteText(value)};`);
  return [
    GENERATED_FILE_NOTICE,
    'map $uri $site_cache_control {',
    `  default ${quoteText(defaultCacheControl)};`,
    ...cacheLines,
    '}',
    ...renderLanguageFolders(),
    '',
  ].join('\n');
}

/**
 * Renders the media types of the built files. Outside of the `server` block, these types would conflict with the types
 * in the nginx.conf of the Linux distribution.
 */
function renderMediaTypesConfig(files: readonly string[]): string {
  const extensions = [...new Set(files.map((file) => path.extname(file).slice(1)))].filter(Boolean).toSorted();
  const types = extensions.map((extension) => `  ${quoteText(getMediaType(`file.${extension}`))} ${extension};`);
  return [GENERATED_FILE_NOTICE, 'types {', ...types, '}', 'default_type application/octet-stream;', ''].join('\n');
}

/** Renders the headers that nginx sends with every file. */
const renderHeadersConfig = (options: HeaderOptions): string =>
  [
    GENERATED_FILE_NOTICE,
    ...Object.entries(createSecurityHeaders(options)).map(
      ([name, value]) => `add_header ${name} ${quoteText(value)} always;`,
    ),
    'add_header Cache-Control $site_cache_control always;',
    '',
  ].join('\n');

/**
 * Renders the nginx `location` blocks for built pages with forms and for closed jobs. nginx passes requests for these
 * pages to the relay, which inserts the form or sends the status 410.
 */
const renderFormsConfig = (addresses: readonly string[]): string =>
  [
    GENERATED_FILE_NOTICE,
    ...addresses.map((address) => `location = ${quoteText(address)} { try_files /.none @form; }`),
    '',
  ].join('\n');

/** Returns two URL paths for each page that the relay serves: the path of its folder and the path of its file. */
async function findRelayAddresses(
  siteFolder: string,
  files: readonly string[],
  closedAddresses: readonly string[],
): Promise<string[]> {
  const addresses: string[] = [];
  for (const file of files.filter((builtFile) => path.basename(builtFile) === 'index.html').toSorted()) {
    const address = `/${file.split(path.sep).join('/')}`;
    if (!closedAddresses.includes(address) && !hasDetachedForm(await readFile(path.join(siteFolder, file), 'utf8')))
      continue;
    addresses.push(address.slice(0, -'index.html'.length), address);
  }
  return addresses;
}

/**
 * Writes the files that `deploy/nginx/site.conf` includes, so that nginx sends the same headers as the server.
 * `siteFolder` is the folder of the built site. The csp.json in this folder contains parts of the
 * Content-Security-Policy. `serverFolder` is the folder of the compiled server.
 */
export async function writeNginxConfig(
  siteFolder: string,
  serverFolder: string,
  hstsSubdomains: boolean,
): Promise<void> {
  const { gone, ...policy } = JSON.parse(
    await readFile(path.join(siteFolder, 'csp.json'), 'utf8'),
  ) as PolicyAdditions & {
    gone: readonly string[];
  };
  const files = await readdir(siteFolder, { recursive: true });
  await mkdir(path.join(serverFolder, 'nginx'), { recursive: true });
  await writeFile(path.join(serverFolder, 'nginx/http.conf'), renderHttpConfig());
  await writeFile(path.join(serverFolder, 'nginx/types.conf'), renderMediaTypesConfig(files));
  await writeFile(path.join(serverFolder, 'nginx/headers.conf'), renderHeadersConfig({ ...policy, hstsSubdomains }));
  await writeFile(
    path.join(serverFolder, 'nginx/forms.conf'),
    renderFormsConfig(await findRelayAddresses(siteFolder, files, gone)),
  );
}
