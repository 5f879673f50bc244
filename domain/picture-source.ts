/**
 * A picture and its built variants (`tools/pictures/pictures.ts`). Kept short: every page contains it twice, as HTML
 * and as React data.
 */
export type PictureSource = {
  /** Hash of the master, which prefixes the names of all variants. */
  file: string;
  /** Widths of the variants in px, ascending. */
  widths: readonly number[];
  /** The master's size in px. */
  width: number;
  height: number;
  alt: string;
};

/** Path of a variant. */
export function variantPath(file: string, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${file}-${width}.${format}`;
}

/** Manifest of the Open Graph pictures of a language, in `public/pictures`. */
export const openGraphManifest = (code: string): string =>
  code === 'en' ? 'open-graph.json' : `open-graph.${code}.json`;

/** Widths up to `widest` px, but at least the narrowest. */
export function widthsWithin(widths: readonly number[], widest: number): readonly number[] {
  return widths.filter((width, index) => index === 0 || width <= widest);
}

/** Subject of a detail image (`studio/schema.json`). */
export type DetailView = 'back' | 'clasp' | 'dial';

/** A detail image in compact form: subject, file hash, widest variant in px. The aspect ratio is four to five. */
export type DetailImage = readonly [view: DetailView, file: string, widest: number];

/** Widths in px at which a detail image is offered (`tools/pictures/pictures.ts`). */
export const detailImageWidths = (widest: number): readonly number[] => [
  ...[480, 800].filter((width) => width < widest),
  widest,
];
