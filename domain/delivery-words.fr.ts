// French of ./delivery-words.ts (sha256 f6a058027ded)
/** « du mer. 25 nov. au ven. 27 nov. ». A sentence does not end with a day, which may end with a point itself. */
export const daysBetween = (earliest: string, latest: string) => `du ${earliest} au ${latest}`;

export const lateSentence = (day: string) =>
  `Des retards sont possibles\u00A0; le colis arrive le ${day} au plus tard.`;

export const cutOffSentence = (time: string) => `Ces dates valent pour les commandes passées avant ${time}.`;
