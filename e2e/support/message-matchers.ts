import type { ExpectMatcherState, Locator } from '@playwright/test';
import { pollUntil, PATIENCE_MS, matcherResult } from './matcher-result';

/**
 * Visible texts of an element: of each descendant, of text runs between elements, and of each line of preformatted text.
 * `read` is the whole visible text for messages.
 */
const textsIn = (root: Element) => {
  const found = new Set<string>();
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isOnView = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const visibleTextOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    return node instanceof Element && isOnView(node) ? [...node.childNodes].map(visibleTextOf).join('') : '';
  };
  const add = (text: string, element: Element) => {
    found.add(clean(text));
    if (getComputedStyle(element).whiteSpace.startsWith('pre'))
      for (const line of text.split('\n')) found.add(clean(line));
  };
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!isOnView(element)) continue;
    add(visibleTextOf(element), element);
    let run = '';
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        run += child.textContent ?? '';
        continue;
      }
      add(run, element);
      run = '';
    }
    add(run, element);
  }
  const lines = root instanceof HTMLElement ? root.innerText.split(/\s*\n\s*/) : [root.textContent ?? ''];
  return { texts: [...found], read: lines.map(clean).filter(Boolean).join(' / ') };
};

/** True if the text is the sentence, or contains it between sentence boundaries. */
function containsSentence(sentence: string, text: string): boolean {
  if (text === sentence) return true;
  const [before, ...after] = text.split(sentence);
  return (
    after.length > 0 && /[.?!]$/.test(sentence) && /(^|[.?!”] )$/.test(before ?? '') && /^( |$)/.test(after[0] ?? '')
  );
}

/** Multiset difference: removes each text of `others` once. */
function subtract(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...texts];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export const messageMatchers = {
  /**
   * Asserts that the element shows each of these sentences whole and visible.
   * A substring does not count: "$11.00" does not show "$1.00".
   */
  async toShowMessage(this: ExpectMatcherState, within: Locator, ...sentences: string[]) {
    const ask = async () => {
      if ((await within.count()) === 0) return { missing: sentences, read: 'nothing' };
      const found = await within.evaluate(textsIn, undefined, { timeout: PATIENCE_MS });
      const missing = sentences.filter(
        (sentence) => !found.texts.some((text) => containsSentence(oneLine(sentence), text)),
      );
      return { missing, read: JSON.stringify(found.read) };
    };
    const isShown = ({ missing }: { missing: readonly string[] }) => missing.length === 0;
    const answer = await pollUntil(ask, (each) => isShown(each) !== this.isNot, this.timeout);
    const expected = (isShown(answer) ? sentences : answer.missing)
      .map((sentence) => JSON.stringify(sentence))
      .join(', ');
    return matcherResult('toShowMessage', isShown(answer), this.isNot, answer.read, expected);
  },

  /** Asserts the exact texts of the items, in order. */
  async toList(this: ExpectMatcherState, items: Locator, texts: readonly string[]) {
    const wanted = texts.map(oneLine);
    const isWanted = (listed: readonly string[]) =>
      listed.length === wanted.length && wanted.every((text, place) => listed[place] === text);
    const ask = async () => (await items.allTextContents()).map(oneLine);
    const listed = await pollUntil(ask, (each) => isWanted(each) !== this.isNot, this.timeout);
    const [missing, added] = [subtract(wanted, listed), subtract(listed, wanted)];
    const isExpected = (text: string) => wanted.includes(text);
    const [again, unexpected] = [added.filter(isExpected), added.filter((text) => !isExpected(text))];
    const difference = [
      missing.length > 0 && `${missing.join(', ')} missing`,
      again.length > 0 && `${again.join(', ')} repeated`,
      unexpected.length > 0 && `${unexpected.join(', ')} not expected`,
      missing.length + added.length === 0 && 'the same in another order',
    ];
    const saw = `${listed.join(', ') || 'nothing'} (${difference.filter(Boolean).join('; ')})`;
    return matcherResult('toList', isWanted(listed), this.isNot, saw, wanted.join(', ') || 'nothing');
  },
};
