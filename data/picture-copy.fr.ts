// French of ./picture-copy.ts (sha256 9152b04d6954)
import { colourWord, feminineColour } from './material-words.fr';

const views = ['vue de face', 'vue de trois quarts', 'vue de profil'] as const;

/** Nouns of straps by material. */
export const straps: Readonly<Record<string, string>> = {
  leather: 'bracelet en cuir',
  suede: 'bracelet en daim',
  rubber: 'bracelet en caoutchouc',
  resin: 'bracelet en résine',
  bracelet: 'bracelet en métal',
  mesh: 'bracelet en maille milanaise',
  NATO: 'bracelet NATO',
  textile: 'bracelet en textile',
};

/** Such as « bracelet en caoutchouc noir », « bracelet en résine noire ». */
export function strapCopy(colour: string, material: string): string {
  const isFeminine = material === 'resin' || material === 'mesh';
  return `${straps[material] ?? material} ${isFeminine ? feminineColour(colour) : colourWord(colour)}`;
}

export const pictureAlt = (name: string, view: 0 | 1 | 2, strapColour: string, strapMaterial: string) =>
  `${name}, ${views[view]}, ${strapCopy(strapColour, strapMaterial)}`;
