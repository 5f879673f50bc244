import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { ranges } from '@/data/ranges';
import type { StoredWatch } from '@/domain/stored-watch';
import { type CatalogueName, sameWatch, type WatchReference, type WatchKey } from '@/domain/watch-key';
import { accountTitle, registrationCopy } from '@/components/account/copy';
import { busyPageCopy, offlinePageCopy } from '@/components/offline/copy';
import { searchTitle } from '@/components/search/copy';
import { headline } from '@/data/home';
import { cartPageCopy } from '@/components/cart/copy';
import { cartLinkCopy } from '@/components/cart/link/copy';
import { takeOverCopy } from '@/components/handed-list/copy';
import { wishlistPageCopy } from '@/components/wishlist/copy';
import { compareCopy } from '@/components/compare/copy';
import { contactCopy } from '@/components/forms/copy';
import { deliveryTitle, payTitle, unpaidCopy } from '@/components/checkout/copy';
import { missingOrderCopy } from '@/components/checkout/confirmation/copy';
import { type InformationName, informationLinks, informationTitles } from '@/data/information-pages';
import { orderLinkCopy } from '@/components/forms/order-link/copy';
import { withdrawCopy } from '@/components/returns/copy';

const shopWatches = readShopWatches();
const informationNames = Object.keys(informationLinks) as InformationName[];

/** Expected content, from the shop's own data. */
export type { StoredWatch };

/** All watches in storage format, ordered by catalogue. */
export const allWatches: readonly StoredWatch[] = shopWatches.map(({ stored }) => stored);

/** The three watches with the longest names. */
export const longNames = allWatches.toSorted((one, other) => other.name.length - one.name.length).slice(0, 3);

export const watchesOf = (name: CatalogueName) => allWatches.filter(({ catalogue }) => catalogue === name);

/** Canonical path of a watch's page; throws for an unknown watch. */
export function pathOf(watch: WatchReference): string {
  const sold = shopWatches.find((each) => sameWatch(each, watch));
  if (!sold) throw new Error(`The shop has no ${watch.catalogue}/${watch.id}.`);
  return sold.path;
}

/** The watch at a path; throws if there is none. */
export function watchAt(path: string): StoredWatch {
  const watch = allWatches.find((each) => pathOf(each) === path);
  if (!watch) throw new Error(`No watch has the path ${path}.`);
  return watch;
}

/** Today's price in USD cents; some watches cost less on weekends. */
export function currentPrice(watch: WatchReference): number {
  const sold = shopWatches.find((each) => sameWatch(each, watch));
  if (!sold) throw new Error(`The shop has no ${watch.catalogue}/${watch.id}.`);
  return costAt(sold, today());
}

/** One watch per list, for checks of all product pages. */
export const samples: StoredWatch[] = ranges.flatMap(({ catalogue }, index) => {
  const watch = watchesOf(catalogue)[index % 6];
  return watch ? [watch] : [];
});

/**
 * Every route of docs/product.md 2.1 with its aliases and heading. Routes with `needsOrder` redirect a visitor without
 * an order.
 */
