import type { ExpectMatcherState, Locator, Page } from '@playwright/test';
import { pictureAt } from '@/data/pictures';
import { formatMoney } from '@/domain/money';
import { toAnnounce } from './announcements';
import { screenMatchers } from './on-screen';
import { sentenceMatchers } from './sentences';
import type { StoredWatch } from './shop';
import { readStored } from './storage';
import { askUntil, PATIENCE_MS, verdict } from './verdict';

type Kept = Pick<StoredWatch, 'catalogue' | 'id' | 'name'> & { quantity?: number };

/** Compares a list that the browser keeps with the watches it is to hold, in their order; one piece where no quantity is said. */
async function compareKept(
  { isNot }: ExpectMatcherState,
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
  const kept = await askUntil(read, (watches) => areWanted(watches) !== isNot);
  const place = key === 'token1' ? 'in the cart' : 'on the wishlist';
  return verdict(name, areWanted(kept), isNot, `${inWords(kept)} ${place}`, inWords(expected));
}

/** What the shop promises, as tests ask for it. Each message says what the shopper saw and what was promised. */
export const matchers = {
  ...screenMatchers,
  ...sentenceMatchers,
  toAnnounce,

  /**
   * Whether a price or a sum is shown as exactly so many USD cents, and nothing beside it but the words it stands in
   * (docs/product.md 15.1).
   * @param inWords the sentence that has the price in it, such as `paymentWords.pay`
   */
  async toCost(this: ExpectMatcherState, shown: Locator, cents: number, inWords = (price: string) => price) {
    const due = inWords(formatMoney(cents));
    const isDue = (text: string) => (text === due) !== this.isNot;
    const saw = await askUntil(async () => ((await shown.textContent({ timeout: PATIENCE_MS })) ?? '').trim(), isDue);
    return verdict('toCost', saw === due, this.isNot, JSON.stringify(saw), JSON.stringify(due));
  },

  /** Whether the cart that the browser keeps holds exactly these watches in this order (docs/product.md 9.2, 10.1). */
  async toHaveInCart(this: ExpectMatcherState, page: Page, ...expected: Kept[]) {
    return compareKept(this, 'toHaveInCart', page, 'token1', expected);
  },

  /** Whether the wishlist that the browser keeps holds exactly these watches in this order (docs/product.md 9.1, 10.3). */
  async toHaveOnWishlist(this: ExpectMatcherState, page: Page, ...expected: Kept[]) {
    return compareKept(this, 'toHaveOnWishlist', page, 'wishlist', expected);
  },

  /** Whether a picture is made of this master (`/watches/xerix/1-1.webp`) and has come: its words may be right and its file not. */
  async toShowPicture(this: ExpectMatcherState, image: Locator, master: string) {
    const { file } = pictureAt(master, '');
    const read = () =>
      image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => (naturalWidth > 0 ? currentSrc : ''), null, {
        timeout: PATIENCE_MS,
      });
    const isOf = (source: string) => new RegExp(`/pictures/${file}-\\d+\\.\\w+$`).test(source);
    const saw = await askUntil(read, (source) => isOf(source) !== this.isNot);
    return verdict('toShowPicture', isOf(saw), this.isNot, saw || 'no picture', `one of ${master} (${file})`);
  },
};
