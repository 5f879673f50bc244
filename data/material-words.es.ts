// Spanish of ./material-words.ts (sha256 e00d3de43915)
/** Masculine forms. */
const colours: Readonly<Record<string, string>> = {
  black: 'negro',
  white: 'blanco',
  cream: 'crema',
  silver: 'plateado',
  gray: 'gris',
  navy: 'azul marino',
  blue: 'azul',
  teal: 'azul petróleo',
  green: 'verde',
  olive: 'verde oliva',
  red: 'rojo',
  burgundy: 'burdeos',
  orange: 'naranja',
  yellow: 'amarillo',
  brown: 'marrón',
  tan: 'marrón claro',
  salmon: 'salmón',
  rose: 'rosado',
  pink: 'rosa',
  champagne: 'champán',
  copper: 'cobrizo',
  sand: 'arena',
};

/** Keeps the capital of the English name. */
export function colourWord(colour: string): string {
  const word = colours[colour.toLowerCase()] ?? colour;
  return /^\p{Lu}/u.test(colour) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Feminine form of a colour; names of two words such as «azul petróleo» do not change. */
export const feminineOf = (colour: string) => colour.replace(/^(\S+)o$/, '$1a');

const cases: Readonly<Record<string, string>> = {
  'Polished steel': 'Acero pulido',
  'Brushed steel': 'Acero cepillado',
  'Black steel': 'Acero negro',
  'Gold-tone steel': 'Acero en tono dorado',
  'Rose gold-tone steel': 'Acero en tono oro rosa',
  Titanium: 'Titanio',
  Bronze: 'Bronce',
  'Black carbon': 'Carbono negro',
};

/** A resin has a colour: «Resina verde oliva». */
export function caseWord(material: string): string {
  const [, colour] = /^(.+) resin$/.exec(material) ?? [];
  return colour ? `Resina ${feminineOf(colourWord(colour.toLowerCase()))}` : (cases[material] ?? material);
}

const straps: Readonly<Record<string, string>> = {
  leather: 'cuero',
  suede: 'ante',
  rubber: 'caucho',
  resin: 'resina',
  bracelet: 'brazalete',
  mesh: 'malla',
  NATO: 'correa NATO',
  textile: 'textil',
};

export const strapWord = (material: string) => straps[material] ?? material;
