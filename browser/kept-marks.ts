/** Where it stands in localStorage that all pictures are wanted at one scale: `on`, or nothing (docs/product.md 10.8). */
export const trueSizeKey = 'true-size';

/** Where the wrist circumference stands in localStorage (docs/product.md 10.8). */
export const wristKey = 'wrist';

/**
 * Runs in the page's head, before anything is painted: it marks the root element with what the shopper keeps, so that
 * the style sheet sets scale and space at once and nothing changes or moves when the scripts come
 * (docs/decisions/0043-marks-on-the-root.md).
 */
export const markKept = `try{for(var k of['${trueSizeKey}','${wristKey}'])localStorage[k]&&document.documentElement.setAttribute('data-'+k,'')}catch(e){}`;

/** Marks the root element, or takes the mark away, when what is kept changes later. */
export function mark(key: typeof trueSizeKey | typeof wristKey, kept: boolean): void {
  document.documentElement.toggleAttribute(`data-${key}`, kept);
}
