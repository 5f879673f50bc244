// French of ./delivery-words.ts (sha256 ab91947570cb)
/** The first of a month is an ordinal: « mar. 1er déc. ». */
export const writtenDay = (day: string) => day.replace(/(?<!\d)1 (?=\p{L})/u, '1er ');

/** « du mer. 25 nov. au ven. 27 nov. ». A sentence does not end with a day, which may end with a point itself. */
export const daysBetween = (earliest: string, latest: string) => `du ${writtenDay(earliest)} au ${writtenDay(latest)}`;

export const lateSentence = (day: string) =>
  `Des retards sont possibles\u00A0; le colis arrive le ${writtenDay(day)} au plus tard.`;

/** @param time such as « mar. 1 déc., 01:00 UTC+1 ». */
export const cutOffSentence = (time: string) =>
  `Ces dates valent pour les commandes passées avant le ${writtenDay(time)}.`;

export const dateStyle = 'medium';
