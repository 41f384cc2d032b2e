import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';

export interface FontLoaderOptions {
  /** The OpenType features that the subset keeps: those that languages need and those that the styles use. */
  features: readonly string[];
}

/** The name records that a copy of the font must contain: copyright, licence and the address of the licence. */
const LEGAL_NAMES = [0, 13, 14];

/** Returns every letter of the first two Unicode planes. subset-font expects the letters to keep as a text. */
const everyLetter = (): string =>
  Array.from({ length: 0x2_0000 }, (_, code) =>
    code < 0xd800 || code > 0xdfff ? String.fromCodePoint(code) : '',
  ).join('');

/**
 * Webpack loader for WOFF2 fonts. It keeps every letter and removes unused OpenType features, because the font loads in
 * parallel with the first picture.
 */
const fontLoader: LoaderDefinitionFunction<FontLoaderOptions> = async function fontLoader(font) {
  const { features } = this.getOptions();
  // Webpack types the input of a raw loader as a string, but it is a buffer.
  const subset = await subsetFont(font as unknown as Buffer, everyLetter(), {
    targetFormat: 'woff2',
    preserveNameIds: LEGAL_NAMES,
    keepFeatures: features,
  });
  return subset;
};

export default fontLoader;
export const raw = true;
