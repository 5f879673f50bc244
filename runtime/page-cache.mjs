import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { noteMade, noteRead, versionOf } from './page-versions.mjs';
import { arePricesOther } from './price-edges.mjs';

// Node gives a whole CommonJS module for its default, Jest the class itself.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** The pages of the catalogue and the home page: each has a Markdown form at its own address. */
const HAS_MARKDOWN = /^\/(?:index|(?:all|wfemale\/allwfemale|new\/allnew)(?:\/.*)?)?$/;

/** What names the price of a moment to machines: the pages of watches and the Google feed. */
const NAMES_PRICE = /^\/(?:(?:all\/[^/]+|wfemale\/allwfemale|new\/allnew)\/\d+|feeds\/google\.xml)$/;

/** Before a page's path stands what build it is of: `/route-cache/APP_PAGE/…/$/all/xerix/1`. */
const BUILD = /^\/route-cache\/.*?\/\$/;

/**
 * Next's own cache of pages, which lets a page that has been made anew say `Vary: Accept` as `vary-accept.mjs` lets the
 * built one: Next keeps no header of its configuration with a page (vercel/next.js#85999). What names a price and was made
 * before weekend prices began or ended counts as not there, and is made anew before anybody gets it (docs/product.md 28.7). What
 * stands before Next is told what was read and made, and keeps answers by it.
 */
export default class PageCache extends FileSystemCache {
  /** @type {InstanceType<typeof FileSystemCache>['get']} */
  async get(key, context) {
    const path = key.replace(BUILD, '');
    const version = versionOf(path);
    const kept = await super.get(key, context);
    if (!kept || (NAMES_PRICE.test(path) && arePricesOther(kept.lastModified, Date.now()))) return null;
    if (/^APP_(?:PAGE|ROUTE)$/.test(kept.value?.kind)) noteRead({ key: path, version, madeAt: kept.lastModified });
    return kept;
  }

  /** @type {InstanceType<typeof FileSystemCache>['set']} */
  async set(key, page, context) {
    const path = key.replace(BUILD, '');
    const varies = page?.kind === 'APP_PAGE' && HAS_MARKDOWN.test(path);
    await super.set(key, varies ? { ...page, headers: { ...page.headers, vary: 'Accept' } } : page, context);
    noteMade(path);
  }
}
