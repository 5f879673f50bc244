import type { Route } from 'next';
import type { Currency } from '@/domain/currency';
import { colon, sentenceGap } from '@/domain/punctuation';
import type { Watch } from '@/domain/watch';
import { pageCurrencyOf, pagePriceCopy, priceOrDollars } from '@/domain/watch-price';
import { costOf, type Price, priceCopy } from '@/domain/weekend-price';
import { carouselSlots, headline } from './home';
import type { List } from './catalogue/catalogue';
import { countAndPrice, watchAlt } from './open-graph-copy';
import { everything, ranges } from './ranges';
import { site } from './site';

/** Content of a page's Open Graph picture (docs/product.md 24.9): a photograph and up to three lines. */
export type OpenGraphPage = {
  /** Canonical path; later pages of a list use the same picture. */
  path: Route;
  /** Path of a master, 1200 x 1500 px. */
  photograph: string;
  /** Small line above the title; '' for none. */
  kicker: string;
  title: string;
  detail: string;
  alt: string;
};

/** Open Graph pictures of the home page, all lists and all watches. */
export function openGraphPages(watches: readonly Watch[]): OpenGraphPage[] {
  const lists = [
    openGraphOfList(everything(watches.length), watches),
    ...ranges.map((range) => {
      const shown = watches.filter(({ catalogue }) => catalogue === range.catalogue);
      return openGraphOfList(range, shown);
    }),
  ];
  return [openGraphOfHome(watches), ...lists, ...watches.map(openGraphOfWatch)].filter((page) => page !== undefined);
}

/** Texts and photograph of a watch's Open Graph picture. */
export function openGraphOfWatch({ path, name, fullName, maker, pictures, ...priced }: Watch): OpenGraphPage {
  const title = name.startsWith(`${maker.shortName} `) ? name.slice(maker.shortName.length + 1) : name;
  const detail = pagePriceCopy(priced);
  return { path, photograph: pictures[0], kicker: maker.name, title, detail, alt: watchAlt(fullName, detail) };
}

/** Undefined for a list without watches, which has no photograph. */
export function openGraphOfList({ path, title }: List, watches: readonly Watch[]): OpenGraphPage | undefined {
  const [first] = watches;
  if (!first) return undefined;
  const detail = fromPrice(watches);
  return { path, photograph: first.pictures[0], kicker: '', title, detail, alt: `${title}${colon}${detail}` };
}

/** Uses the carousel's first watch; undefined without watches. */
export function openGraphOfHome(watches: readonly Watch[]): OpenGraphPage | undefined {
  const shown = watches.find(({ key }) => key === carouselSlots[0]) ?? watches[0];
  if (!shown) return undefined;
  const detail = fromPrice(watches);
  const alt = `${site.name}${colon}${headline}${sentenceGap}${detail}`;
  return { path: '/', photograph: shown.pictures[0], kicker: '', title: headline, detail, alt };
}

/** "6 watches from $83.00". */
function fromPrice(watches: readonly Watch[]): string {
  return countAndPrice(watches.length, priceCopy(...leastOf(watches)));
}

/** Lowest price, with the weekend price if that is lower. */
function leastOf(watches: readonly Watch[]): [price: Price, currency: Currency] {
  const currency = pageCurrencyOf(watches);
  const prices = watches.map((watch) => priceOrDollars(watch, currency));
  const priceCents = Math.min(...prices.map((price) => costOf(price, false)));
  const weekendCents = Math.min(...prices.map((price) => costOf(price, true)));
  return [weekendCents < priceCents ? { priceCents, weekendCents } : { priceCents }, currency];
}
