// Japanese of ./comparison.ts (sha256 4b502985192b)
import { type FindNamed, nameIn } from './named-watch';
import { but, like, likeIntroduction, than } from './query-words';
import { comparatives, type LikeWish } from './wishes';

type ParsedComparison = { like?: LikeWish; text?: string; rest: string };

const comparative = `(?:${[...comparatives.keys()].join('|')})(?!\\p{L})`;
const adverb = `(?:${but}|${than}|さらに|少し|もう少し)`;

/** Late Cometみたいで、もっと安い */
const likePattern = new RegExp(
  String.raw`(?<name>[^;,]*[^;, ]) (?:${likeIntroduction})(?!\p{L})(?<than>(?: ?,? ?${adverb} ${comparative})*)`,
  'u',
);
/** Late Cometより安い */
const thanPattern = new RegExp(
  String.raw`(?<name>[^;,]*[^;, ]) ${than} (?:${adverb} )*(?<than>${comparative}(?: ${comparative})*)`,
  'u',
);
const strayLike = new RegExp(String.raw`(?<!\p{L})(?:${like}|${than})(?!\p{L})`, 'gu');

/** Extracts a comparison; the name comes before its word, so the words before the name stay in the query too. */
export function parseComparison(text: string, findNamed: FindNamed): ParsedComparison {
  const isLike = likePattern.test(text);
  const match = (isLike ? likePattern : thanPattern).exec(text);
  if (!match) return { rest: text };
  const { name = '', than: compared = '' } = match.groups ?? {};
  const named = nameIn(name, findNamed);
  if (!named) return { rest: text.replace(strayLike, ' ') };
  const found = compared.match(new RegExp(comparative, 'gu')) ?? [];
  const compare = isLike ? found.map((each) => `${but} ${each}`) : [than, ...found];
  return {
    like: { key: named.key, than: found.flatMap((each) => comparatives.get(each) ?? []) },
    text: [...named.words, ...(isLike ? [like] : []), ...compare].join(' '),
    rest: text.replace(match[0], ` ; ${named.before.join(' ')} ; ${named.after.join(' ')} ; `),
  };
}
