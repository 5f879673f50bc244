import { keysOf } from '../records';
import { type Range, type RangeFilterName, strictStep } from '../filtering/range-filters';
import { wristLimits } from '../wrist';
import {
  between,
  boundSubjects,
  bounds,
  joins,
  links,
  not,
  orLess,
  orMore,
  orSo,
  plainFigures,
  subjects,
  units,
} from './measure-words';

/** A range found in a query. */
type ParsedRange = { rangeFilter: RangeFilterName; range: Range };

/** A wrist circumference found in a query, in mm, and its words. */
type ParsedWrist = { circumference: number; text: string };

type Bound = keyof typeof bounds;
type Unit = keyof typeof units;

type Subject = keyof typeof subjects;

const anyOf = (table: Readonly<Record<string, string>>) => Object.values(table).join('|');
const figure = String.raw`\d{1,6}(?:\.\d{1,2})?`;
const amount = (name: string) =>
  String.raw`(?<sign${name}>(?:us ?)?[$€£] ?|(?:eur|usd) )?(?<figure${name}>${figure})(?! ?%|[.\d])(?: ?-?(?<unit${name}>${anyOf(units)})(?![\p{L}\d]))?`;
const measure = new RegExp(
  String.raw`(?<![\p{L}\d.$€£])(?:(?<before>${anyOf(subjects)})(?:${links})? )?(?:(?:(?<not>${not}) (?=${bounds.below}|${bounds.above}))?(?<bound>${anyOf(bounds)}|${between}) ?)?` +
    String.raw`${amount('A')}(?: ?(?:-|–|—|${joins}) ?${amount('B')})?` +
    String.raw`(?<![\p{L}\d$"′] )(?:(?<plus> ?\+| (?:${orMore}))|(?<minus> (?:${orLess}))|(?<about>${orSo}))?` +
    String.raw`(?: (?<after>${anyOf(subjects)})(?!\p{L})(?:(?<plusAfter> (?:${orMore}))|(?<minusAfter> (?:${orLess})))?)?(?![\p{L}\d])`,
  'gu',
);

