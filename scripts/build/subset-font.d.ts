declare module 'subset-font' {
  /**
   * The options of subset-font. Without `keepFeatures`, the subset keeps all layout features. Without
   * `preserveNameIds`, the subset drops most name records.
   */
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    preserveNameIds?: readonly number[];
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
