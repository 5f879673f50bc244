// Japanese of ./delivery-words.ts (sha256 ab91947570cb)
/** 「11月25日(水)～11月27日(金)」. */
export const daysBetween = (earliest: string, latest: string) => `${earliest}～${latest}`;

export const lateSentence = (day: string) => `遅れる場合もありますが、遅くとも${day}までにお届けします。`;

export const cutOffSentence = (time: string) => `${time}までのご注文の場合の日程です。`;

/** Of a date with its year. `medium` is 2026/11/25 in Japanese. */
export const dateStyle = 'long';

export const writtenDay = (day: string) => day;
