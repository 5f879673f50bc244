// Japanese of ./punctuation.ts (sha256 3db6618fed98)
export const fullStop = '。';

export const colon = '：';

export const comma = '、';

export const sentenceGap = '';
