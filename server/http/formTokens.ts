import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export interface FormToken {
  /** Time of `Date.now()` when the form was served. */
  openedAt: number;
  /** One for each time that a form was served. */
  key: string;
}

/** How long a form token is good for (ms): a page may stay open over night. */
const VALID_FOR = 24 * 60 * 60_000;

/** Returns whether a form was served longer ago than its token is good for. */
export const isExpired = ({ openedAt }: FormToken, now: number): boolean => now - openedAt > VALID_FOR;

/**
 * Makes and reads the tokens that tell when a form was served, and under which key. A signature keeps others from making one.
 * `secret` is that of all processes of an outbox: each of them reads what another one made. Rejects when it can't be had.
 */
export class FormTokens {
  constructor(private readonly secret: () => Promise<string>) {}

  async make(now: number): Promise<string> {
    const text = `${now.toString(36)}.${randomUUID()}`;
    return `${text}.${(await this.#sign(text)).toString('base64url')}`;
  }

  /** Returns undefined for a text that no server of this outbox made. */
  async read(token: string): Promise<FormToken | undefined> {
    const [time = '', key = '', signature = ''] = token.split('.');
    if (signature === '') return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = await this.#sign(`${time}.${key}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { openedAt: Number.parseInt(time, 36), key };
  }

  async #sign(text: string): Promise<Buffer> {
    return createHmac('sha256', await this.secret())
      .update(text)
      .digest()
      .subarray(0, 16);
  }
}
