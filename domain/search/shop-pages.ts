import { maxTypos, editDistance } from './spelling';
import { stemOf } from './word-index';
import { wordsOf } from './words';

/** A searchable shop page with its search phrases (docs/product.md 8.8). */
export type ShopPage<Path extends string = string> = { label: string; href: Path; phrases: readonly string[] };

/** Pages that match a query, at most two. A prefix of three letters is enough. */
export function findShopPages<Page extends ShopPage>(query: string, pages: readonly Page[]): Page[] {
  const words = stemsOf(query);
  return pages.filter(({ phrases }) => phrases.some((phrase) => matchesPhrase(words, stemsOf(phrase)))).slice(0, 2);
}

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

function matchesPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const typed = words.join(' ');
  if (typed.length > 2 && phrase.join(' ').startsWith(typed)) return true;
  return words.some((_, start) =>
    phrase.every((word, index) => {
      const said = words[start + index];
      return said !== undefined && isSame(said, word);
    }),
  );
}

/** Allows one typo less than for watches: a wrong page would precede every watch. */
function isSame(said: string, word: string): boolean {
  const most = Math.max(0, maxTypos(said) - 1);
  return editDistance(said, word, most) <= most;
}
