import { expect as expectOf, type ExpectMatcherState, type Page } from '@playwright/test';
import { PATIENCE_MS, matcherResult } from './matcher-result';

declare global {
  interface Window {
    /** Sends an announcement of the page to the test. */
    announce: (text: string) => Promise<void>;
  }
}

/** Announcements of each page since the last assertion. */
const announcements = new WeakMap<Page, string[]>();

/**
 * Reports announcements of screen readers: changed live regions, new alerts, and the title or heading after a
 * client-side navigation. It skips initial content, hidden content and content behind a modal dialog. A `role="status"`
 * region is reported whole, an `aria-live` region only by its new content.
 */
function reportAnnouncements(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
  const lastText = new WeakMap<Element, string>();
  const knownRegions = new WeakSet<Element>();

  const isReadable = (element: Element) => {
    const dialog = document.querySelector('dialog:modal');
    if (element.getRootNode() instanceof ShadowRoot) return true;
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]') &&
      (!dialog || dialog.contains(element))
    );
  };
  const textIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], script, style')) return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    const inner = [...node.childNodes].map(textIn).join(' ');
    return node.getAttribute('role') === 'group' && node.ariaLabel ? `${node.ariaLabel} ${inner}` : inner;
  };
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

  const announceChange = (region: Element, isNew: boolean) => {
    const text = plain(textIn(region));
    const before = lastText.get(region);
    lastText.set(region, text);
    // A new region with content is read in place, not announced, unless it is an alert.
    const isSilent = isNew && region.role !== 'alert';
    if (text && text !== before && !isSilent && isReadable(region)) void window.announce(text);
  };

  const onMutations = (changes: MutationRecord[]) => {
    const changed = new Map<Element, boolean>();
    const markChanged = (node: Node | null, isNew: boolean) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const region = element?.closest(LIVE);
      if (region) changed.set(region, (changed.get(region) ?? false) || isNew || !knownRegions.has(region));
    };
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')]) {
          if (region.matches(LIVE)) markChanged(region, true);
          if (region.shadowRoot) observe(region.shadowRoot);
        }
      }
      markChanged(target, false);
    }
    for (const [region, isNew] of changed) {
      announceChange(region, isNew);
      knownRegions.add(region);
    }
  };

  const observe = (root: Document | ShadowRoot) => {
    for (const region of root.querySelectorAll(LIVE)) {
      lastText.set(region, plain(textIn(region)));
      knownRegions.add(region);
    }
    const kinds = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(onMutations).observe(root, { ...kinds, attributeFilter: ['hidden', 'role', 'aria-live'] });
  };
  document.addEventListener('DOMContentLoaded', () => observe(document));
}

/** Records announcements from the next page load on. Assert them with `toAnnounce`. */
export async function recordAnnouncements(page: Page): Promise<void> {
  if (announcements.has(page)) return;
  const recorded: string[] = [];
  announcements.set(page, recorded);
  await page.exposeFunction('announce', (sentence: string) => void recorded.push(sentence));
  await page.addInitScript(reportAnnouncements);
}

/** Waits for an announcement and discards it, such as Next's announcement of a new page. */
export async function discardAnnouncement(page: Page): Promise<void> {
  await expectOf.poll(() => announcements.get(page)?.splice(0).length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
}

const quoteAll = (sentences: readonly string[]) =>
  sentences.length === 0 ? 'nothing' : sentences.map((sentence) => JSON.stringify(sentence)).join(', then ');

/**
 * Asserts the exact announcements since the last assertion, in order (docs/product.md 20.5), then discards them.
 * Throws if the page is not recorded.
 */
export async function toAnnounce(this: ExpectMatcherState, page: Page, ...sentences: string[]) {
  const recorded = announcements.get(page);
  if (!recorded) throw new Error('The page is not recorded: call recordAnnouncements(page) before it opens.');
  const isAnnounced = () =>
    recorded.length === sentences.length && recorded.every((one, place) => one === sentences[place]);
  await expectOf
    .poll(isAnnounced, { timeout: PATIENCE_MS })
    .toBe(!this.isNot)
    .catch(() => undefined);
  const pass = isAnnounced();
  const saw = recorded.splice(0);
  return matcherResult('toAnnounce', pass, this.isNot, quoteAll(saw), quoteAll(sentences), 'a screen reader said');
}
