import { findNumberFaults } from './numbers';
import type { Finding, Site } from './site';
import { listAllTexts, createFinding, type Spot } from './spots';

/** Fields with addresses, file names or keys instead of prose. */
const NO_PROSE = ['src', 'href', 'link', 'icon', 'id', 'flag', 'code', 'value', 'dial', 'origin', 'inbox', 'linkedin'];

/** HTML elements that are common in texts. Other names are allowed, because a firm may be called 'Acme <Sons>'. */
const TAG =
  /<\/?(?:a|abbr|b|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|th|tr|u|ul)(?:\s[^<>]*|\/)?>|<!--/i;
const ENTITY = /&(?:[a-zA-Z]?[a-z]{2,}\d*|#\d+|#[xX][\da-fA-F]+);/;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}/u;
const NAMES = ['name', 'legalName', 'title', 'heading', 'label', 'role', 'plan', 'tagline'];

function* findSignFaults({ key, value }: Spot & { value: string }): Generator<string> {
  const [tag] = TAG.exec(value) ?? [];
  if (tag !== undefined) yield `contains ‘${tag}’, which visitors would see: texts have no HTML, so remove it.`;
  const [entity] = ENTITY.exec(value) ?? [];
  if (entity === '&nbsp;')
    yield String.raw`contains ‘&nbsp;’, which visitors would see: write \u00a0 for a no-break space.`;
  else if (entity !== undefined) yield `contains ‘${entity}’, which visitors would see: write the sign itself.`;
  const [emoji] = NAMES.includes(key) ? (EMOJI.exec(value) ?? []) : [];
  if (emoji !== undefined) yield `contains ‘${emoji}’, whose long name screen readers read each time: remove it.`;
}

/** §3: yields a finding for each text with HTML, an emoji in a name, or a number in the format of another language. */
export function* checkSigns(site: Site): Generator<Finding> {
  for (const spot of listAllTexts(site)) {
    if (NO_PROSE.includes(spot.key) || /\bbudgetKeys\b/.test(spot.path)) continue;
    for (const fault of [...findSignFaults(spot), ...findNumberFaults(spot.key, spot.value, site.settings)])
      yield createFinding(spot, fault);
  }
}
