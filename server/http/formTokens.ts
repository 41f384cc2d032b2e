import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export interface FormToken {
  /** The time at which the form was served, in milliseconds since 1970. */
  servedAt: number;
  /** A random key, which no other token contains. */
  key: string;
}

/** The validity of a form token, in milliseconds. A page may stay open overnight. */
const VALIDITY_MS = 24 * 60 * 60_000;

/** Returns whether a form token is older than {@link VALIDITY_MS}. */
export const isExpired = ({ servedAt }: FormToken, now: number): boolean => now - servedAt > VALIDITY_MS;

/**
 * Creates and verifies form tokens. A token contains the time at which a form was served, a unique key, and a signature
 * against forgery. All processes that use the same outbox share the secret that `getSecret` returns, so each process
 * can verify the tokens of the other processes. The methods reject when the secret is unavailable.
 */
export class FormTokens {
  constructor(private readonly getSecret: () => Promise<string>) {}

  async create(now: number): Promise<string> {
    const content = `${now.toString(36)}.${randomUUID()}`;
    return `${content}.${(await this.#sign(content)).toString('base64url')}`;
  }

  /** Returns the content of a token; undefined for a text that is not signed with the secret of this outbox. */
  async read(token: string): Promise<FormToken | undefined> {
    const [servedAtText = '', key = '', signature = ''] = token.split('.');
    if (signature === '') return undefined;
    const givenSignature = Buffer.from(signature, 'base64url');
    const expectedSignature = await this.#sign(`${servedAtText}.${key}`);
    if (givenSignature.length !== expectedSignature.length || !timingSafeEqual(givenSignature, expectedSignature))
      return undefined;
    return { servedAt: Number.parseInt(servedAtText, 36), key };
  }

  async #sign(content: string): Promise<Buffer> {
    return createHmac('sha256', await this.getSecret())
      .update(content)
      .digest()
      .subarray(0, 16);
  }
}
