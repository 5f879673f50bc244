// German of ./measure-words.ts (sha256 c27e8c1cb670)
// Patterns for text without capitals and accents: ü is u, or ue as some type it. ß stays.

const wristAdjectives = '(?:schmal|due?nn|klein|zierlich|zart|schlank|breit|dick|gro(?:ß|e?ss)|krae?ftig|stark)';

/** „größer“ in all its spellings. */
const larger = 'gro(?:ß|e?ss)er';

export const bounds = {
  below:
    'unter|weniger als|kleiner als|kue?rzer als|due?nner als|schmaler als|flacher als|leichter als|gue?nstiger als|billiger als|<',
  above: `ue?ber|mehr als|${larger} als|breiter als|lae?nger als|dicker als|hoe?her als|schwerer als|teurer als|>`,
  to: `hoe?chstens|maximal|maximum(?: von)?|max\\.?|bis (?:zu|maximal|hoe?chstens)|bis|budget(?: von| ist| bis)?|<=|≤`,
  from: 'mindestens|minimum(?: von)?|min\\.?|ab|von|>=|≥',
  about: 'ungefae?hr|etwa|circa|zirka|ca\\.?|rund|um die|um|~',
};

export const not = 'nichts?|nie(?:mals)?|kein(?:e[mnrs]?)?';

export const units = {
  mm: 'millimetern?|mm',
  cm: 'zentimetern?|cm',
  inch: 'zoll|inch(?:es)?|"|′′',
  atm: 'atm|bars?',
  ft: 'fu(?:ß|ss)|ft|feet',
  g: 'gramm|gr|g',
  $: 'dollars?|usd|euros?|eur|€|\\$',
  m: 'metern?|m',
};

export const subjects = {
  none: '(?:arm)?band(?:breite)?|(?:arm)?bae?nder|schnallen?|schlie(?:ß|ss)en?|kronen?|drue?cker|glas|oe?ffnung',
  // After „schmales“ it is a wish, and the figure is another measure.
  wrist: `(?<!${wristAdjectives}e?[mnrs]? )handgelenks?(?: ?umfang)?|armumfang`,
  lug: 'horn zu horn|hornabstand|bandansto(?:ß|ss)|lug to lug',
  thickness: 'dicke?|hoch|hoe?he|flach|due?nn',
  water: 'wasserdicht(?:e[rs]?|igkeit)?(?: bis(?: zu)?)?',
  weight: 'gewicht|schwer|wieg(?:t|en)',
  diameter: 'durchmesser|gehae?use(?:durchmesser)?|breite?|gro(?:ß|e?ss)e?|misst|messen',
  price: 'preis|koste[nt]',
};

export const links = ' von| ist| hat| mit|:';

export const between = 'zwischen';

export const joins = 'bis(?: zu)?|und';

/** Ein „und“, nach dem keine Grenze einer weiteren Zahl steht: „unter 300 und größer als 40 mm“. */
const und = 'und(?! \\p{L}+ als [$€£]?\\d)';

export const orMore = `(?:(?:oder|${und}) (?:mehr|darue?ber|${larger}|hoe?her|lae?nger)|aufwae?rts|(?:mindestens|minimal)(?! ?[$€]?\\d))`;
export const orLess = `(?:(?:oder|${und}) (?:weniger|darunter|kleiner|due?nner|flacher|leichter|gue?nstiger|billiger)|(?:hoe?chstens|maximal|max)(?! ?[$€]?\\d)|nicht ue?ber(?:schreite(?:n|t)|steig(?:en|t)))`;

export const orSo = ' oder so';

export const boundSubjects = {
  thickness: /^(?:due?nner|flacher|dicker|hoe?her)/,
  weight: /^(?:leichter|schwerer)/,
  lug: /^(?:kue?rzer|lae?nger)/,
  diameter: /^(?:kleiner|schmaler|breiter|gro(?:ß|e?ss)er)/,
};

/** „Taucheruhr bis 300 m“: no limit, but the depth that the watch resists. */
const bisTiefe = /(?<!\d ?\p{L}* )bis (?:zu )?(?=\d+ ?(?:metern?|m|atm|bars?|fu(?:ß|ss)|ft|feet)(?![\p{L}\d]))/gu;

/** „300,-“, „300.– Euro“. */
const roundPrice = /(\d)[,.][-–—]+(?: ?(?:euros?|eur|€))?/g;

/** „1.200,50“ and „1 200,50“ are 1200.50. */
export const plainFigures = (text: string) =>
  text
    .replace(bisTiefe, '')
    .replace(roundPrice, '$1 €')
    .replace(/(\d)\.(\d{3})(?!\d)|(?<![\d.,])(\d) (\d{3})(?!\d)/g, '$1$2$3$4')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');

export const writtenFigures = (text: string) => text.replace(/(\d)\.(?=\d)/g, '$1,');
