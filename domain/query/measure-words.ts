// Patterns of regular expressions for text without capitals, accents and apostrophes (`plainText`).

/** `below` and `above` exclude the figure, `to` and `from` include it. */
export const bounds = {
  below:
    'under|below|less than|smaller than|shorter than|thinner than|slimmer than|lighter than|cheaper than|less expensive than|<',
  above:
    'over|above|more than|bigger than|larger than|longer than|thicker than|heavier than|more expensive than|exceed(?:s|ing)?|>',
  to: 'up ?to|at most|max(?:imum)?|within|budget(?: of| is)?|<=|≤',
  from: 'at least|min(?:imum)?|starting at|from|>=|≥',
  about: 'around|about|approx(?:imately)?|roughly|circa|ca|~',
};

/** Before `below` and `above`: "no larger than" is at most. */
export const not = '(?:that )?(?:do(?:es)?(?:nt| not)|not|no)';

/** Units in normalised text: ″ becomes two primes. */
export const units = {
  mm: 'millimet(?:er|re)s?|mm',
  cm: 'cm',
  inch: 'inch(?:es)?|"|′′',
  atm: 'atm|bars?',
  ft: 'ft|feet',
  g: 'grams?|gr|g',
  $: 'dollars?|bucks|usd|\\$',
  m: 'met(?:er|re)s?|m',
};

/** Subjects of a measure; `none` marks measures without a range filter, which stay in the text. */
export const subjects = {
  none: 'straps?|bands?|bracelets?|buckles?|lug widths?|crowns?|pushers?|crystals?|openings?',
  wrist: 'wrists?(?: sizes?| circumferences?)?',
  lug: 'lug to lugs?|lug tips?|l2l|lugs?',
  thickness: 'thick(?:ness)?|high|tall|deep|height|slim|thin',
  water: 'water resistan(?:t|ce)|waterproof|wr',
  weight: 'weights?|heavy',
  diameter: 'diameter|case|wide|width|across|size',
  price: 'price',
};

/** Words between a subject and its measure, with the blank before them. */
export const links = ' of| is|:';

/** Word before two figures. */
export const between = 'between';

/** Words between two figures. */
export const joins = 'to|and';

/** Words after a figure, or after its subject, that make it a limit. Before another figure, "max" belongs to that one. */
export const orMore = '(?:or|and) (?:more|over|above|up|bigger|larger)|(?:min(?:imum)?|at least)(?! ?[$€]?\\d)';
export const orLess = '(?:or|and) (?:less|under|below|smaller|thinner|lighter)|(?:max(?:imum)?|at most)(?! ?[$€]?\\d)';

/** Words after a figure that is not exact, with the blank before them. */
export const orSo = ' ?ish| or so';

/** Bounds that name their measure: "thinner than", "smaller than". */
export const boundSubjects = {
  thickness: /^(?:thi|slim)/,
  weight: /^(?:light|heav)/,
  lug: /^(?:short|long)/,
  diameter: /^(?:small|big|larg)/,
};

/** Removes the separators of thousands from figures. The decimal sign is a point. */
export const plainFigures = (text: string) => text.replace(/(\d),(\d{3})(?!\d)/g, '$1$2');

/** Writes the decimal sign of figures as shoppers do. */
export const writtenFigures = (text: string) => text;
