import { createHash, createHmac } from 'node:crypto';
import { isRedirect, isSuccess, postJson } from './call';
import { parseRetryAfter } from './backoff';
import { formatError } from '../log';
import { breakLinks, cleanText } from '../../src/submission/text';
import type { EmailMessage } from '../../src/submission/types';
import type { ErasureNotice } from './erasures';
import { createJsonBody, type LongField } from './jsonBody';
import type { OutboxRow } from './rows';
import { StepFailedError } from './stepFailed';
import type { CallLimit } from './withTimeLimit';

export interface WebhookSettings {
  url: string;
  /**
   * The keys of the signatures, the current key first. The list may be empty for a chat, because the URL of a chat is
   * itself secret.
   */
  secrets: readonly Buffer[];
  /** 'json': a document that conforms to docs/webhook.schema.json. 'slack': a chat message. */
  format: 'json' | 'slack';
  /** Whether the URL's host may have a private IP address. */
  allowsPrivateAddress: boolean;
  /** Whether the JSON document contains the résumé. */
  includesResume: boolean;
}

/** The default time limit of a call, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 15_000;
/** The version of the document (docs/webhook.schema.json). */
const DOCUMENT_VERSION = 1;
/**
 * The maximum length of a chat message in characters. The reference after a shortened text does not count. Slack
 * accepts at most 40,000 characters. Discord rejects messages of more than 2,000 characters.
 */
const MAX_TEXT_LENGTH = 39_000;
const MAX_DISCORD_TEXT_LENGTH = 1900;
/**
 * Matches the '@' of a mention that notifies a whole channel of Discord, Slack or Mattermost. Discord recognises its
 * mentions even at the beginning of a longer word.
 */
const GROUP_MENTION_PATTERN = /@(?=everyone|here|(?:all|channel)(?![a-z\d]))/gi;
/** The omitted payload fields: the document has its own timestamp, and only the spreadsheet needs `targetGid`. */
const OMITTED_FIELDS = new Set(['timestamp', 'targetGid']);

/** The data of a submission for the receiver. Each call of `openResume` opens the file again. */
export interface WebhookCall {
  row: Pick<OutboxRow, 'id' | 'kind' | 'reference' | 'receivedAt' | 'language' | 'payload'>;
  /** The admin mail. A chat message contains the subject and text of this mail. */
  adminMail: Pick<EmailMessage, 'subject' | 'textContent'>;
  openResume?: (() => Promise<LongField | undefined>) | undefined;
}

/**
 * Sends a submission to the receiver with the signatures of Standard Webhooks. The `webhook-id` depends only on the
 * submission, so the receiver recognises a repeated call. Throws {@link StepFailedError} unless the response has a
 * status of 200 to 299.
 */
export async function callWebhook(
  settings: WebhookSettings,
  { row, adminMail, openResume }: WebhookCall,
  now: () => number,
  options: Partial<CallLimit> = {},
): Promise<void> {
  const isChat = settings.format === 'slack';
  const document = isChat ? { text: formatChatText(settings, row, adminMail) } : createDocument(row);
  const openFile = async () => (isChat || !settings.includesResume ? undefined : toResumeField(await openResume?.()));
  return postSignedDocument(settings, { id: createWebhookId('webhook', row.id), document, openFile }, now, options);
}

/**
 * Reports to the receiver that a submission has been erased. The document contains the `webhook-id` of the submission,
 * because several submissions may have the same reference. A repeated call has the same `webhook-id`. Does nothing for
 * a chat, because people must delete chat messages manually. Throws {@link StepFailedError} unless the status is 200 to
 * 299.
 */
export async function reportErasure(
  settings: WebhookSettings,
  { submission, reference, erasedAt }: ErasureNotice,
  now: () => number,
  options: Partial<CallLimit> = {},
): Promise<void> {
  if (settings.format === 'slack') return;
  const timestamp = new Date(erasedAt).toISOString();
  const data = { submissionId: createWebhookId('webhook', submission), reference };
  const document = { type: 'submission.erased', version: DOCUMENT_VERSION, timestamp, data };
  return postSignedDocument(settings, { id: createWebhookId('webhook-erased', submission), document }, now, options);
}

interface WebhookRequest {
  id: string;
  document: object;
  openFile?: () => Promise<LongField | undefined>;
}

