import type { Socket } from 'node:net';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { EmailMessage } from '../../src/submission/types';
import { isLocalRequest } from '../http/isLocalRequest';
import { isCrossOrigin } from '../http/origin';
import { renderMailPage, renderSheetPage } from './pages';
import {
  FAULT_LABELS,
  DevProviderState,
  type SimulatedFault,
  type SimulatedFaultKind,
  type DevProviderName,
} from './state';
import { STYLESHEET_HASH } from './style';

const SLOW_RESPONSE_MS = 3000;
const PAGE_POLICY = `default-src 'none'; style-src '${STYLESHEET_HASH}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** The Content-Security-Policy of a displayed mail. The policy allows only the inline styles of the mail. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
type Bindings = { incoming?: { socket?: Socket } };
type DevProviderContext = Context<{ Bindings: Bindings }>;

/**
 * Creates a spreadsheet (§7.1) and a mail provider (§7.2) for local use, each with a page that shows its content.
 * `base` is the path of the app ('' on a separate port). The response is 404 unless the request comes directly from
 * this machine ({@link isLocalRequest}).
 */
export function createDevProviders(base: string, state = new DevProviderState()): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();

  app.use(async (context, next) => {
    if (!isLocalRequest(context.req.raw, context.env?.incoming?.socket?.remoteAddress))
      return context.text('Not found\n', 404, { 'Cache-Control': 'no-store' });
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', PAGE_POLICY);
  });

  // In direct mode, the browser calls the provider from another origin. The real mail provider also allows cross-origin
  // calls.
  app.use('/v3/*', cors());

  app.post('/macros/s/:deployment/exec', async (context) => {
    const faultResponse = await respondWithFault(context, state.takeFault('sheet'), 'sheet');
    if (faultResponse) return faultResponse;
    const payload = stringifyValues(await context.req.json());
    // A restart of the dev provider deletes all rows. `repeated: true` tells the relay that a missing row is not a
    // fault.
    if (payload?.action === 'erase')
      return context.json({ ok: true, erased: state.eraseRows(payload.submission ?? ''), repeated: true });
    if (!payload) return context.json({ ok: false, error: 'The body is not a JSON object' });
    state.addRow(context.req.query('submission') ?? '', payload, context.req.query('quarantine') === '1');
    return context.json({ ok: true });
  });

  app.post('/v3/smtp/email', async (context) => {
    const fault = state.takeFault('mail');
    const faultResponse = await respondWithFault(context, fault, 'mail');
    if (faultResponse && fault.kind !== 'nonsense') return faultResponse;
    if (!context.req.header('api-key')) return context.json({ code: 'unauthorized', message: 'Key not found' }, 401);
    const message: unknown = await context.req.json();
    if (!isEmailMessage(message))
      return context.json(
        {
          code: 'invalid_parameter',
          message: 'sender, to, subject and htmlContent are required, and a name has at most 70 characters',
        },
        400,
      );
    if (!state.addMail(message, context.req.header('Idempotency-Key') ?? ''))
      return context.json({ code: 'duplicate_parameter', message: 'idempotencyKey was already used' }, 400);
    return faultResponse ?? context.json({ messageId: `<${state.mails.length}@dev provider>` }, 201);
  });

  app.get('/sheet', (context) => context.html(renderSheetPage(state, base)));
  app.get('/mail', (context) => context.html(renderMailPage(state, base)));
  app.get('/mails/:file{\\d+\\.html}', (context) => {
    const mail = state.mails.find(({ number }) => `${number}.html` === context.req.param('file'));
    if (!mail) return context.text('Not found\n', 404);
    context.header('Content-Security-Policy', MAIL_POLICY);
    return context.html(mail.htmlContent);
  });
  app.get('/rows.json', (context) => context.json(state.rows));
  app.get('/mails.json', (context) => context.json(state.mails));

  app.post('/faults', async (context) => {
    // A page of another origin must not set faults.
    const { headers, url } = context.req.raw;
    if (isCrossOrigin(headers, new URL(url).host, [])) return context.text('Forbidden\n', 403);
    const isJson = context.req.header('Content-Type')?.startsWith('application/json') ?? false;
    const faultRequest = parseFaultRequest(isJson ? await context.req.json() : await context.req.parseBody());
    if (!faultRequest)
      return context.json(
        { message: `target must be sheet or mail, kind one of ${Object.keys(FAULT_LABELS).join(', ')}` },
        400,
      );
    state.setFault(faultRequest.target, faultRequest.fault);
    return isJson ? context.json(state.faults) : context.redirect(`${base}/${faultRequest.target}`, 303);
  });
  return app;
}

/** Returns the response that simulates `fault`. Returns undefined if the fault does not change the response. */
async function respondWithFault(
  context: DevProviderContext,
  fault: SimulatedFault,
  target: DevProviderName,
): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'none':
      return undefined;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_RESPONSE_MS));
      return undefined;
    case 'down':
      context.env.incoming?.socket?.destroy();
      return context.body(null, 503);
    case 'hang':
      await new Promise((resolve) => context.env.incoming?.socket?.once('close', resolve));
      return context.body(null, 503);
    case '401':
      return context.json({ code: 'unauthorized', message: 'Key not found' }, 401);
    case '429':
      return context.json({ code: 'too_many_requests' }, 429, { 'Retry-After': String(fault.retryAfter) });
    case '500':
      return context.json({ code: 'internal' }, 500);
    case 'nonsense':
      // Apps Script responds to a script error with status 200 and an error page.
      return target === 'sheet' ? context.html('<title>Error</title>') : context.text('}{ nonsense');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stringifyValues(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}

function isEmailMessage(value: unknown): value is EmailMessage {
  return (
    isRecord(value) &&
    isRecord(value.sender) &&
    Array.isArray(value.to) &&
    [...(value.to as unknown[]), value.replyTo].every(
      (mailbox) => !isRecord(mailbox) || String(mailbox.name).length <= 70,
    ) &&
    typeof value.subject === 'string' &&
    typeof value.htmlContent === 'string'
  );
}

function parseFaultRequest(value: unknown): { target: DevProviderName; fault: SimulatedFault } | undefined {
  if (!isRecord(value)) return undefined;
  const { target, kind, retryAfter = 2, times = null } = value;
  if ((target !== 'sheet' && target !== 'mail') || typeof kind !== 'string' || !Object.hasOwn(FAULT_LABELS, kind))
    return undefined;
  const seconds = Number(retryAfter);
  const fault: SimulatedFault = {
    kind: kind as SimulatedFaultKind,
    retryAfter: Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : 2,
    times: times === null || times === '' ? null : Math.max(1, Math.floor(Number(times)) || 1),
  };
  return { target, fault };
}
