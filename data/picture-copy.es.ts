// Spanish of ./picture-copy.ts (sha256 9152b04d6954)
import { colourWord, feminineOf } from './material-words.es';

const views = ['de frente', 'en tres cuartos', 'de perfil'] as const;

/** Nouns of straps by material. */
export const straps: Readonly<Record<string, string>> = {
  leather: 'correa de cuero',
  suede: 'correa de ante',
  rubber: 'correa de caucho',
  resin: 'correa de resina',
  bracelet: 'brazalete',
  mesh: 'brazalete de malla',
  NATO: 'correa NATO',
  textile: 'correa textil',
};

/** Nouns that name a colour after the word «color». */
const nouns = /^(?:crema|arena|champán|salmón)$/;

/** Such as «correa de caucho negra», «brazalete plateado». */
export function strapCopy(colour: string, material: string): string {
  const noun = straps[material] ?? `correa de ${material}`;
  const word = colourWord(colour);
  if (nouns.test(word)) return `${noun} color ${word}`;
  return `${noun} ${noun.startsWith('correa') ? feminineOf(word) : word}`;
}

export const pictureAlt = (name: string, view: 0 | 1 | 2, strapColour: string, strapMaterial: string) =>
  `${name}, ${views[view]}, ${strapCopy(strapColour, strapMaterial)}`;
