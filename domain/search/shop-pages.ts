import { parseMeasures } from '../query/measures';
import { stemOf } from './language';
import { plainText } from './segment';
import { maxTypos, editDistance } from './spelling';
import { wordsOf } from './words';

/** A searchable shop page with its search phrases (docs/product.md 8.8). */
export type ShopPage<Path extends string = string> = {
  label: string;
  href: Path;
  phrases: readonly string[];
  /**
   * Group of a list of watches that an empty search offers (docs/product.md 8.13). A maker's list is offered only if the
   * query has no other words (8.15).
   */
  group?: 'list' | 'maker';
};

/** Pages that match a query without its measures, at most two. A prefix of three letters is enough. */
export function findShopPages<Page extends ShopPage>(query: string, pages: readonly Page[]): Page[] {
  const [whole, words] = [stemsOf(query), stemsOf(withoutMeasures(query))];
  const matches = ({ phrases, group }: ShopPage) =>
    phrases
      .map(stemsOf)
      .some((phrase) =>
        group === 'maker' ? isPhrase(whole, phrase) : isBeginning(whole, phrase) || hasPhrase(words, phrase),
      );
  return pages.filter(matches).slice(0, 2);
}

/** Pages that an empty search offers: popular lists, then makers. */
export const findStartPages = <Page extends ShopPage>(pages: readonly Page[]): Page[] =>
  (['list', 'maker'] as const).flatMap((group) => pages.filter((page) => page.group === group));

/** "about 40 mm" is not about the shop, nor is German "6,5 Zoll", which is also the word for customs. */
function withoutMeasures(query: string): string {
  const { measures, wrist, rest } = parseMeasures(plainText(query));
  return measures.length > 0 || wrist ? rest.replaceAll(';', ' ') : query;
}

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

function isBeginning(words: readonly string[], phrase: readonly string[]): boolean {
  const typed = words.join(' ');
  return typed.length > 2 && phrase.join(' ').startsWith(typed);
}

/** True for a whole phrase or its beginning; joined and split words are equal: "gsh", "g shock". */
function isPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const [typed, whole] = [words.join(''), phrase.join('')];
  return isBeginning([typed], [whole]) || isSame(typed, whole);
}

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) =>
    phrase.every((word, index) => {
      const typed = words[start + index];
      return typed !== undefined && isSame(typed, word);
    }),
  );
}

/** Allows one typo less than for watches: a wrong page would precede every watch. */
function isSame(typed: string, word: string): boolean {
  const most = Math.max(0, maxTypos(typed) - 1);
  return editDistance(typed, word, most) <= most;
}
