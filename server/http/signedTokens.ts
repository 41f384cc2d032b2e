import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export interface SignedToken {
  /** A time in milliseconds since 1970: when a form was served, or when a submission arrived. */
  time: number;
  /** A UUID: random for a form, the id of the submission for a withdrawal link or a success page. */
  id: string;
}

/**
 * Creates and verifies the tokens of forms, success pages and withdrawal links. A token contains a time, a UUID, and a
 * signature against forgery. `getSecret` returns the secret that all processes of an outbox share, so each process can
 * verify the tokens of the other processes. The methods reject when the secret is unavailable.
 */
export class SignedTokens {
  constructor(private readonly getSecret: () => Promise<string>) {}

  /** Returns a token of URL characters, which ends with a letter so that mail clients recognise the complete link. */
  async create(time: number, id: string = randomUUID()): Promise<string> {
    const content = `${time.toString(36)}.${id}`;
    const hash = createHmac('sha256', await this.getSecret())
      .update(content)
      .digest();
    return `${content}.${hash.toString('base64url', 0, 16)}`;
  }

  /** Returns the content of a token, or undefined for a text that is not signed with the secret of this outbox. */
  async read(token: string): Promise<SignedToken | undefined> {
    const [timeText = '', id = '', signature = ''] = token.split('.');
    if (signature === '') return undefined;
    const time = Number.parseInt(timeText, 36);
    const expectedBytes = Buffer.from(await this.create(time, id));
    const bytes = Buffer.from(token);
    return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes) ? { time, id } : undefined;
  }
}
