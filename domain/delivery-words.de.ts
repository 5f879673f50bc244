// German of ./delivery-words.ts (sha256 ab91947570cb)
/** „Mi., 25. Nov. bis Fr., 27. Nov.“. A sentence does not end with a day, which may end with a point itself. */
export const daysBetween = (earliest: string, latest: string) => `${earliest} bis ${latest}`;

export const lateSentence = (day: string) => `Verzögerungen sind möglich; spätestens am ${day} ist die Sendung da.`;

export const cutOffSentence = (time: string) => `Diese Termine gelten für Bestellungen, die bis ${time} eingehen.`;

export const dateStyle = 'medium';

export const writtenDay = (day: string) => day;
