// cspell:ignore EAUTH
import { Readable } from 'node:stream';
import type { Transporter } from 'nodemailer';
import type { EmailAddress, EmailMessage } from '../../src/submission/types';
import { createMailKey } from './mail';
import type { OutgoingMail } from './ports';
import { StepFailedError, type StepVerdict } from './stepFailed';
import { MAX_CONCURRENT_SEQUENCES } from './worker';
import { withTimeLimit, type CallLimit } from './withTimeLimit';

export interface SmtpSettings {
  host: string;
  port: number;
  /**
   * 'implicit': TLS from the first byte (smtps:). 'required': STARTTLS. 'optional': STARTTLS if the server offers it.
   * 'none': no TLS, for a mail server on the same machine.
   */
  tls: 'implicit' | 'required' | 'optional' | 'none';
  user?: string;
  password?: string;
  sender: EmailAddress;
  admin: EmailAddress;
  /** Whether the admin mail about an application attaches the résumé. */
  attachesResume: boolean;
  /** The only trusted CA certificates, in PEM format, for tests. Operators set NODE_EXTRA_CA_CERTS instead. */
  ca?: string;
}

/**
 * The default time limit for sending a mail with its résumé, in milliseconds. A server may scan the complete mail for
 * minutes before it replies (RFC 5321, 4.5.3.2.6). The limit is shorter than a lease, so the lease does not expire
 * during the call.
 */
const DEFAULT_TIMEOUT_MS = 50_000;
/** The time limit of each step, in milliseconds. The steps are the DNS lookup, the connection and the greeting. */
const STEP_TIMEOUT_MS = 10_000;
/**
 * The time after which the relay closes an idle connection, in milliseconds. Mail servers should wait at least five
 * minutes for the next command (RFC 5321, 4.5.3.2.7). The relay therefore rarely sends a mail on a connection that the
 * server has closed.
 */
const IDLE_TIMEOUT_MS = 5000;

/** A client that sends mails by SMTP. */
export interface SmtpClient {
  /** Sends a mail. Throws {@link StepFailedError} unless the server accepts the mail. */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Connects and logs in without sending a mail. Throws {@link StepFailedError} when the connection or login fails. */
  verify: () => Promise<void>;
  close: () => void;
}

/** Creates a client with a pool of connections. The first call of `send` or `verify` opens the first connection. */
export function createSmtpClient(
  settings: SmtpSettings,
  { timeout = DEFAULT_TIMEOUT_MS, signal }: Partial<CallLimit> = {},
): SmtpClient {
  /**
   * The Message-IDs of mails that were sent completely. The server may have accepted such a mail even if `send` fails.
   */
  const sentMessageIds = new Set<string>();
  let poolPromise: Promise<Transporter> | undefined;
  const getPool = () => (poolPromise ??= createPool(settings, timeout, (id) => sentMessageIds.add(id)));
  return {
    send: async ({ id, role, message, resume }) => {
      const messageId = `<${createMailKey(id, role)}@${message.sender.email.split('@').at(-1)}>`;
      const attachments = resume ? [{ filename: resume.name, content: Readable.from(resume.bytes) }] : [];
      try {
        await withTimeLimit({ timeout, signal }, async (timeLimitSignal) => {
          const transporter = await getPool();
          await transporter.sendMail({
            ...createMailOptions(message),
            messageId,
            attachments,
            signal: timeLimitSignal,
          });
        });
      } catch (error) {
        throw classifyFailure(error, sentMessageIds.has(messageId));
      } finally {
        sentMessageIds.delete(messageId);
      }
    },
    verify: async () => {
      try {
        await (await getPool()).verify();
      } catch (error) {
        throw classifyFailure(error, false);
      }
    },
    close: () => void poolPromise?.then((transporter) => transporter.close()),
  };
}

/**
 * Creates the pool. Calls `onSent` when a mail has been sent completely. Nodemailer is loaded on first use, because
 * relays without SMTP do not need it.
 */
