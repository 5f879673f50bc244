// Patterns of regular expressions for text without capitals, accents and apostrophes (`plainText`).

/** `below` and `above` exclude the figure, `to` and `from` include it. */
export const bounds = {
  below:
    'under|below|sub-?|(?:less|smaller|narrower|shorter|thinner|slimmer|lighter|cheaper|less expensive) than(?: an?)?|<',
  above:
    'over|above|(?:more|bigger|larger|wider|longer|thicker|heavier|more expensive) than(?: an?)?|exceed(?:s|ing)?|>',
  to: 'up ?to|at most|max(?:imum|\\.)?(?: of)?|within|(?:max(?:imum)? )?budget(?: of| is)?|<=|≤',
  from: 'at least|min(?:imum|\\.)?(?: of)?|starting at|from|>=|≥',
  about: 'around|about|approx(?:imately|\\.)?|roughly|circa|ca\\.?|~',
};

/** Before `below` and `above`: "no larger than" is at most. */
export const not =
  '(?:(?:that |which )?(?:(?:do(?:es)?|is|are|should|must|can|could|would)(?:nt| not)|cannot|cant|wont)' +
  '(?: (?:want|like)(?: to)?)?|not|no|never|nothing|none)(?: (?:be|cost(?:ing)?|weigh(?:ing)?|measur(?:e|ing)|pay|spend))?';

/** Units in normalised text: ″ becomes two primes. */
export const units = {
  mm: 'millimet(?:er|re)s?|mm',
  cm: 'cm',
  inch: 'inch(?:es)?|"|′′',
  atm: 'atm|bars?',
  ft: 'ft|feet',
  g: 'grams?|gr|g',
  $: '(?:us )?dollars?|us ?\\$|bucks|usd|euros?|eur|pounds?|quid|gbp|[$€£]',
  m: 'met(?:er|re)s?|m',
};

/** Subjects of a measure; `none` marks measures without a range filter, which stay in the text. */
export const subjects = {
  none: '(?:straps?|bands?|bracelets?|lug)(?: widths?)|straps?|bands?|bracelets?|buckles?|crowns?|pushers?|crystals?|openings?',
  wrist: 'wrists?(?: sizes?| circumferences?)?',
  lug: 'lug to lugs?|lug tips?|l2l|lugs?',
  thickness: 'thick(?:ness)?|high|tall|deep|height|slim|thin',
  water: '(?:water resistan(?:t|ce)|waterproof)(?: (?:up )?to)?|wr',
  weight: 'weights?|weigh(?:s|ing)?|heavy',
  diameter: 'diameter|case|wide|width|across|size|measur(?:es?|ing)',
  price: 'price(?:d| range)?|cost(?:s|ing)?',
};

/** Words between a subject and its measure, with the blank before them. */
export const links = ' of| is|:';

/** Word before two figures. */
export const between = 'between';

/** Words between two figures. */
export const joins = 'to|and';

/** An "and" whose next words are not the bound of another figure: "under 300 and over 40 mm". */
const and = 'and(?! \\p{L}+ (?:than |to )?(?:an? )?[$€£]?\\d)';

/** Words after a figure, or after its subject, that make it a limit. Before another figure, "max" belongs to that one. */
export const orMore = `(?:or|${and}) (?:more|over|above|up|bigger|larger|wider)|(?:min(?:imum)?|at least)(?! ?[$€£]?\\d)`;
export const orLess = `(?:or|${and}) (?:less|under|below|smaller|narrower|thinner|lighter)|(?:max(?:imum)?|at most)(?! ?[$€£]?\\d)`;

/** Words after a figure that is not exact, with the blank before them. */
export const orSo = ' ?ish| or so';

/** Bounds that name their measure: "thinner than", "smaller than". */
export const boundSubjects = {
  thickness: /^(?:thi|slim)/,
  weight: /^(?:light|heav)/,
  lug: /^(?:short|long)/,
  diameter: /^(?:small|big|larg|narrow|wide)/,
};

/** Thousands of a price after a bound or a sign, "under 1.2k" or "$1k-2k"; 18k is gold. */
const thousands = new RegExp(
  String.raw`(?<=(?:${Object.values(bounds).join('|')}|[$€£]|\dk ?-) ?)(\d(?:\.\d{1,2})?)k(?![\p{L}\d])`,
  'gu',
);

/** A bound before a water resistance that is no limit: a watch "up to 200 m" resists 200 m. Of two figures it ends the range. */
const upToDepth = /(?<!\d ?\p{L}* )up ?to (?=\d+ ?(?:met(?:er|re)s?|m|atm|bars?|ft|feet)(?![\p{L}\d]))/gu;

/**
 * Writes figures as the patterns read them: without the separators of thousands, with a decimal point, thousands in full, and
 * WR200 as its words.
 */
export const plainFigures = (text: string) =>
  text
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(?<![\d,.])(\d{1,2}),(\d)(?= ?(?:mm|cm)(?![\p{L}\d]))/gu, '$1.$2')
    .replace(thousands, (_, figure: string) => String(Number(figure) * 1000))
    .replace(upToDepth, '')
    .replace(/(?<![\p{L}\d])wr ?(\d{2,3})(?: ?m)?(?![\p{L}\d]| ?(?:bars?|atm|ft|feet))/gu, 'wr $1 m');

/** Writes the decimal sign of figures as shoppers do. */
export const writtenFigures = (text: string) => text;
