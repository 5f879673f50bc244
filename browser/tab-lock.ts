/**
 * Runs `work` under a Web Lock shared by all tabs. Without Web Locks (plain http except localhost) it runs at once;
 * of two concurrent writes the later one wins.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(`odd-hours-${name}`, work) : work();
}
