import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { today } from './clock';
import { ranges } from '@/data/ranges';
import type { StoredWatch } from '@/domain/stored-watch';
import { type CatalogueName, sameWatch, type WatchReference } from '@/domain/watch-key';
import { accountTitle, registrationCopy } from '@/components/account/copy';
import { offlinePageCopy } from '@/components/offline/copy';
import { searchTitle } from '@/components/search/copy';
import { headline } from '@/data/home';
import { cartPageCopy } from '@/components/cart/copy';
import { cartLinkCopy } from '@/components/cart/link/copy';
import { wishlistPageCopy } from '@/components/wishlist/copy';
import { compareCopy } from '@/components/compare/copy';
import { contactCopy } from '@/components/forms/copy';
import { deliveryTitle, payTitle, unpaidCopy } from '@/components/checkout/copy';
import { whichOrder } from '@/components/checkout/confirmation/copy';
import { type InformationName, informationLinks, informationTitles } from '@/data/information-pages';
import { orderLinkCopy } from '@/components/forms/order-link/copy';

const shopWatches = readShopWatches();
const informationNames = Object.keys(informationLinks) as InformationName[];

/** What the shop should show, from its own data. */
export type { StoredWatch };

/** All watches as the browser stores them, catalogue by catalogue. */
export const allWatches: readonly StoredWatch[] = shopWatches.map(({ stored }) => stored);

export const watchesOf = (name: CatalogueName) => allWatches.filter(({ catalogue }) => catalogue === name);

/** The canonical path of a watch's page; throws for a watch that the shop does not have. */
export function pathOf(watch: WatchReference): string {
  const sold = shopWatches.find((each) => sameWatch(each, watch));
  if (!sold) throw new Error(`The shop has no ${watch.catalogue}/${watch.id}.`);
  return sold.path;
}

/** The watch whose page stands at a path; throws for a path of none. */
export function watchAt(path: string): StoredWatch {
  const watch = allWatches.find((each) => pathOf(each) === path);
  if (!watch) throw new Error(`No watch stands at ${path}.`);
  return watch;
}

/** What a watch costs today, in USD cents: on weekends some cost less. */
export function costNow(watch: WatchReference): number {
  const sold = shopWatches.find((each) => sameWatch(each, watch));
  if (!sold) throw new Error(`The shop has no ${watch.catalogue}/${watch.id}.`);
  return costAt(sold, today());
}

/** A watch of each list, for what must hold on every product page. */
export const samples: StoredWatch[] = ranges.flatMap(({ catalogue }, index) => {
  const watch = watchesOf(catalogue)[index % 6];
  return watch ? [watch] : [];
});

/**
 * Every screen of the route table (docs/product.md 2.1) with its aliases and its first heading. Those that need an order send
 * whoever has none elsewhere.
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
  ...informationNames.map((name) => ({ path: String(informationLinks[name].href), heading: informationTitles[name] })),
  { path: '/auth/user', aliases: ['/auth'], heading: accountTitle, isPrivate: true },
  { path: '/register/registeruser', aliases: ['/register'], heading: registrationCopy.title, isPrivate: true },
  { path: '/favorite/myfavorite', aliases: ['/favorite'], heading: wishlistPageCopy.title, isPrivate: true },
  { path: '/bascket/mybascket', aliases: ['/bascket'], heading: cartPageCopy.title, isPrivate: true },
  { path: '/bascket/linked', heading: cartLinkCopy.title, isPrivate: true },
  { path: '/payment', heading: deliveryTitle, isPrivate: true, needsOrder: true },
  { path: '/pay', heading: payTitle, isPrivate: true, needsOrder: true },
  { path: '/thanks', heading: whichOrder.title, isPrivate: true },
  { path: '/error', heading: unpaidCopy.failed.title, isPrivate: true },
  { path: '/empty', heading: cartPageCopy.empty, isPrivate: true },
  { path: '/search', heading: searchTitle, isPrivate: true },
  { path: '/compare', heading: compareCopy.title, isPrivate: true },
  { path: '/offline', heading: offlinePageCopy.title, isPrivate: true },
];

/** One address for each template, for checks that need a browser and time; the checkout has checks of its own. */
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
  '/privacy',
  '/shipping-returns',
  '/auth/user',
  '/register/registeruser',
  '/favorite/myfavorite',
  '/bascket/mybascket',
  '/bascket/linked?add=xerix-1:2,undone-3:1&unknown=1',
  '/thanks',
  '/error',
  '/empty',
  '/offline',
  '/search?q=moon',
  '/back-in-stock?watch=undone/1',
  '/compare',
  '/compare?w=xerix/1,gshock/1,womens/6,undone/3',
  '/all/xerix/7',
];

/** Every page that is compared with how it looked and read; two more of a kind that says little. */
export const lookedAt: readonly string[] = [...templates, '/about', '/search?q=nothing-of-the-kind'];

/** `/all/california/3` as a file may be called: `all-california-3`. */
export const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** The watch of this name; throws when there is none. */
export function watchNamed(name: string): StoredWatch {
  const watch = allWatches.find((each) => each.name === name);
  if (!watch) throw new Error(`No watch is named ${name}.`);
  return watch;
}

/** Dollars as the shop writes them: `$1,234.50`. */
export const usd = (dollars: number) => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
