import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import type { RelayWords } from '../src/site/words/relay';
import { Languages } from './languages';
import { words } from '#site/words/relay';
import { createSecurityHeaders } from './headers';
import { getClientAddress } from './http/address';
import { openBody, type BodyLimits } from './http/body';
import { isCrossOrigin } from './http/origin';
import { Refusal } from './http/refusal';
import { createSiteConfig } from './http/siteConfig';
import { isMultipartForm } from './http/multipart';
import { createScan } from './http/scan';
import { API_PATH, HEALTH_PATH, METRICS_PATH } from './http/serverPaths';
import { getKindByPath, Submissions } from './http/submissions';
import { ServedForms } from './noscript/servedForms';
import type { PageRenderer } from './noscript/pageRenderer';
import { NoscriptForms } from './noscript/noscriptForms';
import type { Settings } from './settings';
import { isLocalRequest } from './http/isLocalRequest';
import { formatError, redactPasswords } from './log';
import { hasToken, type Metrics } from './metrics';
import { hasElapsed } from './outbox/backoff';
import { findLoss } from './outbox/losses';
import type { Outbox } from './outbox/outbox';
import type { StaticSite } from './static/load';
import { serveStatic } from './static/serve';
import { WITHDRAWAL_PATH } from './withdrawal/links';
import { Withdrawals } from './withdrawal/withdrawals';
import { SUBMISSIONS_PATH, type SubmissionKind } from '../src/submission/types';

export interface AppOptions {
  outbox: Outbox;
  /** Logs and counts events. */
  metrics: Metrics;
  settings: Pick<Settings, 'origins' | 'trustedProxies' | 'flagsHost' | 'limits'> &
    Partial<Pick<Settings, 'hstsIncludesSubdomains' | 'metricsToken' | 'clamd'>>;
  /**
   * Returns the built site that is currently served. Without this function, the app is only the relay. A static host or
   * a development server then serves the files.
   */
  getSite?: () => StaticSite;
  /**
   * Loads the page renderer of a language, for forms that are posted without JavaScript. Without this function, the
   * relay responds to each such form with an error and does not store the form.
   */
  loadPageRenderer?: (languageFolder: string) => Promise<PageRenderer>;
  /** The languages of forms. Without this option, every form is in the default language. */
  languages?: Languages;
  /** Returns true once the server is about to stop. The server then accepts no submissions and no withdrawals. */
  isStopping?: () => boolean;
  /**
   * The app calls this function after each stored submission and after each withdrawal, to start the deliveries and the
   * erasure tasks.
   */
  onWorkQueued?: () => void;
  now?: () => number;
  bodyLimits?: Partial<Record<SubmissionKind, BodyLimits>>;
  /** The time limit of a virus scan, in milliseconds: 10 s, except in tests. */
  scanLimitMs?: number;
}

/** The Retry-After header while the server stops, in seconds: the longest time that a stop takes. */
const STOP_RETRY_AFTER_SECONDS = 10;

/** The minimum interval between two health checks of the outbox, in milliseconds. */
const HEALTH_CHECK_INTERVAL_MS = 10_000;

/**
 * `incoming` is the request object of Node's HTTP server. Other hosts do not provide this object, but send the
 * visitor's IP address in X-Forwarded-For (`TRUSTED_PROXIES`).
 */
type Bindings = { incoming?: IncomingMessage };

/**
 * Creates the relay and the site as one app, for Node (site.ts) and for any host with the Fetch API (serverless.ts).
 * The app starts no background work.
 */
