import type { ExpectMatcherState, Locator, Page } from '@playwright/test';
import { pictureAt } from '@/data/pictures';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { keysOf } from '@/domain/records';
import { toAnnounce } from './announcements';
import { screenMatchers } from './screen-matchers';
import { messageMatchers } from './message-matchers';
import type { StoredWatch } from './shop';
import { readStored } from './storage';
import { pollUntil, readVisible, matcherResult } from './matcher-result';

type StoredLine = Pick<StoredWatch, 'catalogue' | 'id' | 'name'> & { quantity?: number };

/** Compares a stored list with the expected watches, in order. A missing quantity counts as 1. */
async function compareStored(
  { isNot, timeout }: ExpectMatcherState,
  name: string,
  page: Page,
  key: 'token1' | 'wishlist',
  expected: readonly StoredLine[],
) {
  // A stored text that is no JSON holds no watch; the shop replaces it with its next change.
  const read = async () => ((await readStored(page, key).catch(() => [])) ?? []) as StoredLine[];
  const isSame = (one: StoredLine | undefined, other: StoredLine) =>
    one?.catalogue === other.catalogue && one.id === other.id && (one.quantity ?? 1) === (other.quantity ?? 1);
  const areExpected = (stored: readonly StoredLine[]) =>
    stored.length === expected.length && expected.every((watch, place) => isSame(stored[place], watch));
  const describe = (watches: readonly StoredLine[]) =>
    watches.map((watch) => `${watch.quantity ?? 1} × ${watch.name}`).join(', ') || 'nothing';
  const stored = await pollUntil(read, (watches) => areExpected(watches) !== isNot, timeout);
  const place = key === 'token1' ? 'in the cart' : 'on the wishlist';
  return matcherResult(name, areExpected(stored), isNot, `${describe(stored)} ${place}`, describe(expected));
}

/** The shop's matchers. Each failure message says what the shopper saw and what was required. */
export const matchers = {
  ...screenMatchers,
  ...messageMatchers,
  toAnnounce,

  /**
   * Asserts that an element shows exactly this amount, and no other text (docs/product.md 15.1).
   * @param amount in USD cents, or in the minor unit of another currency: `{ jpy: 76_000 }`
   * @param inWords sentence around the price, such as `paymentCopy.pay`
   */
  async toShowPrice(
    this: ExpectMatcherState,
    shown: Locator,
    amount: number | Partial<Readonly<Record<Currency, number>>>,
    inWords = (price: string) => price,
  ) {
    const amounts = typeof amount === 'number' ? { usd: amount } : amount;
    const expected = inWords(
      keysOf(amounts)
        .map((currency) => formatMoney(amounts[currency] ?? 0, currency))
        .join(),
    );
    const read = () => readVisible(shown, (element) => JSON.stringify(element.textContent?.trim()));
    const isExpected = (text: string) => text === JSON.stringify(expected);
    const saw = await pollUntil(read, (text) => isExpected(text) !== this.isNot, this.timeout);
    return matcherResult('toShowPrice', isExpected(saw), this.isNot, saw, JSON.stringify(expected));
  },

  /** Asserts the stored cart: exactly these watches, in order (docs/product.md 9.2, 10.1). */
  async toHaveInCart(this: ExpectMatcherState, page: Page, ...expected: StoredLine[]) {
    return compareStored(this, 'toHaveInCart', page, 'token1', expected);
  },

  /** Asserts the stored wishlist: exactly these watches, in order (docs/product.md 9.1, 10.3). */
  async toHaveOnWishlist(this: ExpectMatcherState, page: Page, ...expected: StoredLine[]) {
    return compareStored(this, 'toHaveOnWishlist', page, 'wishlist', expected);
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
    const isVariant = (source: string) => new RegExp(`/pictures/${file}-\\d+\\.\\w+$`).test(source);
    const saw = await pollUntil(read, (source) => isVariant(source) !== this.isNot, this.timeout);
    return matcherResult('toShowPicture', isVariant(saw), this.isNot, saw, `one of ${master} (${file})`);
  },
};
