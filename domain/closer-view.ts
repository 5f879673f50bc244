/** What a closer picture shows, of those that follow the three of every watch (`studio/schema.json`). */
export type CloserView = 'back' | 'clasp' | 'dial';

/**
 * A closer picture as its page carries it, in as few bytes as name it: what it shows, the hash that begins its files'
 * names, its widest variant in px. All are four by five.
 */
export type CloserPicture = readonly [view: CloserView, file: string, widest: number];

/** The widths in px in which a closer picture is offered, of those that the build makes (`tools/pictures/pictures.ts`). */
export const closerWidths = (widest: number): readonly number[] => [
  ...[480, 800].filter((width) => width < widest),
  widest,
];
