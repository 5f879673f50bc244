import { ContextStorage } from './next/contexts.mjs';

/** What a request was answered from, out of Next's page cache. @typedef {{ key: string, version: number, madeAt: number }} PageRead */

/** @type {ContextStorage<{ reads: PageRead[] }>} */
const requests = new ContextStorage();

/** How often each page has been made anew in this process. @type {Map<string, number>} */
const versions = new Map();

/** @param {string} key as Next's page cache names a page */
export const versionOf = (key) => versions.get(key) ?? 0;

/** @param {string} key of a page that has been made anew: what was kept of it is over */
export const noteMade = (key) => void versions.set(key, versionOf(key) + 1);

/** @param {PageRead} read */
export const noteRead = (read) => void requests.getStore()?.reads.push(read);

/**
 * Does something for a request, and lets it be asked what that was answered from.
 * @template T
 * @param {(pageRead: () => PageRead | undefined) => T} answer is given what names the one page that was read until then;
 *   nothing where there was none, or more than one
 */
export function watchReads(answer) {
  const request = { reads: [] };
  const one = () => (new Set(request.reads.map(({ key }) => key)).size === 1 ? request.reads[0] : undefined);
  return requests.run(request, () => answer(one));
}
