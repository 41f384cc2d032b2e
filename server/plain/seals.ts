import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

export interface Sealed {
  /** Time of `Date.now()` when the form was served. */
  openedAt: number;
  /** One for each time that a form was served. */
  key: string;
}

/**
 * When a form was served and under which key, written into it so that nobody else can write one. A restart forgets the
 * secret: forms served before are then like those that another server served.
 */
export class Seals {
  readonly #secret = randomBytes(32);

  make(now: number): string {
    const text = `${now.toString(36)}.${randomUUID()}`;
    return `${text}.${this.#sign(text).toString('base64url')}`;
  }

  /** undefined for what this server did not write. */
  open(seal: string): Sealed | undefined {
    const [time = '', key = '', signature = ''] = seal.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(`${time}.${key}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { openedAt: Number.parseInt(time, 36), key };
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(text).digest().subarray(0, 16);
  }
}
