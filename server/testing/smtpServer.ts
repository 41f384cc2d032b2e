// cspell:ignore BITMIME RSET
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterTest } from './afterTest';
import { MAIL_ADDRESSES } from './harness';

/** The steps of an SMTP session. 'CONNECT' is the greeting and 'BODY' the end of a mail. */
export type SmtpStep = 'CONNECT' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'BODY' | 'RSET' | 'QUIT';

/**
 * A fault that the SMTP server simulates at a step. An object contains the reply and its delay in milliseconds. 'drop'
 * closes the connection, 'hang' sends no reply, and 'flood' sends an endless reply. 'accept and drop' stores the mail
 * and closes the connection.
 */
export type SmtpFault = { reply: string; delay?: number } | 'drop' | 'hang' | 'accept and drop' | 'flood';

export interface CaughtMail {
  from: string;
  to: string[];
  messageId: string;
  /** The headers and the body as they arrived. */
  text: string;
}

/** Returns the fault for the `count`-th occurrence (1, 2, …) of a step, or undefined for the usual behaviour. */
type FindFault = (step: SmtpStep, count: number) => SmtpFault | undefined;

/** Starts a mail server on loopback that stores mails and simulates faults. The server stops after the test. */
export async function startSmtpServer() {
  const mails: CaughtMail[] = [];
  const stepCounts = new Map<SmtpStep, number>();
  const sockets = new Set<Socket>();
  let findFault: FindFault = () => undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    serveSession(
      socket,
      (step) => {
        const count = (stepCounts.get(step) ?? 0) + 1;
        stepCounts.set(step, count);
        return findFault(step, count);
      },
      mails,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  afterTest(close);
  const { port } = server.address() as AddressInfo;
  return {
    /** The settings of a mail target that sends its mails to this server. */
    settings: { host: '127.0.0.1', port, tls: 'none' as const, ...MAIL_ADDRESSES, attachesResume: true },
    mails,
    stepCounts,
    /** Sets the faults of all later steps. Without an argument, later steps have no faults. */
    setFault: (nextFault: FindFault = () => undefined) => void (findFault = nextFault),
    close,
  };
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

const REPLY_BY_STEP: Record<SmtpStep, string> = {
  CONNECT: '220 test ESMTP',
  EHLO: '250-test\r\n250-8BITMIME\r\n250-AUTH PLAIN\r\n250 SIZE 20000000',
  AUTH: '235 2.7.0 OK',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 go on',
  BODY: '250 queued',
  RSET: '250 OK',
  QUIT: '221 bye',
};

function serveSession(socket: Socket, findFault: (step: SmtpStep) => SmtpFault | undefined, mails: CaughtMail[]): void {
  let buffer = '';
  let isInBody = false;
  let mail: CaughtMail = { from: '', to: [], messageId: '', text: '' };
  const storeMail = () => mails.push({ ...mail, messageId: /^Message-ID: (\S+)/im.exec(mail.text)?.[1] ?? '' });
  /** Responds to a step. Returns whether the response was the usual reply. */
  const sendReply = (step: SmtpStep): boolean => {
    const fault = findFault(step);
    if (fault === 'accept and drop' && step === 'BODY') storeMail();
    if (fault === 'drop' || fault === 'accept and drop') socket.destroy();
    else if (fault === 'flood') sendFlood(socket);
    else if (typeof fault === 'object') setTimeout(() => socket.write(`${fault.reply}\r\n`), fault.delay ?? 0);
    else if (fault === undefined) socket.write(`${REPLY_BY_STEP[step]}\r\n`);
    return fault === undefined;
  };
  const respondToLine = (line: string): void => {
    const [, command = '', argument = ''] = /^(\w+)[^<]*<?([^>]*)/.exec(line) ?? [];
    const step = command.toUpperCase() as SmtpStep;
    if (!(step in REPLY_BY_STEP)) return void socket.write('502 unknown\r\n');
    if (step === 'MAIL') mail = { from: argument, to: [], messageId: '', text: '' };
    if (step === 'RCPT') mail.to.push(argument);
    const isUsualReply = sendReply(step);
    if (step === 'DATA' && isUsualReply) isInBody = true;
    if (step === 'QUIT' && isUsualReply) socket.end();
  };
  sendReply('CONNECT');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = isInBody ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end < 0) return;
      const lineOrBody = buffer.slice(0, end);
      buffer = buffer.slice(end + (isInBody ? 5 : 2));
      if (!isInBody) respondToLine(lineOrBody);
      else {
        isInBody = false;
        // The client doubles a dot at the start of a line (RFC 5321, 4.5.2).
        mail.text = lineOrBody.replaceAll('\r\n..', '\r\n.');
        if (sendReply('BODY')) storeMail();
      }
    }
  });
}

/** Writes an endless reply until the client ends the connection. */
function sendFlood(socket: Socket): void {
  const block = `250-${'x'.repeat(900)}\r\n`.repeat(100);
  const writeMore = () => {
    while (!socket.destroyed && socket.write(block));
    if (!socket.destroyed) socket.once('drain', writeMore);
  };
  writeMore();
}
