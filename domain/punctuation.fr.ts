// French of ./punctuation.ts (sha256 3db6618fed98)
export const fullStop = '.';

export const colon = '\u00A0: ';

export const comma = ', ';

export const sentenceGap = ' ';
