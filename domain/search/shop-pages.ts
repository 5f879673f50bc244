import { maxTypos, editDistance } from './spelling';
import { stemOf } from './word-index';
import { wordsOf } from './words';

/** What of the shop itself somebody may search for, and the phrases they use (docs/product.md 8.8). */
export type ShopPage<Path extends string = string> = { label: string; href: Path; phrases: readonly string[] };

/** The shop's own pages that a query speaks of, two at most, in their order. A beginning of three letters is enough. */
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

/** One typing error less than for the words of a watch: a page that is offered wrongly stands before every watch. */
function isSame(said: string, word: string): boolean {
  const most = Math.max(0, maxTypos(said) - 1);
  return editDistance(said, word, most) <= most;
}
