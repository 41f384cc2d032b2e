/**
 * The response headers of every page and file, for the server and for static hosts. The build imports this file to
 * write `_headers` and the configuration of nginx.
 */

/**
 * The names of the Trusted Types policies that the site's scripts create. The first policy is for the chunks of
 * webpack, the second for the start script (src/start).
 */
const TRUSTED_TYPES_POLICIES: readonly string[] = ['website#bundler', 'website#start'];

/**
 * Additions to the Content-Security-Policy, from a build or a setting. Hashes have the form 'sha256-…', without quotes.
 */
export interface PolicyAdditions {
  style?: readonly string[];
  script?: readonly string[];
  /** The origins that scripts may call in addition to the site itself: the providers of direct mode. */
  connect?: readonly string[];
  /** The origins of images in addition to the site itself: the flag host (§7.3). */
  images?: readonly string[];
}

export interface HeaderOptions extends PolicyAdditions {
  /** Whether HSTS includes all subdomains. */
  hstsIncludesSubdomains?: boolean | undefined;
}

const quoteHashes = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);

/**
 * Returns the Content-Security-Policy. The policy forbids inline code, `eval` and other origins. `additions` contains
 * the hashes of allowed inline code and the allowed origins.
 */
export function createContentSecurityPolicy(additions: PolicyAdditions = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoteHashes(additions.script)],
    'style-src': ["'self'", ...quoteHashes(additions.style)],
    'img-src': ["'self'", 'data:', ...(additions.images ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(additions.connect ?? [])],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES_POLICIES,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Returns all security headers by name. HSTS is valid for one year. Browsers ignore HSTS over unencrypted HTTP. */
export function createSecurityHeaders({ hstsIncludesSubdomains, ...additions }: HeaderOptions = {}): Record<
  string,
  string
> {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(additions),
    'Strict-Transport-Security': `max-age=31536000${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

const CACHE_ONE_YEAR = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'no-cache';
const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Matches a content hash in a file name. Does not match a date, as in `press-20261124.pdf`. */
const CONTENT_HASH_PATTERN = /[.-](?!(?:19|20)\d{6}\.)[0-9a-f]{8,64}\.[a-z0-9]+(\.map|\.LICENSE\.txt)?$/;

/**
 * The Cache-Control of files by path. Files with a content hash in their name are cached for one year. Other HTML,
 * JSON, text, XML and web manifest files are always revalidated. All remaining files are cached for one hour.
 */
export const CACHE_RULES = {
  rules: [
    { pattern: CONTENT_HASH_PATTERN, value: CACHE_ONE_YEAR },
    { pattern: /\.(html|json|txt|xml|webmanifest)$/, value: CACHE_REVALIDATE },
  ],
  defaultValue: CACHE_ONE_HOUR,
};

/** Returns the Cache-Control of a path, from the first matching rule of {@link CACHE_RULES}. */
export const getCacheControl = (path: string): string =>
  CACHE_RULES.rules.find(({ pattern }) => pattern.test(path))?.value ?? CACHE_RULES.defaultValue;

const formatRule = (path: string, headers: Record<string, string>): readonly string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * Returns the security and caching headers as the text of a `_headers` file for static hosts. `files` are the paths of
 * the built files ('/assets/main.3f2a….js'). A `_headers` pattern cannot recognise a hash. Each content-hashed file, or
 * folder of such files, therefore has its own rule. `base` is the path at which the site is mounted, with a leading and
 * a trailing slash.
 */
export function renderHeadersFile(files: readonly string[], options: HeaderOptions = {}, base = '/'): string {
  return [
    formatRule('/*', createSecurityHeaders(options)),
    formatRule('/', { 'Cache-Control': CACHE_REVALIDATE }),
    formatRule('/*.html', { 'Cache-Control': CACHE_REVALIDATE }),
    ...listFoldersWithPages(files).map((folder) => formatRule(folder, { 'Cache-Control': CACHE_REVALIDATE })),
    ...listImmutablePatterns(files).map((path) => formatRule(path, { 'Cache-Control': CACHE_ONE_YEAR })),
  ]
    .map(([path = '', ...headers]) => [base.slice(0, -1) + path, ...headers].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Returns the path of each folder below the root that contains an index.html, with a trailing slash. */
const listFoldersWithPages = (files: readonly string[]): string[] =>
  files.flatMap((file) => /^(.+\/)index\.html$/.exec(file)?.[1] ?? []);

/** Returns whether a file's name contains a content hash. Ignores the extension of a compressed file (.br, .gz). */
const isHashed = (path: string) => CONTENT_HASH_PATTERN.test(path.replace(/\.(br|gz)$/, ''));

/**
 * Returns patterns for all content-hashed files. A folder that contains only such files has one pattern, because hosts
 * limit the number of rules.
 */
function listImmutablePatterns(files: readonly string[]): string[] {
  const filesByFolder = new Map<string, string[]>();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    filesByFolder.set(folder, [...(filesByFolder.get(folder) ?? []), file]);
  }
  return [...filesByFolder].flatMap(([folder, paths]) =>
    folder !== '/' && paths.every(isHashed) && !files.some((file) => file.startsWith(folder) && !isHashed(file))
      ? [`${folder}*`]
      : paths.filter((path) => CONTENT_HASH_PATTERN.test(path)),
  );
}
