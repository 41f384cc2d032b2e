import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export interface FormToken {
  /** The time at which the form was served, in milliseconds since 1970. */
  openedAt: number;
  /** A random key, which differs each time that a form is served. */
  key: string;
}

/** The validity of a form token, in milliseconds. A page may stay open overnight. */
const VALID_FOR = 24 * 60 * 60_000;

/** Returns whether a form token has expired. */
export const isExpired = ({ openedAt }: FormToken, now: number): boolean => now - openedAt > VALID_FOR;

/**
 * Creates and verifies form tokens. A token contains the time at which a form was served, a unique key, and a signature
 * against forgery. All processes that use the same outbox share `secret`, so each process can verify the tokens of the
 * other processes. The methods reject when the secret is unavailable.
 */
export class FormTokens {
  constructor(private readonly secret: () => Promise<string>) {}

  async make(now: number): Promise<string> {
    const text = `${now.toString(36)}.${randomUUID()}`;
    return `${text}.${(await this.#sign(text)).toString('base64url')}`;
  }

  /** Returns the content of a token; undefined for a text that no server of this outbox signed. */
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
