// The style sheet of the fallback font with the typeface's metrics (docs/decisions/0011-typeface-and-text-size.md).

/** The typeface's ascent and descent, in em. */
const ASCENT = 1.025;
const DESCENT = 0.225;

/** Maximum width difference of letters that share a size: at most 0.2 px in forty letters of 16 px. */
const TOLERANCE = 0.005;

/** Bounds of a letter's scale: beyond them it looks like a letter of another line. Punctuation may exceed them. */
const MIN_SCALE = 0.78;
const MAX_SCALE = 1.12;

/**
 * `scale` is the letter's width in the typeface divided by its width in the fallback font. `uses` is the number of its
 * occurrences in the shop.
 */
type MeasuredLetter = { letter: string; scale: number; uses: number };

/** The CSS rules of one weight (400, 600 or 700): letters of similar scale share a rule, with their mean scale weighted by use. */
export function fallbackRules(weight: number, letters: readonly MeasuredLetter[]): string {
  const bounded = letters
    .map(({ letter, scale, uses }) => ({ letter, uses, scale: /\w/.test(letter) ? bound(scale) : scale }))
    .sort((one, other) => one.scale - other.scale);
  const groups: MeasuredLetter[][] = [];
  for (const each of bounded) {
    const group = groups.at(-1);
    if (group?.[0] && each.scale - group[0].scale <= TOLERANCE) group.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => rule(weight, group)).join('\n');
}

const bound = (scale: number) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

function rule(weight: number, group: readonly MeasuredLetter[]): string {
  const uses = group.reduce((sum, each) => sum + each.uses + 1, 0);
  const scale = group.reduce((sum, each) => sum + each.scale * (each.uses + 1), 0) / uses;
  const bold = weight === 400 ? '' : ' Bold';
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: fallback-font;
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

/** Code points in CSS notation, with ranges for consecutive ones: `U+20-7E`. */
export function rangesOf(codePoints: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const point of codePoints.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && point === range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`));
}
