import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';
import { parseRange } from './fonts';

export interface FontLoaderOptions {
  /** The OpenType features that the subset keeps: features for languages, and features that the styles use. */
  features: readonly string[];
}

/**
 * The ids of the name records that a copy of the font must contain: copyright, licence and the URL of the licence.
 */
const LEGAL_NAME_IDS = [0, 13, 14];

/** Returns the characters of a `codes` parameter: 'A' and 'a' to 'z' for '41,61-7a'. */
const decodeCharacters = (codes: string): string =>
  [...parseRange(codes)].map((code) => String.fromCodePoint(code)).join('');

/**
 * Returns every character of the first two Unicode planes as one string, because subset-font takes the characters of a
 * subset as a string.
 */
const joinAllCharacters = (): string =>
  Array.from({ length: 0x2_0000 }, (_, code) =>
    code < 0xd800 || code > 0xdfff ? String.fromCodePoint(code) : '',
  ).join('');

/**
 * Webpack loader for WOFF2 fonts. The loader removes unused OpenType features, because the font and the first picture
 * compete for bandwidth. If the query has the parameter `codes`, the loader keeps only the characters of this
 * parameter. Otherwise, the loader keeps the characters of the first two Unicode planes. If the query has the parameter
 * `shaped`, the loader keeps all features, because in some scripts the shape of a letter depends on its neighbours.
 */
const fontLoader: LoaderDefinitionFunction<FontLoaderOptions> = async function fontLoader(font) {
  const { features } = this.getOptions();
  const queryParameters = new URLSearchParams(this.resourceQuery);
  const codes = queryParameters.get('codes');
  // Webpack declares the input of a raw loader as a string, but the input is a buffer.
  return subsetFont(font as unknown as Buffer, codes === null ? joinAllCharacters() : decodeCharacters(codes), {
    targetFormat: 'woff2',
    preserveNameIds: LEGAL_NAME_IDS,
    ...(!queryParameters.has('shaped') && { keepFeatures: features }),
  });
};

export default fontLoader;
export const raw = true;
