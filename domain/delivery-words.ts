/** `Wed, Nov 25 to Fri, Nov 27`. */
export const daysBetween = (earliest: string, latest: string) => `${earliest} to ${latest}`;

export const lateSentence = (day: string) => `Delays are possible: by ${day} at the latest.`;

export const cutOffSentence = (time: string) => `These dates apply to orders placed by ${time}.`;

/** Of a date with its year, as `Intl.DateTimeFormat` names it. */
export const dateStyle: 'medium' | 'long' = 'medium';

/** A formatted day as the language writes it: French has an ordinal for the first of a month. */
export const writtenDay = (day: string) => day;
