// cspell:ignore BITMIME RSET
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterTest } from './afterTest';
import { PEOPLE } from './harness';

/** The steps of an SMTP session. 'CONNECT' is the greeting and 'BODY' the end of a mail. */
export type SmtpStep = 'CONNECT' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'BODY' | 'RSET' | 'QUIT';

/**
 * An unusual behaviour at a step. An object contains the reply. 'drop' closes the connection, 'hang' sends no reply,
 * and 'flood' sends an endless reply. 'accept and drop' stores the mail and closes the connection.
 */
export type SmtpFault = { reply: string } | 'drop' | 'hang' | 'accept and drop' | 'flood';

export interface CaughtMail {
  from: string;
  to: string[];
  messageId: string;
  /** The headers and the body as they arrived. */
  text: string;
}

/** Returns the behaviour at the `count`-th time (1, 2, …) of a step; undefined for the usual behaviour. */
type FaultAt = (step: SmtpStep, count: number) => SmtpFault | undefined;

/** Starts a mail server on loopback that stores mails and simulates faults. The server stops after the test. */
export async function startSmtpServer() {
  const mails: CaughtMail[] = [];
  const counts = new Map<SmtpStep, number>();
  const sockets = new Set<Socket>();
  let faultAt: FaultAt = () => undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(
      socket,
      (step) => {
        const count = (counts.get(step) ?? 0) + 1;
        counts.set(step, count);
        return faultAt(step, count);
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
    settings: { host: '127.0.0.1', port, tls: 'none' as const, ...PEOPLE, attachesResume: true },
    mails,
    counts,
    /** Sets the faults of all later steps. Without an argument, later steps have no faults. */
    setFault: (next: FaultAt = () => undefined) => void (faultAt = next),
    close,
  };
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

const REPLIES: Record<SmtpStep, string> = {
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

function converse(socket: Socket, faultAt: (step: SmtpStep) => SmtpFault | undefined, mails: CaughtMail[]): void {
  let buffer = '';
  let inBody = false;
  let mail: CaughtMail = { from: '', to: [], messageId: '', text: '' };
  const keep = () => mails.push({ ...mail, messageId: /^Message-ID: (\S+)/im.exec(mail.text)?.[1] ?? '' });
  /** Responds to a step. Returns whether the response was the usual reply. */
  const answer = (step: SmtpStep): boolean => {
    const fault = faultAt(step);
    if (fault === 'accept and drop' && step === 'BODY') keep();
    if (fault === 'drop' || fault === 'accept and drop') socket.destroy();
    else if (fault === 'flood') flood(socket);
    else if (typeof fault === 'object') socket.write(`${fault.reply}\r\n`);
    else if (fault === undefined) socket.write(`${REPLIES[step]}\r\n`);
    return fault === undefined;
  };
  const handleLine = (line: string): void => {
    const [, verb = '', argument = ''] = /^(\w+)[^<]*<?([^>]*)/.exec(line) ?? [];
    const step = verb.toUpperCase() as SmtpStep;
    if (!(step in REPLIES)) return void socket.write('502 unknown\r\n');
    if (step === 'MAIL') mail = { from: argument, to: [], messageId: '', text: '' };
    if (step === 'RCPT') mail.to.push(argument);
    const isUsual = answer(step);
    if (step === 'DATA' && isUsual) inBody = true;
    if (step === 'QUIT' && isUsual) socket.end();
  };
  answer('CONNECT');
  socket.on('data', (data) => {
    buffer += data.toString('latin1');
    for (;;) {
      const end = inBody ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end < 0) return;
      const piece = buffer.slice(0, end);
      buffer = buffer.slice(end + (inBody ? 5 : 2));
      if (!inBody) handleLine(piece);
      else {
        inBody = false;
        mail.text = piece;
        if (answer('BODY')) keep();
      }
    }
  });
}

/** Writes an endless reply until the client ends the connection. */
function flood(socket: Socket): void {
  const piece = `250-${'x'.repeat(900)}\r\n`.repeat(100);
  const writeMore = () => {
    while (!socket.destroyed && socket.write(piece));
    if (!socket.destroyed) socket.once('drain', writeMore);
  };
  writeMore();
}
