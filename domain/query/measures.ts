import { keysOf } from '../records';
import type { Range, RangeFilterName } from '../filtering/range-filters';

/** A range found in a query. */
type ParsedRange = { rangeFilter: RangeFilterName; range: Range };

const bounds = {
  to: 'under|below|less than|no more than|not over|up ?to|at most|max(?:imum)?|smaller than|thinner than|lighter than|cheaper than|<=?|≤',
  from: 'over|above|more than|no less than|at least|min(?:imum)?|starting at|bigger than|larger than|thicker than|heavier than|from|>=?|≥',
  about: 'around|about|approx(?:imately)?|roughly|ca|~',
};
/** Units in normalised text: ″ becomes two primes. */
const units = {
  mm: 'millimet(?:er|re)s?|mm',
  cm: 'cm',
  inch: 'inch(?:es)?|"|′′',
  atm: 'atm|bars?',
  ft: 'ft|feet',
  g: 'grams?|gr|g',
  $: 'dollars?|bucks|usd|\\$',
  m: 'met(?:er|re)s?|m',
};
type Unit = keyof typeof units;

/** Subjects of a measure; `none` marks measures without a range filter, which stay in the text. */
const subjects = {
  none: 'straps?|bands?|bracelets?|buckles?|lug widths?|wrists?|crowns?|pushers?|crystals?|openings?',
  lug: 'lug to lugs?|lug tips?|l2l|lugs?',
  thickness: 'thick(?:ness)?|high|tall|deep|height|slim|thin',
  water: 'water resistan(?:t|ce)|waterproof|wr',
  weight: 'weights?|heavy',
  diameter: 'diameter|case|wide|width|across|size',
  price: 'price',
};
type Subject = keyof typeof subjects;

const anyOf = (table: Readonly<Record<string, string>>) => Object.values(table).join('|');
const figure = String.raw`\d{1,6}(?:\.\d{1,2})?`;
const amount = (name: string) =>
  String.raw`(?<sign${name}>\$ ?)?(?<figure${name}>${figure})(?! ?%|[.\d])(?: ?-?(?<unit${name}>${anyOf(units)})(?![\p{L}\d]))?`;
const measure = new RegExp(
  String.raw`(?<![\p{L}\d.$])(?:(?<before>${anyOf(subjects)}) (?:of |is )?)?(?:(?<bound>${anyOf(bounds)}|between) ?)?` +
    String.raw`${amount('A')}(?: ?(?:-|–|—|to|and) ?${amount('B')})?` +
    String.raw`(?<![\p{L}\d$"′] )(?:(?<plus> ?\+| (?:or|and) (?:more|over|above|up|bigger|larger))|(?<minus> (?:or|and) (?:less|under|below|smaller|thinner|lighter)))?` +
    String.raw`(?: (?<after>${anyOf(subjects)})(?!\p{L}))?(?![\p{L}\d])`,
  'gu',
);

/**
 * Extracts measures from a query and returns the rest (docs/product.md 8.7). A figure needs a unit, a bound ("under")
 * or a second figure.
 */
export function parseMeasures(text: string): { measures: ParsedRange[]; rest: string } {
  const measures: ParsedRange[] = [];
  const rest = text
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(?<=[\p{L}\d])-(?=\p{L})/gu, ' ')
    .replace(measure, (match: string, ...found: unknown[]) => {
      const groups = found.at(-1) as Record<string, string | undefined>;
      const read = parseMeasure(groups);
      if (!read) return match;
      measures.push(read);
      return ' ; ';
    });
  return { measures, rest };
}

function parseMeasure(groups: Record<string, string | undefined>): ParsedRange | undefined {
  const unit = keyOf(units, groups.unitB) ?? keyOf(units, groups.unitA) ?? (groups.signA || groups.signB ? '$' : null);
  const bound = groups.plus ? 'from' : groups.minus ? 'to' : keyOf(bounds, groups.bound);
  const figures = [groups.figureA, groups.figureB].flatMap((each) => (each === undefined ? [] : [Number(each)]));
  if (!unit && !bound && figures.length < 2) return undefined;
  const rangeFilter = rangeFilterOf(unit, parseSubject(groups), figures);
  if (!rangeFilter) return undefined;
  const [first = 0, second] = figures.map((each) => toFilterUnit(each, unit));
  if (second !== undefined)
    return { rangeFilter, range: { from: Math.min(first, second), to: Math.max(first, second) } };
  return {
    rangeFilter,
    range:
      bound === 'to' ? { to: first } : bound === 'from' ? { from: first } : impliedRange(rangeFilter, first, bound),
  };
}

function parseSubject({ before, after, bound }: Record<string, string | undefined>): Subject | undefined {
  if (bound?.startsWith('thi')) return 'thickness';
  if (bound?.startsWith('light') || bound?.startsWith('heav')) return 'weight';
  return keyOf(subjects, after) ?? keyOf(subjects, before);
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

function rangeFilterOf(
  unit: Unit | null,
  subject: Subject | undefined,
  figures: readonly number[],
): RangeFilterName | undefined {
  switch (unit) {
    case 'mm':
    case 'cm':
    case 'inch':
      if (subject === 'none') return undefined;
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
      if (subject) return subject === 'none' ? undefined : subject;
      return figures.length > 1 && figures.every((each) => each >= 20 && each <= 60) ? 'diameter' : 'price';
  }
}

/** Range for a single figure without a bound. */
function impliedRange(rangeFilter: RangeFilterName, value: number, bound: keyof typeof bounds | undefined): Range {
  const about = bound === 'about';
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
