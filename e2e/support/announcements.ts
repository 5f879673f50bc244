import { expect as expectOf, type ExpectMatcherState, type Page } from '@playwright/test';
import { PATIENCE_MS, verdict } from './verdict';

declare global {
  interface Window {
    /** Tells the test what a screen reader would say of its own accord. */
    announce: (words: string) => Promise<void>;
  }
}

/** What each page has been heard to say since it was last asked. */
const heard = new WeakMap<Page, string[]>();

/**
 * Tells what screen readers say by themselves: the words of a live region that was there before them, an alert that comes with its
 * words, and the title that Next says where a page has changed without a load. Not what a page comes with, not what is hidden, and
 * nothing from behind a modal dialog. A region of `role="status"` is said whole, one with `aria-live` alone by what is new in it.
 */
function tellWhatIsSaid(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
  const said = new WeakMap<Element, string>();
  const isThere = new WeakSet<Element>();

  const isReadable = (element: Element) => {
    const dialog = document.querySelector('dialog:modal');
    if (element.getRootNode() instanceof ShadowRoot) return true;
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]') &&
      (!dialog || dialog.contains(element))
    );
  };
  const wordsIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], script, style')) return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    const inner = [...node.childNodes].map(wordsIn).join(' ');
    return node.getAttribute('role') === 'group' && node.ariaLabel ? `${node.ariaLabel} ${inner}` : inner;
  };
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim();

  const say = (region: Element, isNew: boolean) => {
    const words = plain(wordsIn(region));
    const before = said.get(region);
    said.set(region, words);
    // What comes with its words is read where the reader comes to it; an alert alone is said at once.
    const isSilent = isNew && region.role !== 'alert';
    if (words && words !== before && !isSilent && isReadable(region)) void window.announce(words);
  };

  const hear = (changes: MutationRecord[]) => {
    const touched = new Map<Element, boolean>();
    const touch = (node: Node | null, isNew: boolean) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const region = element?.closest(LIVE);
      if (region) touched.set(region, (touched.get(region) ?? false) || isNew || !isThere.has(region));
    };
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')]) {
          if (region.matches(LIVE)) touch(region, true);
          if (region.shadowRoot) listen(region.shadowRoot);
        }
      }
      touch(target, false);
    }
    for (const [region, isNew] of touched) {
      say(region, isNew);
      isThere.add(region);
    }
  };

  const listen = (root: Document | ShadowRoot) => {
    for (const region of root.querySelectorAll(LIVE)) {
      said.set(region, plain(wordsIn(region)));
      isThere.add(region);
    }
    const kinds = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(hear).observe(root, { ...kinds, attributeFilter: ['hidden', 'role', 'aria-live'] });
  };
  document.addEventListener('DOMContentLoaded', () => listen(document));
}

/** From the next page on, what the page says of its own accord is heard: ask by `toAnnounce`. */
export async function listenTo(page: Page): Promise<void> {
  if (heard.has(page)) return;
  const words: string[] = [];
  heard.set(page, words);
  await page.exposeFunction('announce', (sentence: string) => void words.push(sentence));
  await page.addInitScript(tellWhatIsSaid);
}

/** Waits until the page has said something, and forgets what it was: of a page that comes Next says the title or the heading. */
export async function hearOut(page: Page): Promise<void> {
  await expectOf.poll(() => heard.get(page)?.splice(0).length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
}

const inWords = (sentences: readonly string[]) =>
  sentences.length === 0 ? 'nothing' : sentences.map((sentence) => JSON.stringify(sentence)).join(', then ');

/**
 * Whether the page has said exactly these sentences in this order since it was last asked (docs/product.md 20.5); then they are
 * forgotten. Throws for a page that nobody listens to.
 */
export async function toAnnounce(this: ExpectMatcherState, page: Page, ...sentences: string[]) {
  const words = heard.get(page);
  if (!words) throw new Error('Nobody listens to this page: listenTo(page) before it opens.');
  const isSaid = () => words.length === sentences.length && words.every((one, place) => one === sentences[place]);
  await expectOf
    .poll(isSaid, { timeout: PATIENCE_MS })
    .toBe(!this.isNot)
    .catch(() => undefined);
  const pass = isSaid();
  const saw = words.splice(0);
  return verdict('toAnnounce', pass, this.isNot, inWords(saw), inWords(sentences), 'a screen reader said');
}
