import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';

export interface FontLoaderOptions {
  /** OpenType features that stay: what languages need, and what the styles turn on. */
  features: readonly string[];
}

/** Copyright, licence and its address: a copy of the font has to bring them along. */
const LEGAL_NAMES = [0, 13, 14];

/** A set of letters is asked for by a text that holds them: here everything from the first to the second plane. */
const everyLetter = (): string =>
  Array.from({ length: 0x2_0000 }, (_, code) =>
    code < 0xd800 || code > 0xdfff ? String.fromCodePoint(code) : '',
  ).join('');

/**
 * Webpack loader for a WOFF2 font: every letter in it stays, but of its features only what the site uses, for it is on its
 * way beside the first picture.
 */
const fontLoader: LoaderDefinitionFunction<FontLoaderOptions> = async function fontLoader(font) {
  const { features } = this.getOptions();
  // Webpack's types know a raw loader's input as text only.
  const subset = await subsetFont(font as unknown as Buffer, everyLetter(), {
    targetFormat: 'woff2',
    preserveNameIds: LEGAL_NAMES,
    keepFeatures: features,
  });
  return subset;
};

export default fontLoader;
export const raw = true;
