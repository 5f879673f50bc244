import { useSyncExternalStore } from 'react';
import { readText, writeText } from '@/browser/local-text';

/** How a value is kept as one text. `parse` gives null for a text that holds none; neither throws. */
type TextFormat<Value> = { parse: (text: string) => Value | null; print: (value: Value) => string };

/**
 * One value of the shopper's, kept under a key of localStorage and equal in all tabs (docs/product.md 10.4, 10.5).
 * `useKept` gives it to a component: `undefined` in the server's HTML and while it hydrates, then the value, or null
 * where there is none or storage holds nonsense. `keep` stores a value, or forgets it for null; what storage does not
 * take lives on in memory. `read` gives it outside a component.
 */
export function createPersistedValue<Value>(key: string, { parse, print }: TextFormat<Value>) {
  let text: string | null | undefined;
  let value: Value | null = null;
  let rejected = false;
  const listeners = new Set<() => void>();

  function read(): Value | null {
    const stored = rejected ? undefined : readText(key);
    // Storage that cannot be read says nothing: what is known goes on.
    if (stored === undefined || stored === text) return value;
    text = stored;
    value = stored === null ? null : parse(stored);
    return value;
  }

  function save(next: Value | null): void {
    text = next === null ? null : print(next);
    value = next;
    rejected = !writeText(key, text);
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    rejected = false;
    notify();
  }

  function subscribe(listener: () => void): () => void {
    // A listener that is there already is not added again.
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', notify);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', notify);
    };
  }

  function useValue(): Value | null | undefined {
    return useSyncExternalStore<Value | null | undefined>(subscribe, read, () => undefined);
  }

  return { useValue: useValue, save: save, read };
}
