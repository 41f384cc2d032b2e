import { words } from '#site/words/forms';

/** The maximum length of a link, in characters. Common browsers and mail programs accept links of this length. */
const MAX_LINK_LENGTH = 2000;
const SHORTENED_SUFFIX = `…\r\n\r\n${words.summary.cutOff}`;

export interface MailtoLink {
  href: string;
  /**
   * True when the body was too long for a link and was shortened. The shortened body ends with a note about the missing
   * text.
   */
  isShortened: boolean;
}

/**
 * Returns a link that opens a new e-mail, and shortens a body that is too long for a link. As RFC 6068 requires, every
 * kind of line break becomes %0D%0A. A space becomes %20, because mail programs would show a '+' as a plus sign.
 */
export function buildMailtoLink(inbox: string, subject: string, body: string): MailtoLink {
  const buildLink = (text: string) =>
    `mailto:${inbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  // Replaces unpaired surrogates, because `encodeURIComponent` throws an error for them.
  const normalisedBody = body.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n');
  const href = buildLink(normalisedBody);
  if (href.length <= MAX_LINK_LENGTH) return { href, isShortened: false };
  // The loop shortens the text before it is encoded, because a cut in the encoded text could split a character.
  let remainingLength = MAX_LINK_LENGTH - buildLink(SHORTENED_SUFFIX).length;
  let shortenedBody = '';
  for (const character of normalisedBody) {
    remainingLength -= encodeURIComponent(character).length;
    if (remainingLength < 0) break;
    shortenedBody += character;
  }
  return { href: buildLink(shortenedBody.trimEnd() + SHORTENED_SUFFIX), isShortened: true };
}
