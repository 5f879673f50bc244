// French of ./measure-words.ts (sha256 c27e8c1cb670)
// Patterns for text without capitals, accents, apostrophes and hyphens: "jusqua", "depaisseur".

/** Adjective in all its forms: "petit", "petite", "petits", "petites". */
const adjective = (...words: readonly string[]) => `(?:${words.join('|')})e?s?`;
const [smaller, larger] = [adjective('petit', 'etroit'), `${adjective('grand', 'larg')}|gros(?:ses?)?`];
const [thinner, thicker] = [adjective('fin', 'minc', 'plat'), 'epais(?:ses?)?'];
const [lighter, heavier, shorter, longer] = [
  'leg(?:er|ere)s?',
  adjective('lourd'),
  adjective('court'),
  'long(?:ue)?s?',
];
const costly = 'ch(?:er|ere)s?';

export const bounds = {
  below: `(?:plus (?:${smaller}|${shorter}|${thinner}|${lighter})|moins (?:${costly}|${thicker}|${heavier}|${larger})) (?:que|de)|moins de|sous|(?:en|au) dessous de|inferieure?s? a|<`,
  above: `plus (?:${larger}|${longer}|${thicker}|${heavier}|${costly}) (?:que|de)|plus de|au dessus de|superieure?s? a|(?:qui )?(?:depass|exced)e(?:nt)?(?: les)?|>`,
  to: '(?:qui )?ne pas (?:depass|exced)er(?: les)?|(?:qui )?n ?e?(?: depass| ?exced)e(?:nt)? pas(?: les)?|sans (?:depass|exced)er(?: les)?|au plus|(?:au |un )?max(?:imum|i|\\.)?(?: de)?|budget(?: max(?:imum|i)?)?(?: de| est|:)?|jusqua|dans la limite de|<=|≤',
  from: 'au moins|(?:au |un )?min(?:imum|i|\\.)?(?: de)?|a partir de|des|>=|≥',
  about: 'environ|env\\.?|autour de|aux alentours de|a peu pres|vers|dans les|~',
};

export const not = '(?:pas|rien|jamais|aucune?)(?: de)?';

export const units = {
  mm: 'millimetres?|mm',
  cm: 'centimetres?|cm',
  inch: 'pouces?|inch(?:es)?|"|′′',
  atm: 'atm(?:ospheres?)?|bars?',
  ft: 'pieds?|ft|feet',
  g: 'grammes?|gr|g',
  $: 'dollars?|usd|euros?|eur|e|€|\\$',
  m: 'metres?|m',
};

export const subjects = {
  none: 'bracelets?|entre cornes|boucles?|fermoirs?|couronnes?|poussoirs?|verres?|ouvertures?',
  // After « petit » it is a wish, and the figure is another measure.
  wrist:
    '(?:de )?(?:tours?|circonference) (?:de|du) poignet|(?<!(?:petit|fin|gros|grand|large)s? )(?:(?:de|pour un|un|au) )?poignets?',
  lug: '(?:de )?cornes? a cornes?|lug to lug',
  thickness: '(?:de |d)?epaisseur|epais(?:ses?)?|(?:de )?hauteur|de haut|fine?s?|minces?',
  water: 'etanches?(?: a| jusqua)?|etancheite(?: de| a| jusqua)?|resistante?s? a leau(?: jusqua)?',
  weight: '(?:de )?poids|pese(?:nt|r)?|lourde?s?',
  diameter: '(?:de )?diametre|boitiers?|cadrans?|tailles?|(?:de )?largeur|(?:de )?large|(?:qui )?mesure(?:nt)?',
  price: '(?:de )?prix|(?:qui )?coute(?:nt)?',
};

export const links = ' de| a| est| fait| mesure| ?:';

export const between = 'entre';

export const joins = 'a|et|jusqua';

export const orMore = `(?:(?:ou|et) (?:plus(?: (?:${larger}|${longer}))?(?! (?:${smaller}|${thinner}|${lighter}))|au dessus|davantage)(?! (?:\\p{L}+ )?(?:de|que) [$€£]?\\d)|(?:au )?min(?:imum|i)?|au moins)`;
export const orLess = `(?:(?:ou|et) (?:moins|au dessous|plus (?:${smaller}|${thinner}|${lighter})|moins ${costly})(?! (?:\\p{L}+ )?(?:de|que) [$€£]?\\d)|(?:au )?max(?:imum|i)?|au plus)`;

export const orSo = ' environ| a peu pres';

export const boundSubjects = {
  thickness: new RegExp(`^(?:plus|moins) (?:${thinner}|${thicker})`),
  weight: new RegExp(`^(?:plus|moins) (?:${lighter}|${heavier})`),
  lug: new RegExp(`^plus (?:${shorter}|${longer})`),
  diameter: new RegExp(`^(?:plus|moins) (?:${smaller}|${larger})`),
};

/** « plongée jusqu’à 300 m »: no limit, but the depth that the watch resists. */
const jusquaProfondeur =
  /(?<!\d ?\p{L}* )jusqua (?=\d+ ?(?:metres?|m|atm(?:ospheres?)?|bars?|pieds?|ft|feet)(?![\p{L}\d]))/gu;

/** « 1 200,50 » is 1200.50. */
export const plainFigures = (text: string) =>
  text
    .replace(/(?<![\d.,])(\d)[ .](\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(jusquaProfondeur, '');

export const writtenFigures = (text: string) => text.replace(/(\d)\.(?=\d)/g, '$1,');
