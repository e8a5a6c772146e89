// The package has no types of its own.
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Tags of the OpenType features that stay. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  // biome-ignore lint/style/noDefaultExport: that is what it has.
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
