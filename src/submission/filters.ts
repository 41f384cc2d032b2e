/** §5.1: the characters that a field keeps while a visitor types or pastes. No dependency: the filter runs on each key. */

/** 'specified': the rules of §5. 'inclusive': any script, any valid address, phone lengths by country. */
export type FormRules = 'specified' | 'inclusive';
export type ByRules<Value> = Readonly<Record<FormRules, Value>>;

export interface TextFilter {
  /** Most characters, in UTF-16 code units, as `value.length` counts them (§9.2). */
  readonly limit: ByRules<number>;
  /** Characters that are left out; without it every character is kept. */
  readonly unwanted?: ByRules<RegExp>;
}

export interface Filtered {
  value: string;
  /** The characters that the filter left out, each once in the order of its first. */
  left: string;
  /** The text did not fit within the limit. */
  isCut: boolean;
}

/** Cuts to at most `limit` code units, never through the middle of a character outside the BMP. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) && /[\udc00-\udfff]/.test(text.charAt(limit));
  return text.slice(0, splitsPair ? limit - 1 : limit);
}

/**
 * Returns the part of a text that a field keeps. The filter runs before the cut, so that '98-76-54-32-10' pasted is ten
 * digits.
 */
export function filterText({ limit, unwanted }: TextFilter, text: string, rules: FormRules): Filtered {
  const pattern = unwanted?.[rules];
  const kept = pattern ? text.replace(pattern, '') : text;
  const value = cut(kept, limit[rules]);
  const left = pattern && kept !== text ? [...new Set(text.match(pattern))].join('') : '';
  return { value, left, isCut: value !== kept };
}
