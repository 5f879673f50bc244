/**
 * @typedef {{ size: number, lines: string[] }} FittedTitle the type size in px, and the title line by line
 * @typedef {(text: string, size: number) => number} Measure how wide a text is in px when set at `size` px
 */

/**
 * Sets a title as large as it fits: in the first of the sizes at which it keeps to its box. A title that does at none
 * takes the last size, with as many lines as it needs.
 *
 * @param {string} title
 * @param {{ measure: Measure, width: number, height: number, sizes: readonly number[] }} box in px
 * @returns {FittedTitle}
 */
export function fitTitle(title, { measure, width, height, sizes }) {
  let fitted = { size: 0, lines: [title] };
  for (const size of sizes) {
    const lines = wrap(title, (text) => measure(text, size) <= width);
    fitted = { size, lines };
    if (lines.length * size <= height && lines.every((line) => measure(line, size) <= width)) break;
  }
  return fitted;
}

/**
 * Breaks a text between words, each line as full as it can be. A word that fits no line stands alone.
 * @param {string} text
 * @param {(line: string) => boolean} fits
 */
function wrap(text, fits) {
  const [first = '', ...words] = text.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
