import type { ExpectMatcherState, Locator, Page } from '@playwright/test';
import { pictureAt } from '@/data/pictures';
import { formatMoney } from '@/domain/money';
import { toAnnounce } from './announcements';
import { screenMatchers } from './screen-matchers';
import { messageMatchers } from './message-matchers';
import type { StoredWatch } from './shop';
import { readStored } from './storage';
import { askUntil, readVisible, matcherResult } from './matcher-result';

type Kept = Pick<StoredWatch, 'catalogue' | 'id' | 'name'> & { quantity?: number };

/** Compares a stored list with the expected watches, in order. A missing quantity counts as 1. */
async function compareKept(
  { isNot, timeout }: ExpectMatcherState,
  name: string,
  page: Page,
  key: 'token1' | 'wishlist',
  expected: readonly Kept[],
) {
  const read = async () => ((await readStored(page, key)) ?? []) as Kept[];
  const isSame = (one: Kept | undefined, other: Kept) =>
    one?.catalogue === other.catalogue && one.id === other.id && (one.quantity ?? 1) === (other.quantity ?? 1);
  const areWanted = (kept: readonly Kept[]) =>
    kept.length === expected.length && expected.every((watch, place) => isSame(kept[place], watch));
  const inWords = (watches: readonly Kept[]) =>
    watches.map((watch) => `${watch.quantity ?? 1} × ${watch.name}`).join(', ') || 'nothing';
  const kept = await askUntil(read, (watches) => areWanted(watches) !== isNot, timeout);
  const place = key === 'token1' ? 'in the cart' : 'on the wishlist';
  return matcherResult(name, areWanted(kept), isNot, `${inWords(kept)} ${place}`, inWords(expected));
}

/** The shop's matchers. Each failure message says what the shopper saw and what was required. */
export const matchers = {
  ...screenMatchers,
  ...messageMatchers,
  toAnnounce,

  /**
   * Asserts that an element shows exactly this amount in USD cents, and no other text (docs/product.md 15.1).
   * @param inWords sentence around the price, such as `paymentCopy.pay`
   */
  async toShowPrice(this: ExpectMatcherState, shown: Locator, cents: number, inWords = (price: string) => price) {
    const due = inWords(formatMoney(cents));
    const read = () => readVisible(shown, (element) => JSON.stringify(element.textContent?.trim()));
    const isDue = (text: string) => text === JSON.stringify(due);
    const saw = await askUntil(read, (text) => isDue(text) !== this.isNot, this.timeout);
    return matcherResult('toShowPrice', isDue(saw), this.isNot, saw, JSON.stringify(due));
  },

  /** Asserts the stored cart: exactly these watches, in order (docs/product.md 9.2, 10.1). */
  async toHaveInCart(this: ExpectMatcherState, page: Page, ...expected: Kept[]) {
    return compareKept(this, 'toHaveInCart', page, 'token1', expected);
  },

  /** Asserts the stored wishlist: exactly these watches, in order (docs/product.md 9.1, 10.3). */
  async toHaveOnWishlist(this: ExpectMatcherState, page: Page, ...expected: Kept[]) {
    return compareKept(this, 'toHaveOnWishlist', page, 'wishlist', expected);
  },

  /**
   * Asserts that an image has loaded a variant of this master file (`/watches/xerix/1-1.webp`), whatever its alternative text.
   */
  async toShowPicture(this: ExpectMatcherState, image: Locator, master: string) {
    const { file } = pictureAt(master, '');
    const read = () =>
      readVisible(image, (element) => {
        const { currentSrc, naturalWidth } = element as HTMLImageElement;
        return naturalWidth > 0 ? currentSrc : 'no picture';
      });
    const isOf = (source: string) => new RegExp(`/pictures/${file}-\\d+\\.\\w+$`).test(source);
    const saw = await askUntil(read, (source) => isOf(source) !== this.isNot, this.timeout);
    return matcherResult('toShowPicture', isOf(saw), this.isNot, saw, `one of ${master} (${file})`);
  },
};
