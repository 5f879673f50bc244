import type { WatchKey } from '../watch-key';
import { wordsOf } from '../search/words';
import { and, articles, but, like, likeIntroduction, nameFillers, than, wouldLike } from './query-words';
import { comparatives, type LikeWish } from './wishes';

/** Finds a watch by words of its name. */
export type FindNamed = (words: string) => WatchKey | undefined;

/** A comparison in a query, and the text without it. */
type ParsedComparison = { like?: LikeWish; text?: string; rest: string };

const comparative = [...comparatives.keys()].join('|');
const likePattern = new RegExp(
  String.raw`(?<!\p{L})${likeIntroduction}(?:${articles})?(?<name>[^;,]+?)(?:,? ${but} (?<than>[^;,]*)|(?=[;,])|$)`,
  'u',
);
const thanPattern = new RegExp(
  String.raw`(?<!\p{L})(?<than>${comparative}) ${than} (?:${articles})?(?<name>[^;,]+)`,
  'u',
);
const wishToLike = new RegExp(String.raw`(?<!\p{L})(?:${wouldLike})(?!\p{L})`, 'gu');
const strayLike = new RegExp(String.raw`(?<!\p{L})${like}(?!\p{L})`, 'gu');

/** Words of a comparison that belong to no name. */
const fillers = new Set(wordsOf(nameFillers));

/** Letters of the longest word of a name, at least; shorter words begin too many names. */
const minNameLength = 4;
const comparativePattern = new RegExp(String.raw`(?<!\p{L})(?:${comparative})(?!\p{L})`, 'gu');

/**
 * Extracts "like the Half & Half but smaller" and "thinner than the Half & Half" (docs/product.md 8.14). The longest
 * beginning of the words that names a watch counts; the other words stay in the query.
 */
export function parseComparison(text: string, findNamed: FindNamed): ParsedComparison {
  const plain = text.replace(wishToLike, ' ');
  const match = likePattern.exec(plain) ?? thanPattern.exec(plain);
  if (!match) return { rest: plain };
  const { name = '', than = '' } = match.groups ?? {};
  const words = wordsOf(name).filter((word) => !fillers.has(word));
  const named = nameIn(words, findNamed);
  if (!named) return { rest: plain.replace(strayLike, ' ') };
  const found = than.match(comparativePattern) ?? [];
  const left = [...words.slice(named.end), than.replace(comparativePattern, ' ')].join(' ');
  return {
    like: { key: named.key, than: found.flatMap((each) => comparatives.get(each) ?? []) },
    text: [`${like} ${named.words.join(' ')}`, ...(found.length > 0 ? [`${but} ${found.join(` ${and} `)}`] : [])].join(
      ' ',
    ),
    rest: plain.replace(match[0], ` ; ${left} ; `),
  };
}

/** The longest run of words that names a watch. */
function nameIn(words: readonly string[], findNamed: FindNamed) {
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const named = words.slice(start, start + length);
      const key = named.some((word) => word.length >= minNameLength) ? findNamed(named.join(' ')) : undefined;
      if (key) return { key, words: named, end: start + length };
    }
  }
  return undefined;
}
