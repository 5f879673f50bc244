// French of ./material-words.ts (sha256 e00d3de43915)
/** Masculine and, if it differs, feminine form. */
const colours: Readonly<Record<string, readonly [masculine: string, feminine?: string]>> = {
  black: ['noir', 'noire'],
  white: ['blanc', 'blanche'],
  cream: ['crème'],
  silver: ['argenté', 'argentée'],
  gray: ['gris', 'grise'],
  navy: ['bleu marine'],
  blue: ['bleu', 'bleue'],
  teal: ['bleu canard'],
  green: ['vert', 'verte'],
  olive: ['vert olive'],
  red: ['rouge'],
  burgundy: ['bordeaux'],
  orange: ['orange'],
  yellow: ['jaune'],
  brown: ['brun', 'brune'],
  tan: ['fauve'],
  salmon: ['saumon'],
  rose: ['rose'],
  pink: ['rose'],
  champagne: ['champagne'],
  copper: ['cuivre'],
  sand: ['sable'],
};

/** Colour after a masculine noun. Keeps the capital of the English name. */
export function colourWord(colour: string): string {
  const [word] = colours[colour.toLowerCase()] ?? [colour];
  return /^\p{Lu}/u.test(colour) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Colour after a feminine noun, in small letters. */
export function feminineColour(colour: string): string {
  const [masculine, feminine = masculine] = colours[colour.toLowerCase()] ?? [colour];
  return feminine;
}

const cases: Readonly<Record<string, string>> = {
  'Polished steel': 'Acier poli',
  'Brushed steel': 'Acier brossé',
  'Black steel': 'Acier noir',
  'Gold-tone steel': 'Acier doré',
  'Rose gold-tone steel': 'Acier doré rose',
  Titanium: 'Titane',
  Bronze: 'Bronze',
  'Black carbon': 'Carbone noir',
};

/** A resin has a colour: « Résine noire ». */
export function caseWord(material: string): string {
  const [, colour] = /^(.+) resin$/.exec(material) ?? [];
  return colour ? `Résine ${feminineColour(colour)}` : (cases[material] ?? material);
}

const straps: Readonly<Record<string, string>> = {
  leather: 'cuir',
  suede: 'daim',
  rubber: 'caoutchouc',
  resin: 'résine',
  bracelet: 'métal',
  mesh: 'maille milanaise',
  NATO: 'NATO',
  textile: 'textile',
};

export const strapWord = (material: string) => straps[material] ?? material;
