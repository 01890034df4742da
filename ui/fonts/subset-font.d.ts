// What is used of a package that comes without types.

declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes?: Record<string, number> }
  /** The font cut to the glyphs that a text needs; with a value for an axis that axis is fixed. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