/** A case diameter by the lug to lug or the thickness: "38 x 46 mm", "under 42 x 12 mm". */
const sides = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:(${anyOf(bounds)}) ?)?(\d{2}(?:\.\d)?)(?: ?mm)? ?[x×] ?(\d{1,2}(?:\.\d)?) ?mm(?![a-z\d])`,
  'gu',
);

/** Two figures with their units, and the word between them. */
const pair = new RegExp(
  String.raw`(?<![\p{L}\d.$€£])(?<first>${amount('A')} ?)(?<join>-|–|—|${joins})(?= ?${amount('B')})`,
  'gu',
);

/** In "200+ m". */
const plusBeforeUnit = new RegExp(String.raw`(\d) ?\+ ?(${anyOf(units)})(?![\p{L}\d])`, 'gu');

/**
 * Extracts measures from a query and returns the rest (docs/product.md 8.7). A figure needs a unit, a bound ("under")
 * or a second figure, or the water resistance before it.
 */
export function parseMeasures(text: string): { measures: ParsedRange[]; wrist?: ParsedWrist; rest: string } {
  const found: FoundMeasure[] = [];
  let wrist: ParsedWrist | undefined;
  const sized: ParsedRange[] = [];
  const plain = plainFigures(text)
    .replace(/(?<=[\p{L}\d])-(?=\p{L})/gu, ' ')
    .replace(plusBeforeUnit, '$1 $2+')
    .replace(pair, separatePair)
    .replace(sides, (_, bound: string | undefined, across: string, other: string) => {
      const second = Number(other) < maxLengths.thickness ? 'thickness' : 'lug';
      for (const [rangeFilter, figure] of [
        ['diameter', across],
        [second, other],
      ] as const)
        sized.push({ rangeFilter, range: rangeOf(rangeFilter, Number(figure), keyOf(bounds, bound)) });
      return ' ; ';
    });
  const rest = plain.replace(measure, (match: string, ...args: (string | number | Groups | undefined)[]) => {
    const [offset, , groups] = args.slice(-3);
    if (typeof groups !== 'object' || typeof offset !== 'number') return match;
    const circumference = parseWristMeasure(groups);
    if (circumference !== undefined) {
      wrist = { circumference, text: match.trim() };
      return ' ; ';
    }
    const [before, after] = [groups.before, groups.after].map((subject) => fitsFigures(subject, groups));
    const described = { ...groups, ...(!before && { before: '' }), ...(!after && { after: '' }) };
    if (!parseMeasure(described)) return match;
    found.push({ groups: described, start: offset, end: offset + match.length });
    return `${before ? '' : groups.before} ; ${after ? '' : groups.after} `;
  });
  const measures = found.flatMap((each, at) => {
    const other = [found[at + 1], found[at - 1]].find((one) => one && isOtherEnd(each, one, plain));
    return parseMeasure(other ? withMeasureOf(each.groups, other.groups) : each.groups) ?? [];
  });
  return { measures: [...sized, ...measures], wrist, rest };
}

type Groups = Record<string, string | undefined>;

/** Parts figures of two kinds, which are no range: "40 mm and $300". */
function separatePair(match: string, ...args: (string | number | Groups | undefined)[]): string {
  const groups = args.at(-1);
  if (typeof groups !== 'object') return match;
  const [one, other] = [unitWritten(groups.unitA, groups.signA), unitWritten(groups.unitB, groups.signB)];
  if (!one || !other || isOfOneKind(one, other)) return match;
  return `${groups.first}${/\p{L}/u.test(groups.join ?? '') ? groups.join : ''} ;`;
}

const unitWritten = (text: string | undefined, sign: string | undefined): Unit | undefined =>
  keyOf(units, text) ?? (sign ? '$' : undefined);

/** True for units that measure the same. */
const isOfOneKind = (one: Unit, other: Unit) =>
  one === other || kinds.some((kind) => kind.includes(one) && kind.includes(other));

/** A measure with its place in the text. */
type FoundMeasure = { groups: Groups; start: number; end: number };

/** Longest length in mm that a subject can have; the width of a strap has no filter. */
const maxLengths = { none: 30, thickness: 30, lug: 70, diameter: 70 };
const maxBareWeight = 200;
/** Largest figure without a unit that is a case diameter. */
const maxBareDiameter = 60;

/**
 * False for a word beside a figure that it cannot have, so that both are read by themselves (docs/product.md 8.21): no
 * strap is 300 wide, no watch 38 mm thin, and no one asks for less than a water resistance.
 */
function fitsFigures(text: string | undefined, groups: Groups): boolean {
  const subject = keyOf(subjects, text);
  if (!subject) return true;
  const unit = unitOf(groups);
  const figures = filterFiguresOf(groups);
  switch (subject) {
    case 'wrist':
      return false;
    case 'price':
      return !unit || unit === '$';
    case 'water':
      return unit ? isWater(unit) : boundOf(groups) !== 'below';
    case 'weight':
      return unit ? unit === 'g' : figures.every((each) => each < maxBareWeight);
    default:
      return (!unit || isLength(unit)) && figures.every((each) => each < maxLengths[subject]);
  }
}

/** Ratio of two lengths up to which the one without a unit is no price. */
const maxLengthRatio = 1.5;

/** True for "over 38" before or after "under 42 mm": a figure without a measure, and the other end of its range. */
function isOtherEnd(bare: FoundMeasure, measured: FoundMeasure, text: string): boolean {
  const ends = [bare, measured].map(({ groups }) => endOf(groups));
  const unit = unitOf(measured.groups);
  if (!unit || unitOf(bare.groups) || parseSubject(bare.groups) || namesSubject(measured.groups)) return false;
  if (!ends.includes('from') || !ends.includes('to')) return false;
  const [from = 0, to = 0] = (ends[0] === 'from' ? [bare, measured] : [measured, bare]).flatMap(({ groups }) =>
    figuresOf(groups),
  );
  const [first, second] = bare.start < measured.start ? [bare, measured] : [measured, bare];
  if (from >= to || !/^[ ,]*(?:\p{L}+[ ,]*)?$/u.test(text.slice(first.end, second.start))) return false;
  return (first === bare && ends[0] === 'from') || (isLength(unit) && to <= maxLengthRatio * from);
}

const namesSubject = ({ bound }: Groups) =>
  Boolean(bound && Object.values(boundSubjects).some((each) => each.test(bound)));

/** The end of a range that one figure is. */
function endOf(groups: Groups): 'from' | 'to' | undefined {
  if (groups.figureB !== undefined) return undefined;
  switch (boundOf(groups)) {
    case 'above':
    case 'from':
      return 'from';
    case 'below':
    case 'to':
      return 'to';
    default:
      return undefined;
  }
}

const withMeasureOf = (groups: Groups, { unitA, signA, before, after }: Groups): Groups => ({
  ...groups,
  unitA,
  signA,
  before,
  after,
});

const figuresOf = ({ figureA, figureB }: Groups): number[] =>
  [figureA, figureB].flatMap((each) => (each === undefined ? [] : [Number(each)]));

const unitOf = ({ unitA, unitB, signA, signB }: Groups): Unit | null =>
  keyOf(units, unitB) ?? keyOf(units, unitA) ?? (signA || signB ? '$' : null);

/** Units of the figures: "3.8 cm to 42 mm" has two, in "38 to 42 mm" and "38 mm to 42" both figures have the same. */
function unitsOf(groups: Groups): (Unit | null)[] {
  const [unit, first] = [unitOf(groups), keyOf(units, groups.unitA)];
  return [unit && first && isOfOneKind(unit, first) ? first : unit, unit];
}

/**
 * Circumference in mm of a measured wrist: "155 mm wrist", "wrist size 6.5". A length that is too long for a watch
 * counts as a wrist's. Of two figures the mean counts.
 */
function parseWristMeasure(groups: Groups): number | undefined {
  const unit = unitOf(groups);
  const subject = parseSubject(groups);
  if (subject ? subject !== 'wrist' : !isLength(unit)) return undefined;
  const figures = figuresOf(groups);
  const meanIn = (each: readonly (Unit | null)[]) =>
    figures.reduce((sum, one, index) => sum + one * unitFactors[each[index] ?? 'mm'], 0) / figures.length;
  const lengths = (unit ? [unitsOf(groups)] : lengthUnits.map((each) => [each, each])).map((each) =>
    round(meanIn(each)),
  );
  return lengths.find((length) => length >= wristLimits.min && length <= wristLimits.max);
}

const lengthUnits = ['mm', 'cm', 'inch'] as const;
const waterUnits = ['m', 'atm', 'ft'] as const;
/** Units that measure the same. */
const kinds: readonly (readonly Unit[])[] = [lengthUnits, waterUnits];
const isWater = (unit: Unit) => waterUnits.some((each) => each === unit);
const isLength = (unit: Unit | null) => lengthUnits.some((each) => each === unit);

function parseMeasure(groups: Groups): ParsedRange | undefined {
  const unit = unitOf(groups);
  const bound = boundOf(groups);
  const figures = figuresOf(groups);
  const subject = parseSubject(groups);
  const isDepth = subject === 'water' && figures.every((each) => each > maxBareDiameter);
  if (!unit && !bound && !isDepth && figures.length < 2) return undefined;
  const rangeFilter = rangeFilterOf(unit, subject, figures, bound);
  if (!rangeFilter) return undefined;
  const [first = 0, second] = filterFiguresOf(groups);
  if (second !== undefined)
    return { rangeFilter, range: { from: Math.min(first, second), to: Math.max(first, second) } };
  return { rangeFilter, range: rangeOf(rangeFilter, first, bound) };
}

function boundOf({ plus, plusAfter, minus, minusAfter, about, bound, ...groups }: Groups): Bound | undefined {
  if (plus || plusAfter) return 'from';
  if (minus || minusAfter) return 'to';
  if (about) return 'about';
  const named = keyOf(bounds, bound);
  // "not under 300" is at least 300.
  return groups.not ? (named === 'below' ? 'from' : 'to') : named;
}

function rangeOf(rangeFilter: RangeFilterName, value: number, bound: Bound | undefined): Range {
  switch (bound) {
    case 'below':
      return { to: round(value - strictStep) };
    case 'above':
      return { from: round(value + strictStep) };
    case 'to':
      return { to: value };
    case 'from':
      return { from: value };
    default:
      return impliedRange(rangeFilter, value, bound === 'about');
  }
}

function parseSubject({ before, after, bound }: Groups): Subject | undefined {
  if (bound && boundSubjects.thickness.test(bound)) return 'thickness';
  if (bound && boundSubjects.weight.test(bound)) return 'weight';
  return keyOf(subjects, after) ?? keyOf(subjects, before) ?? (bound ? subjectOfBound(bound) : undefined);
}

function subjectOfBound(bound: string): Subject | undefined {
  if (boundSubjects.lug.test(bound)) return 'lug';
  if (boundSubjects.diameter.test(bound)) return 'diameter';
  return undefined;
}

const unitFactors: Readonly<Record<Unit, number>> = {
  mm: 1,
  cm: 10,
  inch: 25.4,
  m: 1,
  atm: 10,
  ft: 0.3048,
  g: 1,
  $: 1,
};

/** Rounds feet to tens of metres, as water resistance is stated: 330 ft are 100 m. */
function toFilterUnit(value: number, unit: Unit | null): number {
  if (unit === 'ft') return Math.round(value * 0.03048) * 10;
  return round(unit ? value * unitFactors[unit] : value);
}

/** Figures in the unit of their filter. */
function filterFiguresOf(groups: Groups): number[] {
  const figureUnits = unitsOf(groups);
  return figuresOf(groups).map((each, index) => toFilterUnit(each, figureUnits[index] ?? unitOf(groups)));
}

/** True for "20 mm lugs", the width of a strap: no watch is as short from lug to lug. */
const isLugWidth = (unit: Unit, subject: Subject | undefined, figures: readonly number[]) =>
  unit === 'mm' && subject === 'lug' && figures.every((each) => each < 30);

function rangeFilterOf(
  unit: Unit | null,
  subject: Subject | undefined,
  figures: readonly number[],
  bound: Bound | undefined,
): RangeFilterName | undefined {
  switch (unit) {
    case 'mm':
    case 'cm':
    case 'inch':
      if (subject === 'none' || subject === 'wrist' || isLugWidth(unit, subject, figures)) return undefined;
      return subject === 'lug' || subject === 'thickness' ? subject : 'diameter';
    case 'm':
    case 'atm':
    case 'ft':
      return 'water';
    case 'g':
      return 'weight';
    case '$':
      return 'price';
    default:
      if (subject) return subject === 'none' || subject === 'wrist' ? undefined : subject;
      return (figures.length > 1 || bound === 'about') && figures.every((each) => each >= 20 && each <= maxBareDiameter)
        ? 'diameter'
        : 'price';
  }
}

/** Range for a single figure without a bound, or about it. */
function impliedRange(rangeFilter: RangeFilterName, value: number, about: boolean): Range {
  switch (rangeFilter) {
    case 'price':
      return about ? { from: round(value * 0.9), to: round(value * 1.1) } : { to: value };
    case 'weight':
      return about ? { from: round(value - 5), to: round(value + 5) } : { to: value };
    case 'water':
      return { from: value };
    default:
      return { from: round(value - (about ? 1 : 0.5)), to: round(value + (about ? 1 : 0.5)) };
  }
}

const round = (value: number) => Math.max(0, Math.round(value * 100) / 100);

function keyOf<Key extends string>(table: Readonly<Record<Key, string>>, text: string | undefined): Key | undefined {
  return keysOf(table).find((key) => text?.match(new RegExp(`^(?:${table[key]})$`)));
}
