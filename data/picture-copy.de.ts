// German of ./picture-copy.ts (sha256 9152b04d6954)
const views = ['Vorderseite', 'Dreiviertelansicht', 'Profil'] as const;

/** Neuter forms: every strap's noun is neuter. */
const colours: Readonly<Record<string, string>> = {
  black: 'schwarzes',
  white: 'weißes',
  cream: 'cremefarbenes',
  silver: 'silberfarbenes',
  gray: 'graues',
  navy: 'marineblaues',
  blue: 'blaues',
  teal: 'petrolfarbenes',
  green: 'grünes',
  olive: 'olivfarbenes',
  red: 'rotes',
  burgundy: 'burgunderrotes',
  orange: 'orangefarbenes',
  yellow: 'gelbes',
  brown: 'braunes',
  tan: 'hellbraunes',
  salmon: 'lachsfarbenes',
  rose: 'roséfarbenes',
  pink: 'rosafarbenes',
  champagne: 'champagnerfarbenes',
  copper: 'kupferfarbenes',
  sand: 'sandfarbenes',
};

/** Nouns of straps by material. */
export const straps: Readonly<Record<string, string>> = {
  leather: 'Lederband',
  suede: 'Wildlederband',
  rubber: 'Kautschukband',
  resin: 'Resin-Band',
  bracelet: 'Metallarmband',
  mesh: 'Milanaiseband',
  NATO: 'NATO-Band',
  textile: 'Textilband',
};

/** Such as „schwarzes Kautschukband“. */
export const strapCopy = (colour: string, material: string) =>
  `${colours[colour] ?? colour} ${straps[material] ?? material}`;

export const pictureAlt = (name: string, view: 0 | 1 | 2, strapColour: string, strapMaterial: string) =>
  `${name}, ${views[view]}, ${strapCopy(strapColour, strapMaterial)}`;
