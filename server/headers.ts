/**
 * The response headers of every page and file, for the server and for static hosts alike (§ "Static files").
 * Free of Node imports: the build renders the same set into `_headers`.
 */

/** Trusted Types policies that the shipped scripts may create: webpack's for its lazy chunks, the start script's for pages. */
export const TRUSTED_TYPES_POLICIES: readonly string[] = ['website#bundler', 'website#start'];

/** What a build or a setting adds to the policy; hashes as they stand in a policy, without quotes ('sha256-…'). */
export interface PolicyParts {
  style?: readonly string[];
  script?: readonly string[];
  /** Origins besides our own that scripts may call: the two providers in direct mode. */
  connect?: readonly string[];
  /** Origins besides our own that pictures may come from: the flag host (§7.3). */
  images?: readonly string[];
}

export interface HeaderOptions extends PolicyParts {
  /** HSTS holds for every sub-domain, too. */
  hstsSubdomains?: boolean | undefined;
}

const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);

/** The Content-Security-Policy: no inline code, no `eval`, nothing from elsewhere unless `parts` names it. */
export function contentSecurityPolicy(parts: PolicyParts = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(parts.script)],
    'style-src': ["'self'", ...quoted(parts.style)],
    'img-src': ["'self'", 'data:', ...(parts.images ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(parts.connect ?? [])],
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

/** Every security header by its name. HSTS is one year; browsers ignore it over plain HTTP. */
export function securityHeaders({ hstsSubdomains, ...parts }: HeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(parts),
    'Strict-Transport-Security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'no-cache';
const CACHE_AN_HOUR = 'public, max-age=3600';

const CONTENT_HASHED = /[.-][0-9a-f]{8,64}\.[a-z0-9]+(\.map)?$/;

/** How long a file may be kept, by its path: for ever when its name holds its content's hash, never unasked for HTML. */
export const CACHE_RULES = {
  rules: [
    { pattern: CONTENT_HASHED, value: CACHE_FOREVER },
    { pattern: /\.(html|json|txt|xml|webmanifest)$/, value: CACHE_REVALIDATE },
  ],
  otherwise: CACHE_AN_HOUR,
};

/** What {@link CACHE_RULES} say of a path; the first one counts. */
export const cacheControlFor = (path: string): string =>
  CACHE_RULES.rules.find(({ pattern }) => pattern.test(path))?.value ?? CACHE_RULES.otherwise;

const rule = (path: string, headers: Record<string, string>): readonly string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * The same headers as the text of a `_headers` file, which the usual static hosts read.
 * `files` are the paths of the built files ('/assets/main.3f2a….js'): each content-hashed one gets its own rule, since
 * a `_headers` pattern can't tell a hash from a name. `base` is where the site is mounted, with both slashes.
 */
export function renderHeadersFile(files: readonly string[], options: HeaderOptions = {}, base = '/'): string {
  return [
    rule('/*', securityHeaders(options)),
    rule('/', { 'Cache-Control': CACHE_REVALIDATE }),
    rule('/*.html', { 'Cache-Control': CACHE_REVALIDATE }),
    ...foldersWithPages(files).map((folder) => rule(folder, { 'Cache-Control': CACHE_REVALIDATE })),
    ...immutablePatterns(files).map((path) => rule(path, { 'Cache-Control': CACHE_FOREVER })),
  ]
    .map(([path = '', ...headers]) => [base.slice(0, -1) + path, ...headers].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Addresses that answer with the index.html of a folder. */
const foldersWithPages = (files: readonly string[]): string[] =>
  files.flatMap((file) => /^(.+\/)index\.html$/.exec(file)?.[1] ?? []);

/** A compressed file is named by the content of the plain one beside it. */
const hashed = (path: string) => CONTENT_HASHED.test(path.replace(/\.(br|gz)$/, ''));

/** A folder whose files are all content-hashed is one pattern; hosts limit the number of rules. */
function immutablePatterns(files: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, paths]) =>
    folder !== '/' && paths.every(hashed) && !files.some((file) => file.startsWith(folder) && !hashed(file))
      ? [`${folder}*`]
      : paths.filter((path) => CONTENT_HASHED.test(path)),
  );
}
