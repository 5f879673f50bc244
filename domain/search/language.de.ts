// German of ./language.ts (sha256 a16074cb832c)
/**
 * ß is ss, and ae, oe and ue are their umlauts, which lose their points before. „Taucheruhr“ is a word for a diver, and
 * „Armbanduhr“ stays one.
 */
export const respell = (word: string) =>
  word
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/^(?!armband)(.{3,})uh(?:r(?:en?)?)?$/, '$1');

/** Removes the endings of declension and plural. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4 || /(?:ss|us|is|as)$/.test(word)) return word;
  return word.replace(/(?<=.{4})(?:e[mnrs]?s?|s)$/, '');
}

export const wholeWords = new Set([
  ...['rot', 'neu', 'tag', 'arm', 'ein', 'eins', 'zwei', 'men', 'red', 'new', 'day', 'sun', 'hot', 'one', 'two', 'six'],
  ...['son', 'gut', 'alt'],
]);

export const textStopWords = new Set(
  (
    'aber als am an auch auf aus bei bis da das dass dem den der des die dies doch ein eine einem einen einer er es fur ' +
    'hat hatte haben ihr ihre im in ist ja man mit nach nicht noch nur ob oder ohne sein seine sich sie sind so uber um ' +
    'und unter vom von vor war was wenn wer wie wird wir zu zum zur ' +
    'a an and are as at be been but by for from had has have into is it its nor of off on or that the their then there ' +
    'they this to up when which while who with without you your'
  ).split(' '),
);

export const menWord = 'Herren';
