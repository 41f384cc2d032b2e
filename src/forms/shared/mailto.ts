import { words } from '#site/words/forms';

/** The longest link that every browser and mail program accepts, in characters. */
const LONGEST_LINK = 2000;
const SHORTENED = `…\r\n\r\n${words.summary.cutOff}`;

export interface MailtoLink {
  href: string;
  /** True when the body was too long for a link. The end of the body then says that it was shortened. */
  isShortened: boolean;
}

/**
 * Returns a link that opens a new e-mail. As in RFC 6068, every kind of line break becomes %0D%0A. A space becomes %20,
 * because mail programs would show a '+' as a plus sign.
 */
export function buildMailtoLink(inbox: string, subject: string, body: string): MailtoLink {
  const buildLink = (text: string) =>
    `mailto:${inbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  // `encodeURIComponent` throws for an unpaired surrogate, which no visitor types on purpose.
  const whole = body.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n');
  const href = buildLink(whole);
  if (href.length <= LONGEST_LINK) return { href, isShortened: false };
  // The loop counts whole characters, because cutting the encoded text could split one.
  let room = LONGEST_LINK - buildLink(SHORTENED).length;
  let keptText = '';
  for (const character of whole) {
    room -= encodeURIComponent(character).length;
    if (room < 0) break;
    keptText += character;
  }
  return { href: buildLink(keptText.trimEnd() + SHORTENED), isShortened: true };
}