async function createPool(
  { host, port, tls, user, password, ca }: SmtpSettings,
  timeout: number,
  onSent: (messageId: string) => void,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const stepTimeout = Math.min(timeout, STEP_TIMEOUT_MS);
  const transporter = createTransport({
    pool: true,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'none',
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    ...(ca === undefined ? {} : { tls: { ca } }),
    // The time limit of a mail includes the wait for a connection, so each concurrent sequence needs a connection.
    maxConnections: MAX_CONCURRENT_SEQUENCES,
    // The relay itself retries failed mails. If the pool also retried failed mails, it could send a confirmation twice.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    dnsTimeout: stepTimeout,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transporter.use('stream', (mail, done) => {
    const id = String(mail.data.messageId);
    // Nodemailer reads this stream only after the server's reply to DATA. A stream that precedes this stream in
    // Nodemailer's pipeline may end before the reply, because later streams buffer a short mail.
    mail.message.processFunc((stream) => stream.once('end', () => onSent(id)));
    done();
  });
  // Without a listener, an 'error' event would terminate the process. The listener ignores the error, because the
  // promise of each mail rejects with the same error.
  transporter.on('error', () => undefined);
  return transporter;
}

/** RFC 3834: this header prevents automatic replies. */
const AUTO_SUBMITTED_HEADERS = { 'Auto-Submitted': 'auto-generated' };

const toNodemailerAddress = ({ name, email }: EmailAddress) => ({ name, address: email });

function createMailOptions({ sender, to, subject, htmlContent, textContent, replyTo }: EmailMessage) {
  return {
    from: toNodemailerAddress(sender),
    to: to.map(toNodemailerAddress),
    ...(replyTo ? { replyTo: toNodemailerAddress(replyTo) } : {}),
    subject,
    html: htmlContent,
    ...(textContent === undefined ? {} : { text: textContent }),
    headers: AUTO_SUBMITTED_HEADERS,
  };
}

/** The SMTP commands whose refusal concerns the sender, recipient or content of a mail, not the login or the server. */
const MAIL_COMMANDS = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Matches temporary replies that concern one recipient or one mail: 450, and the enhanced status codes (RFC 3463) for
 * addresses (4.1.x), mailboxes (4.2.x) and greylisting (4.7.1). 421 does not match, because the server then closes the
 * connection.
 */
const DEFERRAL_PATTERN = /^(?:450|4(?!21)\d\d[ -]4\.(?:[12]\.\d|7\.1\b))/;

/** Returns the verdict for a reply of the server to a command. `classifyFailure` handles refused logins. */
function classifyReply(responseCode: number, command = '', response = ''): StepVerdict {
  if (responseCode >= 500) return MAIL_COMMANDS.has(command) ? 'never' : 'again';
  // Other replies, such as 452, may concern every mail, so they must pause the calls.
  return (command === 'RCPT TO' || command === 'DATA') && DEFERRAL_PATTERN.test(response) ? 'deferred' : 'again';
}

/**
 * Returns the {@link StepFailedError} for an error of Nodemailer. The returned message contains no reply of the server,
 * because replies may contain e-mail addresses. `isCompletelySent` is true if the mail was sent completely.
 */
function classifyFailure(error: unknown, isCompletelySent: boolean): StepFailedError {
  const {
    code,
    command,
    responseCode,
    response,
    message = '',
  } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const commandText = command ? ` at ${command}` : '';
  if (responseCode !== undefined) {
    const failureText = `mail: SMTP status ${responseCode}${commandText}`;
    const isLoginRefused = responseCode >= 500 && (code === 'EAUTH' || responseCode === 530);
    if (isLoginRefused) return new StepFailedError('unauthorised', `${failureText} (MAIL_URL)`);
    return new StepFailedError(classifyReply(responseCode, command, response), failureText);
  }
  if (code === 'EAUTH') return new StepFailedError('unauthorised', 'mail: the SMTP server offers no login (MAIL_URL)');
  // If Nodemailer cannot parse a reply, the error message ends with that reply. `split` removes the reply.
  const messageWithoutReply = message.split(/[:.]? response=/)[0] ?? '';
  const reason = `mail: SMTP${commandText}: ${messageWithoutReply}`;
  return new StepFailedError(isCompletelySent ? 'unknown' : 'again', reason);
}
