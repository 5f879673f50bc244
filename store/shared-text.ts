import { readText, writeText } from '@/browser/local-text';

const events = ['storage', 'pageshow'];

/**
 * A text in localStorage that components show: theirs and every other tab's writes are heard. Where storage takes nothing
 * the text stands in memory for as long as the page lives (docs/product.md 10.4).
 */
export function createSharedText(key: string) {
  const listeners = new Set<() => void>();
  let unstored: string | undefined;
  const read = (): string => unstored ?? readText(key) ?? '';

  return {
    /** What stands there now; empty for none, and for storage that cannot be read. */
    read,
    write(text: string): void {
      unstored = writeText(key, text || null) ? undefined : text;
      for (const listener of listeners) listener();
    },
    /** For `useSyncExternalStore`, which looks for itself whether the text has changed. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // Other tabs write; and a page that comes back from the back-forward cache has heard nothing meanwhile.
      for (const event of events) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        for (const event of events) window.removeEventListener(event, listener);
      };
    },
  };
}
