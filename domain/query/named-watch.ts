import { wordsOf } from '../search/words';
import type { WatchKey } from '../watch-key';
import { nameFillers } from './query-words';

/** Finds a watch by words of its name. */
export type FindNamed = (words: string) => WatchKey | undefined;

/** Words of a comparison that belong to no name. */
const fillers = new Set(wordsOf(nameFillers));

/** Letters of the longest word of a name, at least; shorter words begin too many names. */
const minNameLength = 4;

/** The longest run of words that names a watch, and the words before and after it. */
export function nameIn(text: string, findNamed: FindNamed) {
  const all = wordsOf(text).filter((word) => !fillers.has(word));
  for (let length = all.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= all.length; start += 1) {
      const words = all.slice(start, start + length);
      const key = words.some((word) => word.length >= minNameLength) ? findNamed(words.join(' ')) : undefined;
      if (key) return { key, words, before: all.slice(0, start), after: all.slice(start + length) };
    }
  }
  return undefined;
}
