/**
 * Runs `work` while no other tab of this browser runs work under the same name (Web Locks API). Where a page has no locks (plain http,
 * except localhost) it runs at once: of two tabs that write within the same few ms the later one wins.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(`odd-hours-${name}`, work) : work();
}
