/*
 * The browser's localStorage, made safe. It can be absent (on the server), forbidden (a SecurityError on the mere
 * property) or full (a quota error on writing); none of that may reach a page.
 */

// Who first listens to storage waits until the browser has opened it. In a task of its own that is nobody; with all else that a page
// does as it begins to answer, it would keep a phone from a finger.
if (typeof window !== 'undefined') setTimeout(() => window.addEventListener('storage', () => {}));

/** The text under a key, `null` where there is none, `undefined` where storage cannot be read. Throws nothing. */
export function readText(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key, or takes the key away for `null`. Says whether that worked. Throws nothing. */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
