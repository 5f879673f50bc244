// German of ./material-words.ts (sha256 e00d3de43915)
const colours: Readonly<Record<string, string>> = {
  black: 'schwarz',
  white: 'weiß',
  cream: 'creme',
  silver: 'silber',
  gray: 'grau',
  navy: 'marineblau',
  blue: 'blau',
  teal: 'petrol',
  green: 'grün',
  olive: 'oliv',
  red: 'rot',
  burgundy: 'burgunderrot',
  orange: 'orange',
  yellow: 'gelb',
  brown: 'braun',
  tan: 'hellbraun',
  salmon: 'lachs',
  rose: 'rosé',
  pink: 'rosa',
  champagne: 'champagner',
  copper: 'kupfer',
  sand: 'sand',
};

/** Colours that are declined with „farben“. */
const withSuffix = /^(?:creme|silber|petrol|oliv|orange|lachs|rosé|rosa|champagner|kupfer|sand)$/;

/** Keeps the capital of the English name. */
export function colourWord(colour: string): string {
  const word = colours[colour.toLowerCase()] ?? colour;
  return /^\p{Lu}/u.test(colour) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

const cases: Readonly<Record<string, string>> = {
  'Polished steel': 'Polierter Stahl',
  'Brushed steel': 'Gebürsteter Stahl',
  'Black steel': 'Schwarzer Stahl',
  'Gold-tone steel': 'Goldfarbener Stahl',
  'Rose gold-tone steel': 'Roségoldfarbener Stahl',
  Titanium: 'Titan',
  Bronze: 'Bronze',
  'Black carbon': 'Schwarzes Carbon',
};

/** A resin has a colour: „Olivfarbenes Resin“. */
export function caseWord(material: string): string {
  const [, colour = ''] = /^(.+) resin$/.exec(material) ?? [];
  const word = colourWord(colour);
  if (colour) return `${word}${withSuffix.test(word.toLowerCase()) ? 'farbenes' : 'es'} Resin`;
  return cases[material] ?? material;
}

const straps: Readonly<Record<string, string>> = {
  leather: 'Leder',
  suede: 'Wildleder',
  rubber: 'Kautschuk',
  resin: 'Resin',
  bracelet: 'Metallarmband',
  mesh: 'Milanaiseband',
  NATO: 'NATO-Band',
  textile: 'Textil',
};

export const strapWord = (material: string) => straps[material] ?? material;
