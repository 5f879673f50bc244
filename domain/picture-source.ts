/**
 * One picture in the variants that the build made of it (`tools/pictures/pictures.ts`), in as few words as say it: every page
 * carries this twice, as HTML and as what React starts from.
 */
export type PictureSource = {
  /** The hash of the master's bytes, which begins the name of every variant. */
  file: string;
  /** The widths of the variants in px, narrowest first. */
  widths: readonly number[];
  /** The master's size in px. */
  width: number;
  height: number;
  alt: string;
};

/** The path of one variant. */
export function variantPath(file: string, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${file}-${width}.${format}`;
}

/** The widths up to `widest` px; the narrowest stays in any case. */
export function widthsWithin(widths: readonly number[], widest: number): readonly number[] {
  return widths.filter((width, index) => index === 0 || width <= widest);
}
