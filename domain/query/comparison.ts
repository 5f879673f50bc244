import { type FindNamed, nameIn } from './named-watch';
import { and, articles, but, like, likeIntroduction, than, wouldLike } from './query-words';
import { comparatives, type LikeWish } from './wishes';

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
  const named = nameIn(name, findNamed);
  if (!named) return { rest: plain.replace(strayLike, ' ') };
  const found = than.match(comparativePattern) ?? [];
  const left = [...named.after, than.replace(comparativePattern, ' ')].join(' ');
  return {
    like: { key: named.key, than: found.flatMap((each) => comparatives.get(each) ?? []) },
    text: [`${like} ${named.words.join(' ')}`, ...(found.length > 0 ? [`${but} ${found.join(` ${and} `)}`] : [])].join(
      ' ',
    ),
    rest: plain.replace(match[0], ` ; ${left} ; `),
  };
}
