declare module 'subset-font' {
  /** Options that are not set leave the font unchanged. */
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    preserveNameIds?: readonly number[];
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
