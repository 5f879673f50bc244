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

/** What a closer picture shows, of those that follow the three of every watch (`studio/schema.json`). */
export type DetailView = 'back' | 'clasp' | 'dial';

/**
 * A closer picture as its page carries it, in as few bytes as name it: what it shows, the hash that begins its files'
 * names, its widest variant in px. All are four by five.
 */
export type DetailImage = readonly [view: DetailView, file: string, widest: number];

/** The widths in px in which a closer picture is offered, of those that the build makes (`tools/pictures/pictures.ts`). */
export const detailImageWidths = (widest: number): readonly number[] => [
  ...[480, 800].filter((width) => width < widest),
  widest,
];
