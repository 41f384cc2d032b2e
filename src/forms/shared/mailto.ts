import { words } from '#site/words/forms';

/** Characters of a link that every browser and mail program is known to take. */
const LONGEST_LINK = 2000;
const SHORTENED = `…\r\n\r\n${words.summary.cutOff}`;

export interface MailtoLink {
  href: string;
  /** The body was too long for a link, and its end says so. */
  isShortened: boolean;
}

/**
 * A link that opens a new e-mail. RFC 6068: line breaks are %0D%0A whatever they were, a space is %20 (a '+' would be read as
 * a plus).
 */
export function mailtoLink(inbox: string, subject: string, body: string): MailtoLink {
  const link = (text: string) =>
    `mailto:${inbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  // Half a surrogate pair can't be encoded; nobody typed one on purpose.
  const whole = body.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n');
  const href = link(whole);
  if (href.length <= LONGEST_LINK) return { href, isShortened: false };
  // By characters: cutting the encoded text could leave half of one.
  let room = LONGEST_LINK - link(SHORTENED).length;
  let kept = '';
  for (const character of whole) {
    room -= encodeURIComponent(character).length;
    if (room < 0) break;
    kept += character;
  }
  return { href: link(kept.trimEnd() + SHORTENED), isShortened: true };
}
