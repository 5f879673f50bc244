/** Ends a sentence that code puts together. */
export const fullStop = '.';

/** Between a label and its value. */
export const colon = ': ';

/** Between the parts of a list. */
export const comma = ', ';

/** Between two sentences, or a sentence and a link. */
export const sentenceGap = ' ';
