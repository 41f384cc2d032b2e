declare module 'subset-font' {
  /** The options of subset-font. An option that is not set leaves the font unchanged. */
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    preserveNameIds?: readonly number[];
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
