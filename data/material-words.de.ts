// German of ./material-words.ts (sha256 e00d3de43915)
const colours: Readonly<Record<string, string>> = {
  black: 'schwarz',
  white: 'weiß',
  cream: 'cremefarben',
  silver: 'silberfarben',
  gray: 'grau',
  navy: 'dunkelblau',
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
  salmon: 'lachsfarben',
  rose: 'rosé',
  pink: 'rosa',
  champagne: 'champagnerfarben',
  copper: 'kupferfarben',
  sand: 'sandfarben',
};

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

/** A resin has a colour: „Oliv/Resin“. */
export function caseWord(material: string): string {
  const [, colour] = /^(.+) resin$/.exec(material) ?? [];
  return cases[material] ?? (colour ? `${colourWord(colour)}/Resin` : material);
}

const straps: Readonly<Record<string, string>> = {
  leather: 'Leder',
  suede: 'Veloursleder',
  rubber: 'Kautschuk',
  resin: 'Resin',
  bracelet: 'Metallband',
  mesh: 'Milanaiseband',
  NATO: 'NATO-Band',
  textile: 'Textil',
};

export const strapWord = (material: string) => straps[material] ?? material;
