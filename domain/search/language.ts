/** British spellings of the trade's words; a search finds either spelling (docs/product.md 8.5). */
const americanSpellings = new Map(
  (
    'grey gray|greys grays|colour color|colours colors|coloured colored|colourful colorful|centre center|centres centers|' +
    'centred centered|matt matte|analogue analog|anticlockwise counterclockwise|aluminium aluminum|fibre fiber|' +
    'fibres fibers|metre meter|metres meters|tachymetre tachymeter|calibre caliber|skeletonised skeletonized|' +
    'jewelled jeweled|bevelled beveled|enamelled enameled|labelled labeled|dialled dialed|snorkelling snorkeling|travelling traveling|' +
    'favourite favorite|jewellery jewelry|moulded molded'
  )
    .split('|')
    .map((pair) => {
      const [british = '', american = ''] = pair.split(' ');
      return [british, american];
    }),
);

/** Returns the spelling of a word under which the search knows it. */
export const respell = (word: string) => americanSpellings.get(word) ?? word;

/** Stem of a word: plural and singular are equal. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Short words that are not the beginning of a longer one. */
export const wholeWords = new Set(['men', 'red', 'new', 'day', 'sun', 'arm', 'hot', 'one', 'two', 'six']);

/** Words that the index of a text leaves out. */
export const textStopWords = new Set(
  (
    'a an and are as at be been but by for from had has have in into is it its nor of off on or that the their then there ' +
    'they this to up was what when which while who with without you your'
  ).split(' '),
);

/** Name under which the search finds the watches of the men's makers. */
export const menWord = 'Men';
