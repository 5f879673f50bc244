// Spanish of ./language.ts (sha256 a16074cb832c)
/** Spellings that shoppers use for one word; accents are already gone. */
const spellings = new Map(
  'quarzo cuarzo|quartz cuarzo|cronografico cronografo|chronografo cronografo|reserba reserva|relog reloj|relogs relojes|pulcera pulsera'
    .split('|')
    .map((pair) => {
      const [other = '', usual = ''] = pair.split(' ');
      return [other, usual];
    }),
);

export const respell = (word: string) => spellings.get(word) ?? word;

/** Words for people, whose gender matters: «señora» is no «señor». */
const people = /^(?:senor|chic|novi|espos|abuel|herman|prometid)[oa]?s?$/;

/** Removes the endings of gender and plural: «automáticas» is «automatic», «azules» is «azul», «luces» is «luz». */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (people.test(word)) return word.replace(/s$/, '');
  return word.replace(/(?<=..)ces$/, 'z').replace(/(?<=.{4})(?:[aeo]s?|s)$/, '');
}

export const wholeWords = new Set([
  ...['dia', 'luz', 'mar', 'oro', 'red', 'sol', 'uno', 'una', 'dos', 'tres', 'seis', 'men', 'new', 'day', 'sun', 'hot'],
  ...['one', 'two', 'six', 'arm', 'ante', 'asa', 'fin', 'mas'],
]);

export const textStopWords = new Set(
  (
    'a al algo ante asi aun aunque cada casi como con cual cuando cuya cuyo de del desde donde e el ella ellas ello ellos en ' +
    'entre era es esa ese eso esta estan este esto fue ha hace hacen hacia han hasta hay la las le les lo los mas me mi ' +
    'mientras muy nada ni no nos o otra otro para pero poco por porque que queda quien se sea ser si sin sobre solo son su ' +
    'sus tambien tan te tiene toda todas todo todos tras u un una uno unos va van ve y ya ' +
    'an and are as at be been but by for from had has have into is it its nor of off on or that the their then there ' +
    'they this to up when which while who with without you your'
  ).split(' '),
);

export const menWord = 'Hombre';
