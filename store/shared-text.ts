import { readText, writeText } from '@/browser/local-text';

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
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      // A page that comes back from the back-forward cache has heard nothing meanwhile.
      window.addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', listener);
      };
    },
  };
}
