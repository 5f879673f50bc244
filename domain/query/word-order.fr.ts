// French of ./word-order.ts (sha256 22ef00ae1f82)
/** Nouns after a colour that make it another one: « vert olive ». */
const shades = /^(?:marine|canard|olive|petrole|glacier|militaire|armee)$/;

/** The word before an adjective, as in « aiguilles bleues »; or the noun of a colour's shade after it. */
export const describedWord = (before: string | undefined, next: string | undefined) =>
  shades.test(next ?? '') ? next : before;