export const screens: {
  path: string;
  aliases?: string[];
  heading: string;
  isPrivate?: boolean;
  needsOrder?: boolean;
}[] = [
  { path: '/', aliases: ['/main'], heading: headline },
  { path: '/all', heading: 'All Watches' },
  ...ranges.map(({ path, title }) => ({
    path: String(path),
    aliases: { '/wfemale/allwfemale': ['/wfemale'], '/new/allnew': ['/new'] }[String(path)],
    heading: title,
  })),
  { path: '/contact/form', aliases: ['/contact'], heading: contactCopy.pageTitle },
  { path: '/order', heading: orderLinkCopy.heading },
  { path: '/withdraw', heading: withdrawCopy.title },
  ...informationNames.map((name) => ({ path: String(informationLinks[name].href), heading: informationTitles[name] })),
  { path: '/auth/user', aliases: ['/auth'], heading: accountTitle, isPrivate: true },
  { path: '/register/registeruser', aliases: ['/register'], heading: registrationCopy.title, isPrivate: true },
  { path: '/favorite/myfavorite', aliases: ['/favorite'], heading: wishlistPageCopy.title, isPrivate: true },
  { path: '/bascket/mybascket', aliases: ['/bascket'], heading: cartPageCopy.title, isPrivate: true },
  { path: '/bascket/linked', heading: cartLinkCopy.title, isPrivate: true },
  { path: '/continue', heading: takeOverCopy.title, isPrivate: true },
  { path: '/payment', heading: deliveryTitle, isPrivate: true, needsOrder: true },
  { path: '/pay', heading: payTitle, isPrivate: true, needsOrder: true },
  { path: '/thanks', heading: missingOrderCopy.title, isPrivate: true },
  { path: '/error', heading: unpaidCopy.failed.title, isPrivate: true },
  { path: '/empty', heading: cartPageCopy.empty, isPrivate: true },
  { path: '/search', heading: searchTitle, isPrivate: true },
  { path: '/compare', heading: compareCopy.title, isPrivate: true },
  { path: '/offline', heading: offlinePageCopy.title, isPrivate: true },
  { path: '/busy', heading: busyPageCopy.title, isPrivate: true },
];

/** One path per template for slow browser checks. The checkout has its own checks. */
export const templates = [
  '/',
  '/all',
  '/all/xerix',
  '/all?price=-300&movement=automatic',
  '/all/california/3',
  '/wfemale/allwfemale/1',
  '/contact/form',
  '/order',
  '/order/asked',
  '/withdraw',
  '/privacy',
  '/shipping-returns',
  '/auth/user',
  '/register/registeruser',
  '/favorite/myfavorite',
  '/bascket/mybascket',
  '/bascket/linked?add=xerix-1:2,undone-3:1&unknown=1',
  '/continue',
  '/thanks',
  '/error',
  '/empty',
  '/offline',
  '/busy',
  '/search?q=moon',
  '/back-in-stock?watch=undone/1',
  '/compare',
  '/compare?w=xerix/1,gshock/1,womens/6,undone/3',
  '/all/xerix/7',
];

/** All pages with visual snapshots: the templates and two static variants. */
export const snapshotPaths: readonly string[] = [...templates, '/about', '/search?q=nothing-of-the-kind'];

/** Paths for checks that text stays readable: the templates and further states. */
export const reflowPaths: readonly string[] = [
  ...templates,
  ...['/all/gshock/1', '/new/allnew/1', '/all/luminox/1', '/search', '/search?q=nothing-of-the-kind'],
  ...['/contact/sent', '/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x', '/newsletter/sent'],
  ...['/back-in-stock/noted', '/thanks?order=nobody', '/error?reason=declined', '/payment', '/pay'],
];

/** A path as a file name: `/all/california/3` becomes `all-california-3`. */
export const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** The watch with this name; throws if there is none. */
export function watchNamed(name: string): StoredWatch {
  const watch = allWatches.find((each) => each.name === name);
  if (!watch) throw new Error(`No watch is named ${name}.`);
  return watch;
}

/** Formats dollars: `$1,234.50`. */
export const usd = (dollars: number) => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Current time of shop and browsers: `CLOCK_STARTS_AT`, or the machine's time if unset. */
export const today = () => new Date(process.env.CLOCK_STARTS_AT ?? Date.now());

/** The text of copy that is stored in parts. */
export const textOf = (parts: Readonly<Record<string, string>>) => Object.values(parts).join('');

/** Watches that tests set out of stock for some seconds. No other test may depend on their stock. */
export const soldOutInTests: readonly WatchKey[] = ['luminox/4', 'luminox/5', 'luminox/6', 'gshock/5', 'gshock/6'];
