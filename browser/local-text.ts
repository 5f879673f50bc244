/*
 * Safe access to localStorage. It can be absent (server), forbidden (SecurityError on the property) or full (quota
 * error); no error may reach a page.
 */

// The first storage listener blocks until the browser has opened the storage. Adding one in a task of its own keeps
// that out of hydration.
if (typeof window !== 'undefined') setTimeout(() => window.addEventListener('storage', () => {}));

/** True while only this document holds the sign-in, because storage rejects it: another document would lose it. */
export const signIn = { inMemory: false };

/** The text under a key, `null` without one, `undefined` if storage cannot be read. Never throws. */
export function readText(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key, or removes the key for `null`. Returns true on success. Never throws. */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` under a Web Lock shared by all tabs. Without Web Locks (plain http except localhost), and in a browser that
 * forbids them together with storage, it runs at once; of two concurrent writes the later one wins.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  let isStarted = false;
  try {
    return await navigator.locks.request(`odd-hours-${name}`, () => {
      isStarted = true;
      return work();
    });
  } catch (error) {
    if (isStarted) throw error;
    return work();
  }
}
