// French of ./language.ts (sha256 a16074cb832c)
/** Words that follow l’ or d’, in the spelling of `plainText`, which joins them: « d’acier » is "dacier". */
const elided = new Set(
  (
    'acier alarme altimetre anniversaire arabe argent aiguille automatique autonomie aventure aviateur affichage autre eau ' +
    'ecran eclairage edition elegance enfant epaisseur epouse ete etancheite exterieur heure helium hiver homme horloger ' +
    'index indicateur interieur obscurite ocean occasion or orange origine ouverture usage'
  ).split(' '),
);

/** Removes l’ and d’; œ is oe. */
export function respell(word: string): string {
  const plain = word.replaceAll('œ', 'oe');
  const rest = plain.slice(1);
  return /^[dl]/.test(plain) && (elided.has(rest) || elided.has(rest.replace(/s$/, ''))) ? rest : plain;
}

/** Removes the endings of gender and plural. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4 || /(?:ss|us|is|as|os)$/.test(word)) return word;
  return word.replace(/(?<=.{3})(?:e{1,2}s?|s|(?<=u)x)$/, '');
}

/** Stems of short words that are not the beginning of a longer one. */
export const wholeWords = new Set(
  (
    'or un une deux six dix mer mat eau ami dos son sur tour lun pil lui ell fil per gar brill ' +
    'men red new day sun arm hot one two'
  ).split(' '),
);

export const textStopWords = new Set(
  (
    'a au aux avec c ce ces cet cette comme d dans de des du elle elles en est et il ils je l la le les leur leurs lui mais ' +
    'meme n ne ni nous on ou par pas peu plus pour qu quand que qui s sa sans se ses si sont son sous sur tout toute tous un ' +
    'une vous y ' +
    'an and are as at be been but by for from had has have into is it its nor of off or that the their then there ' +
    'they this to up was when which while who with without you your'
  ).split(' '),
);

export const menWord = 'Homme';
