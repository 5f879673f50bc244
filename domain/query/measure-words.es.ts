// Spanish of ./measure-words.ts (sha256 c27e8c1cb670)
// Patterns for text without capitals and accents: ñ is n.

const small = 'pequen[oa]s?';
const thin = '(?:fin|delgad|plan)[oa]s?';
const thick = '(?:grues|alt)[oa]s?';
const light = '(?:liger|livian)[oa]s?';

const exceeds = '(?:que )?(?:supere?n?|exced[ae]n?(?: de)?|sobrepas[ae]n?|pas[ae]n? de)';

export const bounds = {
  below: `menos de|menor(?:es)? (?:que|de|a)|inferior(?:es)? a|por debajo de|bajo|mas (?:${small}|estrech[oa]s?|angost[oa]s?|${thin}|${light}|cort[oa]s?|barat[oa]s?|economic[oa]s?) (?:que|de)|<`,
  above: `mas de|mayor(?:es)? (?:que|de|a)|superior(?:es)? a|por encima de|mas (?:grandes?|anch[oa]s?|${thick}|larg[oa]s?|pesad[oa]s?|car[oa]s?) (?:que|de)|${exceeds}(?: l[oa]s)?|>`,
  to: 'como (?:mucho|maximo)|a lo sumo|maximo(?: de)?|max\\.?|hasta|dentro de|presupuesto(?: de| es)?(?: hasta)?|<=|≤',
  from: 'como minimo|al menos|por lo menos|minimo(?: de)?|min\\.?|a partir de|desde|>=|≥',
  about: 'alrededor de|en torno a|cerca de|aproximadamente|aprox\\.?|mas o menos|unos|unas|sobre|circa|ca\\.?|~',
};

export const not =
  '(?:(?:que )?no(?: (?:cuest[ae]n?|sean?|es|son|mid[ae]n?|pes[ae]n?))?|(?:nada|ningun[oa]?)(?: de)?|nunca)';

export const units = {
  mm: 'milimetros?|mm',
  cm: 'centimetros?|cm',
  inch: 'pulgadas?|inch(?:es)?|"|′′',
  atm: 'atmosferas?|atm|bar(?:es|s)?',
  ft: 'pies?|ft|feet',
  g: 'gramos?|grs?|g',
  $: 'dolar(?:es)?|us ?\\$|usd|euros?|eur|€|\\$',
  m: 'metros?|m',
};

export const subjects = {
  none: '(?:de )?(?:correas?|brazaletes?|pulseras?|hebillas?|cierres?|ancho entre asas|coronas?|pulsador(?:es)?|cristal|aberturas?)',
  wrist: '(?:de )?(?:(?:contorno|circunferencia|perimetro|tamano|medida)(?: de)?(?: la| mi)? )?munecas?',
  lug: '(?:de )?(?:asa a asa|punta a punta|lug to lug)',
  thickness: `(?:de )?(?:grosor|espesor|altura|${thick}|${thin})`,
  water: '(?:de )?(?:resistentes? al agua|resistencia al agua|sumergibles?|impermeables?)(?: hasta)?',
  weight: '(?:de )?peso|(?:que )?pes[ae]n?',
  diameter: '(?:de )?(?:diametro|caja|ancho|anchura|tamano)|(?:que )?mid[ae]n?',
  price: '(?:de )?precio|(?:que )?cuest[ae]n?',
};

export const links = ' de| es| mide| tiene|:';

export const between = 'entre';

export const joins = 'a|y|hasta';

export const orMore =
  '(?:[oy] (?:mas|mayor(?:es)?|superior(?:es)?|mas grandes?)(?! (?:\\p{L}+ )?(?:de|que|a) [$€£]?\\d)|en adelante|(?:(?:como )?minimo|min)(?! ?[$€]?\\d))';
export const orLess = `(?:[oy] (?:menos|menor(?:es)?|inferior(?:es)?|mas ${small}|mas ${thin}|mas ${light}|mas barat[oa]s?)(?! (?:\\p{L}+ )?(?:de|que|a) [$€£]?\\d)|(?:como (?:maximo|mucho)|max(?:imo)?)(?! ?[$€]?\\d))`;

export const orSo = ' o asi| mas o menos| aproximadamente';

export const boundSubjects = {
  thickness: /^mas (?:fin|delgad|plan|grues|alt)/,
  weight: /^mas (?:liger|livian|pesad)/,
  lug: /^mas (?:cort|larg)/,
  diameter: /^mas (?:pequen|grand|estrech|angost|anch)/,
};

/** «buceo hasta 300 m»: no limit, but the depth that the watch resists. */
const hastaProfundidad =
  /(?<!\d ?\p{L}* )hasta (?=\d+ ?(?:metros?|m|atmosferas?|atm|bar(?:es|s)?|pies?|ft|feet)(?![\p{L}\d]))/gu;

/** «1.200,50» and «1 200,50» are 1200.50. */
export const plainFigures = (text: string) =>
  text
    .replace(/(\d)\.(\d{3})(?!\d)|(?<![\d.,])(\d) (\d{3})(?!\d)/g, '$1$2$3$4')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(hastaProfundidad, '');

export const writtenFigures = (text: string) => text.replace(/(\d)\.(?=\d)/g, '$1,');