export function createApp(options: AppOptions): Hono<{ Bindings: Bindings }> {
  const { outbox, settings, metrics, now = Date.now } = options;
  const { onWorkQueued = () => undefined } = options;
  const { log } = metrics;
  const { languages = new Languages(log) } = options;
  const servedForms: ServedForms | undefined =
    options.getSite &&
    new ServedForms(options.getSite, () =>
      submissions.tokens.create(now()).catch((error: unknown) => {
        log('error', 'outbox.unavailable', { reason: formatError(error) });
        // The relay may quarantine a submission whose form has no token, but never refuses it for this reason.
        return '';
      }),
    );
  const submissions = new Submissions({
    store: outbox,
    formStore: outbox.forms,
    languages,
    servesForms: () => servedForms?.hasForms ?? false,
    limits: settings.limits,
    log,
    now,
    onStored: onWorkQueued,
    scan: settings.clamd && createScan(settings.clamd, log, options.scanLimitMs),
    bodyLimits: options.bodyLimits,
  });
  const imageOrigins = settings.flagsHost ? [new URL(settings.flagsHost).origin] : [];
  const noscriptForms = new NoscriptForms({
    submissions,
    formStore: outbox.forms,
    languages,
    loadRenderer: options.loadPageRenderer ?? (() => Promise.reject(new Error('The relay has no page renderer'))),
    getSite: options.getSite,
    imageOrigins,
    log,
    now,
  });
  const withdrawals = new Withdrawals({
    store: outbox.erasures,
    respond: (...args) => noscriptForms.respond(...args),
    log,
    now,
    onWithdrawn: onWorkQueued,
  });
  let shouldSkipProxyWarning = settings.trustedProxies > 0;
  /**
   * Logs a warning when a request contains X-Forwarded-For although no proxy is trusted. Behind an untrusted proxy, all
   * visitors share one rate limit. The warning appears only once, because visitors could forge the header to fill the
   * log.
   */
  const warnOfUntrustedProxy = (headers: Headers): void => {
    if (shouldSkipProxyWarning || !headers.has('X-Forwarded-For')) return;
    shouldSkipProxyWarning = true;
    log('warn', 'proxy.not-trusted', { advice: 'behind a proxy, set TRUSTED_PROXIES: all visitors share one limit' });
  };
  const app = new Hono<{ Bindings: Bindings }>();

  /**
   * Returns whether a request may read internal data. If a metrics token is configured, the request must contain this
   * token. Otherwise, the request must come directly from this machine, not through a proxy.
   */
  const isOperator = (request: Request, remoteAddress: string | undefined): boolean =>
    settings.metricsToken ? hasToken(request.headers, settings.metricsToken) : isLocalRequest(request, remoteAddress);
  /**
   * Returns the response of `serveStatic`. Without a site, returns a 404 response of one line.
   */
  const serveFileOrNotFound = (request: Request): Response | Promise<Response> =>
    options.getSite ? serveStatic(options.getSite(), request) : new Response(`${words.notFound}\n`, { status: 404 });

  app.use(async (context, next) => {
    await next();
    if (options.isStopping?.()) context.header('Connection', 'close');
    const headers = {
      ...createSecurityHeaders({
        ...options.getSite?.().policy,
        images: imageOrigins,
        hstsIncludesSubdomains: settings.hstsIncludesSubdomains,
      }),
      // The default for responses without their own Cache-Control. Without this default, a browser could show a cached
      // refusal whose reason no longer applies.
      'Cache-Control': 'no-store',
    };
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.header(name, value);
  });

  app.get('/site-config.json', (context) =>
    context.json(createSiteConfig(settings, options.getSite?.().base), 200, { 'Cache-Control': 'no-cache' }),
  );

  const checkHealth = async () => {
    await outbox.assertWritable(now());
    return Promise.all([
      outbox.countByStatus(),
      outbox.providerState.getMailStopReason(),
      outbox.countNearDeletion(now(), settings.limits),
      findLoss(outbox.engine),
      outbox.findDiskShortage(),
    ]);
  };
  let healthCheck: { time: number; resultPromise: ReturnType<typeof checkHealth> } | undefined;
  /**
   * Returns the result of the latest health check. Each check syncs the disk and counts all rows, so requests within
   * the interval share one check. Rejects when the outbox cannot be read or written.
   */
  const readHealth = () => {
    if (!healthCheck || hasElapsed(HEALTH_CHECK_INTERVAL_MS, healthCheck.time, now()))
      healthCheck = { time: now(), resultPromise: checkHealth() };
    return healthCheck.resultPromise;
  };

  app.get(HEALTH_PATH, async (context) => {
    try {
      const [counts, mailStopReason, nearDeletionCount, loss, freeBytes] = await readHealth();
      const isDiskLow = freeBytes !== undefined;
      const isDegraded = counts.dead > 0 || nearDeletionCount > 0 || loss || mailStopReason || isDiskLow;
      const status = isDegraded ? 'degraded' : 'ok';
      if (!isOperator(context.req.raw, context.env?.incoming?.socket?.remoteAddress)) return context.json({ status });
      return context.json({
        status,
        ...counts,
        nearDeletion: nearDeletionCount,
        deletedUndelivered: loss?.count ?? 0,
        mail: mailStopReason ? 'stopped' : 'ok',
        disk: isDiskLow ? 'low' : 'ok',
      });
    } catch (error) {
      log('error', 'outbox.unavailable', { reason: formatError(error) });
      return context.json({ status: 'down' }, 503);
    }
  });

  app.get(METRICS_PATH, async (context) => {
    const request = context.req.raw;
    if (!isOperator(request, context.env?.incoming?.socket?.remoteAddress))
      return context.text(`${words.notFound}\n`, 404);
    try {
      const [undeliveredCounts, mailStopReason, freeBytes] = await Promise.all([
        outbox.countUndelivered(now()),
        outbox.providerState.getMailStopReason(),
        outbox.findDiskShortage(),
      ]);
      const { dailyBudget } = settings.limits;
      const metricsText = metrics.render({
        ...undeliveredCounts,
        now: now(),
        dailyBudget,
        isMailStopped: mailStopReason !== undefined,
        isDiskLow: freeBytes !== undefined,
      });
      return context.text(metricsText, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    } catch (error) {
      log('error', 'outbox.unavailable', { reason: formatError(error) });
      return context.text('The outbox is unavailable\n', 503);
    }
  });

  /** Throws {@link Refusal} for a POST from another site's page. */
  const refuseCrossOrigin = ({ headers, url }: Request): void => {
    const { trustedProxies, origins } = settings;
    // Each proxy may append the host that it received.
    const forwardedHosts = (headers.get('X-Forwarded-Host') ?? '').split(',').slice(-trustedProxies);
    const host = (trustedProxies > 0 && forwardedHosts[0]?.trim()) || new URL(url).host;
    if (isCrossOrigin(headers, host, origins)) throw new Refusal(403, 'Forms of other sites are not accepted');
  };
  const refuseWhileStopping = (): void => {
    if (options.isStopping?.())
      throw new Refusal(503, 'The server is about to restart. Please try again.', {
        retryAfterSeconds: STOP_RETRY_AFTER_SECONDS,
        reason: 'restarting',
      });
  };

  app.post(`${SUBMISSIONS_PATH}/:path`, async (context) => {
    const request = context.req.raw;
    const kind = getKindByPath(context.req.param('path'));
    refuseWhileStopping();
    if (!kind) return context.json({ message: words.notFound }, 404);
    refuseCrossOrigin(request);
    warnOfUntrustedProxy(request.headers);
    const clientAddress = getClientAddress(
      request.headers,
      context.env?.incoming?.socket?.remoteAddress,
      settings.trustedProxies,
    );
    if (!isMultipartForm(request.headers)) throw new Refusal(415, `${FORM_ADVICE} (${context.req.path})`);
    const body = openBody(request, context.env?.incoming);
    const formRequest = { headers: request.headers, body, language: languages.getTag(request) };
    if (!acceptsJson(request.headers)) return noscriptForms.accept(kind, request, formRequest, clientAddress);
    return context.json(await submissions.accept(kind, formRequest, clientAddress), 202);
  });

  // Browsers without JavaScript post forms to this path with the parameter `form`. A GET request to the same URL, for
  // example after Enter in the address bar, redirects to the form.
  app.get(`${SUBMISSIONS_PATH}/:path`, async (context) => {
    const kind = getKindByPath(context.req.param('path'));
    if (!kind || context.req.query('form') === undefined) return context.json({ message: words.notFound }, 404);
    return context.redirect(await noscriptForms.resolveFormUrl(kind, context.req.raw), 303);
  });

  app.get(`${SUBMISSIONS_PATH}/:path/sent/:token`, async (context) => {
    const { path, token } = context.req.param();
    const kind = getKindByPath(path);
    const page = kind && (await noscriptForms.getSuccessPage(kind, token, context.req.raw));
    return page ?? serveFileOrNotFound(context.req.raw);
  });

  // A mail program may cut a link after its last slash, or add a slash.
  app.get(`${WITHDRAWAL_PATH}/:token{.*}`, (context) =>
    withdrawals.getPage(context.req.raw, context.req.param('token')),
  );
  app.post(`${WITHDRAWAL_PATH}/:token{.*}`, (context) => {
    refuseWhileStopping();
    refuseCrossOrigin(context.req.raw);
    return withdrawals.withdraw(context.req.raw, context.req.param('token'));
  });

  app.all(`${API_PATH}/*`, (context) => context.json({ message: words.notFound }, 404));

  app.all('*', (context) => servedForms?.respond(context.req.raw) ?? serveFileOrNotFound(context.req.raw));

  app.onError(async (error, context) => {
    const { words: messages } = await languages.getLanguage(languages.getTag(context.req.raw));
    if (error instanceof Refusal) {
      const kind = getKindByPath(context.req.path.split('/').at(-1) ?? '');
      log('warn', 'submission.refused', { ...error.logFields, ...(kind ? { kind } : {}) });
      if (needsHtmlPage(context.req.raw))
        return noscriptForms.getRefusalPage(context.req.raw, error).catch(() => createRefusalResponse(error, messages));
      return createRefusalResponse(error, messages);
    }
    log('error', 'http.failed', {
      reason: formatError(error),
      stack: redactPasswords(error.stack ?? ''),
      path: context.req.routePath,
    });
    if (needsHtmlPage(context.req.raw))
      return noscriptForms.getFailurePage(context.req.raw).catch(() => context.text(`${messages.failed}\n`, 500));
    return context.json({ message: messages.failed }, 500);
  });
  return app;
}

const FORM_ADVICE =
  'Send the fields of the form as multipart/form-data, with Accept: application/json for an answer in JSON';

/** Returns whether the client asks for JSON, as the site's JavaScript does. */
const acceptsJson = (headers: Headers): boolean => /\bapplication\/json\b/i.test(headers.get('Accept') ?? '');

/**
 * Returns whether the response must be an HTML page, because a visitor follows a link or posts a form without
 * JavaScript. The form may have any encoding.
 */
const needsHtmlPage = ({ headers }: Request): boolean =>
  !acceptsJson(headers) && (isMultipartForm(headers) || (headers.get('Accept') ?? '').includes('text/html'));

function createRefusalResponse({ status, message: defaultMessage, details }: Refusal, messages: RelayWords): Response {
  const { visitorText, errors } = details;
  const message = visitorText ? messages[visitorText] : defaultMessage;
  const headers: Record<string, string> =
    details.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(details.retryAfterSeconds) };
  // `says` marks a message for visitors. The browser cannot rely on `message` alone, because the error response of a
  // proxy may also have a `message`.
  return Response.json(
    { message, ...(visitorText && { says: visitorText }), ...(errors && { errors }) },
    { status, headers },
  );
}
