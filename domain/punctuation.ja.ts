// Japanese of ./punctuation.ts (sha256 3db6618fed98)
export const fullStop = '。';

export const colon = '：';

export const comma = '、';

export const sentenceGap = '';

/** A measure before a Japanese word: a unit in Latin letters has a space on both sides. */
export const beforeWord = (measure: string) => measure.replace(/[a-z]$/, '$& ');
