import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '../outbox/backoff';

/** The content of a token, which identifies the application that a link withdraws. */
export interface WithdrawalToken {
  /** The UUID of the submission, in lower case. */
  id: string;
  /** The time at which the application arrived, in milliseconds since 1970. */
  receivedAt: number;
}

/** The time for which a link is valid after the arrival of the application, in milliseconds. */
const VALIDITY_MS = 180 * DAY;
const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 16;
/** Matches the base64url text of the 38 bytes of a token. */
const TOKEN_PATTERN = /^[\w-]{51}$/;

/** Returns whether the application of a withdrawal link arrived more than 180 days before `now` (ms). */
export const isExpired = ({ receivedAt }: WithdrawalToken, now: number): boolean => now - receivedAt > VALIDITY_MS;

/**
 * Returns the token of an application: its id and arrival, signed with a secret that all processes of an outbox share.
 * The token fits in a URL and contains no personal data.
 */
export function createToken({ id, receivedAt }: WithdrawalToken, secret: string): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(receivedAt, 0, TIME_BYTES);
  const content = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), time]);
  return Buffer.concat([content, computeSignature(content, secret)]).toString('base64url');
}

/** Returns the content of a token; undefined for a text that is not signed with the secret. */
export function readToken(text: string, secret: string): WithdrawalToken | undefined {
  if (!TOKEN_PATTERN.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const content = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  if (!timingSafeEqual(bytes.subarray(content.length), computeSignature(content, secret))) return undefined;
  const hex = content.toString('hex', 0, ID_BYTES);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, receivedAt: content.readUIntBE(ID_BYTES, TIME_BYTES) };
}

const computeSignature = (content: Uint8Array, secret: string): Buffer =>
  createHmac('sha256', secret).update('withdraw\n').update(content).digest().subarray(0, SIGNATURE_BYTES);
