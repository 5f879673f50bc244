// The stand-in for the shop's face as a style sheet (docs/decisions/0085-the-face-comes-in.md).

/** How high the face is over its base line, and how deep below it, in em. */
const ASCENT = 1.025;
const DESCENT = 0.225;

/** Letters whose widths differ by less share one size: 0.2 px in forty letters of 16 px at most. */
const TOLERANCE = 0.005;

/** A letter scaled beyond these looks like one of another line; a sign may. */
const SMALLEST = 0.78;
const LARGEST = 1.12;

/** @typedef {{ letter: string, scale: number, uses: number }} Measured `scale` is the face's width by the stand-in's */

/**
 * The rules of one weight: letters of nearly one scale share a rule, in which that of the one most used weighs most.
 * @param {number} weight 400, 600 or 700
 * @param {readonly Measured[]} letters
 * @returns {string} CSS
 */
export function standInRules(weight, letters) {
  const bounded = letters
    .map(({ letter, scale, uses }) => ({ letter, uses, scale: /\w/.test(letter) ? bound(scale) : scale }))
    .sort((one, other) => one.scale - other.scale);
  /** @type {Measured[][]} */
  const groups = [];
  for (const each of bounded) {
    const group = groups.at(-1);
    if (group?.[0] && each.scale - group[0].scale <= TOLERANCE) group.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => rule(weight, group)).join('\n');
}

/** @param {number} scale */
const bound = (scale) => Math.min(LARGEST, Math.max(SMALLEST, scale));

/**
 * @param {number} weight
 * @param {readonly Measured[]} group
 */
function rule(weight, group) {
  const uses = group.reduce((sum, each) => sum + each.uses + 1, 0);
  const scale = group.reduce((sum, each) => sum + each.scale * (each.uses + 1), 0) / uses;
  const bold = weight === 400 ? '' : ' Bold';
  const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: stand-in;
  font-weight: ${weight};
  src: local('Arial${bold}'), local('Liberation Sans${bold}');
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ASCENT / scale)};
  descent-override: ${percent(DESCENT / scale)};
  line-gap-override: 0%;
  unicode-range: ${rangesOf(group.map(({ letter }) => letter.codePointAt(0) ?? 0)).join(', ')};
}
`;
}

/**
 * Code points as CSS writes them, neighbours as one range: `U+20-7E`.
 * @param {readonly number[]} codePoints
 */
export function rangesOf(codePoints) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const point of codePoints.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && point === range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`));
}
