// Japanese of ./comparison.ts (sha256 4b502985192b)
import { type FindNamed, nameIn } from './named-watch';
import { but, like, likeIntroduction, than } from './query-words';
import { comparatives, type LikeWish } from './wishes';

type ParsedComparison = { like?: LikeWish; text?: string; rest: string };

const adverb = `(?:${but}|${than}|さらに|少し|もう少し)`;
const comparative = `(?:${[...comparatives.keys()].join('|')})(?!\\p{L})`;

/** Late Cometみたいで、もっと安い */
const likePattern = new RegExp(
  String.raw`(?<name>[^;,]*[^;, ]) (?<likes>${likeIntroduction})(?!\p{L})(?<after>.*)`,
  'u',
);
/** Late Cometより安い */
const thanPattern = new RegExp(
  String.raw`(?<name>[^;,]*[^;, ]) (?=${than} (?:${adverb} )*${comparative})(?<after>.*)`,
  'u',
);
const compared = new RegExp(String.raw`(?<!\p{L})(?:${adverb} )+(?<than>${comparative}(?: ${comparative})*)`, 'gu');
const wholeComparative = new RegExp(comparative, 'gu');
const strayLike = new RegExp(String.raw`(?<!\p{L})(?:${like}|${than})(?!\p{L})`, 'gu');

/** Extracts a comparison. The name comes before its word, so the words before the name stay in the query too. */
export function parseComparison(text: string, findNamed: FindNamed): ParsedComparison {
  const match = likePattern.exec(text) ?? thanPattern.exec(text);
  if (!match) return { rest: text };
  const { name = '', likes, after = '' } = match.groups ?? {};
  const named = nameIn(name, findNamed);
  if (!named) return { rest: text.replace(strayLike, ' ') };
  const found = [...after.matchAll(compared)].flatMap(({ groups }) => groups?.than?.match(wholeComparative) ?? []);
  const words = likes ? [likes, ...found.flatMap((each) => [but, each])] : [than, ...found];
  const rest = [...named.before, ';', ...named.after, ';', after.replace(compared, ' ; ')].join(' ');
  return {
    like: { key: named.key, than: found.flatMap((each) => comparatives.get(each) ?? []) },
    text: [...named.words, ...words].join(' '),
    rest: text.replace(match[0], ` ; ${rest}`),
  };
}