async function postSignedDocument(
  settings: WebhookSettings,
  { id, document, openFile = async () => undefined }: WebhookRequest,
  now: () => number,
  { timeout = DEFAULT_TIMEOUT_MS, signal }: Partial<CallLimit>,
): Promise<void> {
  const timestamp = Math.floor(now() / 1000);
  // The signature covers the body, but is sent before the body. The relay therefore reads the file twice. The file may
  // be large, so the relay never keeps the complete file in memory.
  const signatureHeader = await createSignatureHeader(settings.secrets, `${id}.${timestamp}.`, () =>
    openFile().then((longField) => createJsonBody(document, longField)),
  );
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(timestamp), ...signatureHeader };
  const response = await postJson(settings.url, createJsonBody(document, await openFile()), {
    headers,
    timeout,
    isPublicOnly: !settings.allowsPrivateAddress,
    isBodyIgnored: true,
    signal,
  }).catch((error: unknown) => {
    throw new StepFailedError('again', `webhook: ${formatError(error)}`);
  });
  if (isSuccess(response.status)) return;
  const hint = isRedirect(response.status) ? ', a redirect, which is not followed (WEBHOOK_URL)' : '';
  // In Standard Webhooks, status 410 means that the receiver accepts no more calls.
  const verdict = response.status === 410 ? 'never' : 'again';
  throw new StepFailedError(
    verdict,
    `webhook: status ${response.status}${hint}`,
    parseRetryAfter(response.headers['retry-after'], now()),
  );
}

/**
 * Returns the `webhook-id` of a call, which is a hash of the submission's id. The id itself would give the receiver
 * access to the success page.
 */
const createWebhookId = (callType: 'webhook' | 'webhook-erased', id: string): string =>
  `msg_${createHash('sha256').update(`${callType}:${id}`).digest('hex').slice(0, 32)}`;

/**
 * Returns the JSON document of a submission, without control and bidi characters in the fields. Receivers may reject
 * these characters. For example, PostgreSQL rejects U+0000 in `jsonb`. A rejected call would pause all deliveries to
 * the webhook.
 */
function createDocument(row: WebhookCall['row']): object {
  const payload = Object.entries(JSON.parse(row.payload) as Record<string, string>);
  const fields = payload.filter(([name]) => !OMITTED_FIELDS.has(name)).map(([name, text]) => [name, cleanText(text)]);
  return {
    type: 'submission.received',
    version: DOCUMENT_VERSION,
    timestamp: new Date(row.receivedAt).toISOString(),
    data: {
      reference: row.reference,
      kind: row.kind,
      language: row.language,
      fields: Object.fromEntries(fields) as Record<string, string>,
    },
  };
}

/** Returns the résumé as the field `resume` of the document, or undefined without a résumé. */
const toResumeField = (field: LongField | undefined): LongField | undefined =>
  field && field.length > 0 ? { ...field, name: 'resume' } : undefined;

/**
 * Returns the text of a chat message. Escapes '&', '<' and '>', because Slack reads them as markup. A text that is too
 * long for the chat ends with the reference of the submission.
 */
function formatChatText(
  { url }: WebhookSettings,
  { reference }: WebhookCall['row'],
  { subject, textContent = '' }: WebhookCall['adminMail'],
): string {
  // The subject may contain a visitor's text. In `textContent`, only the visitor's e-mail address contains an unbroken
  // '@'.
  const text = `${breakLinks(subject)}\n\n${textContent.replaceAll(GROUP_MENTION_PATTERN, '@\u200b')}`
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const isDiscord = /(^|\.)discord(app)?\.com$/.test(new URL(url).hostname);
  const maxLength = isDiscord ? MAX_DISCORD_TEXT_LENGTH : MAX_TEXT_LENGTH;
  if (text.length <= maxLength) return text;
  // The cut must not leave half of an escaped character or of a surrogate pair.
  return `${text.slice(0, maxLength).replace(/&[a-z]*$|[\ud800-\udbff]$/, '')}… ${reference}`;
}

/**
 * Returns the header `webhook-signature` with one signature for each key. A call is therefore also valid for a receiver
 * that still uses an earlier key. Without keys, returns no header.
 */
async function createSignatureHeader(
  secrets: readonly Buffer[],
  prefix: string,
  openBody: () => Promise<ReturnType<typeof createJsonBody>>,
): Promise<Record<string, string>> {
  if (secrets.length === 0) return {};
  const macs = secrets.map((secret) => createHmac('sha256', secret).update(prefix));
  for await (const chunk of (await openBody()).chunks) for (const mac of macs) mac.update(chunk);
  return { 'webhook-signature': macs.map((mac) => `v1,${mac.digest('base64')}`).join(' ') };
}
