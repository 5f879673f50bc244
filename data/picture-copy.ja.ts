// Japanese of ./picture-copy.ts (sha256 9152b04d6954)
import { colourWord } from './material-words.ja';

const views = ['正面', '斜め前から', '横から'] as const;

/** Nouns of straps by material. */
export const straps: Readonly<Record<string, string>> = {
  leather: 'レザーベルト',
  suede: 'スエードベルト',
  rubber: 'ラバーベルト',
  resin: '樹脂ベルト',
  bracelet: 'メタルブレスレット',
  mesh: 'メッシュベルト',
  NATO: 'NATOベルト',
  textile: 'ファブリックベルト',
};

/** Such as 「黒のラバーベルト」. */
export const strapCopy = (colour: string, material: string) => `${colourWord(colour)}の${straps[material] ?? material}`;

export const pictureAlt = (name: string, view: 0 | 1 | 2, strapColour: string, strapMaterial: string) =>
  `${name}、${views[view]}、${strapCopy(strapColour, strapMaterial)}`;
