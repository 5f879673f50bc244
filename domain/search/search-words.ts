import { brandOption } from '../filtering/facets';
import type { Maker, Watch } from '../watch';
import type { MakerNames } from '../query/parse-query';
import type { SearchFields } from './word-index';
import { textStopWords } from './language';
import { wordsOf } from './words';

/**
 * Search fields of a watch.
 *
 * @param lists names of the lists that show it: "Women", "Men".
 */
export function searchFieldsOf(watch: Watch, lists: readonly string[]): SearchFields {
  const { key, name, maker, description, specification } = watch;
  const [dial, rest] = [specification.lines.slice(3, 4), specification.lines.toSpliced(3, 1)];
  const text = (lines: Watch['specification']['lines']) =>
    lines.map(({ label, value }) => `${label} ${value}`).join(' ');
  return {
    key,
    name,
    maker: uniqueWords([...namesOfMaker(maker).names, ...lists].join(' ')),
    dial: text(dial),
    specification: uniqueWords(text(rest)),
    text: uniqueWords(description.join(' ')),
  };
}

/** Removes repeated words and stop words: pages contain this text, and frequency is irrelevant. */
const uniqueWords = (text: string) => [...new Set(wordsOf(text))].filter((word) => !textStopWords.has(word)).join(' ');

/** Brand option of a maker and its names: full, short and route segment. */
export function namesOfMaker(maker: Maker): MakerNames {
  const option = brandOption(maker);
  return { option, names: [...new Set([maker.name, maker.shortName, option])] };
}
