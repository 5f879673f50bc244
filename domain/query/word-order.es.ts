// Spanish of ./word-order.ts (sha256 22ef00ae1f82)
/** Nouns after a colour that make it another one: «verde oliva». */
const shades = /^(?:marino|petroleo|oliva|militar|hielo|noche)$/;

/** The word before an adjective, «agujas azules»; or the noun of a colour's shade after it. */
export const describedWord = (before: string | undefined, next: string | undefined) =>
  shades.test(next ?? '') ? next : before;
