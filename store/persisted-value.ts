import { useSyncExternalStore } from 'react';
import { readText, writeText } from '@/browser/local-text';

/** Text format of a value. `parse` returns null for invalid text; neither function throws. */
type TextFormat<Value> = { parse: (text: string) => Value | null; print: (value: Value) => string };

/**
 * Creates a value persisted under a localStorage key and synchronised across tabs (docs/product.md 10.4, 10.5).
 * `useValue` returns it in a component: `undefined` on the server and during hydration, then the value or null.
 * `save` stores a value, or removes it for null; after a failed write it stays in memory. `read` returns it outside
 * components.
 */
export function createPersistedValue<Value>(key: string, { parse, print }: TextFormat<Value>) {
  let text: string | null | undefined;
  let value: Value | null = null;
  let rejected = false;
  const listeners = new Set<() => void>();

  function read(): Value | null {
    const stored = rejected ? undefined : readText(key);
    // Unreadable storage: keep the last value.
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
    // Adding the same listener twice has no effect.
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

  return { useValue, save, read };
}
