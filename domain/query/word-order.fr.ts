// French of ./word-order.ts (sha256 08cf98bc586a)
export const isNounFirst = true;
