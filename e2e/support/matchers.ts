import { expect as expectOf, type ExpectMatcherState, type Locator, type Page } from '@playwright/test';
import { pictureAt } from '@/data/pictures';
import { formatMoney } from '@/domain/money';
import { toAnnounce } from './announcements';
import type { StoredWatch } from './shop';
import { readStored } from './storage';

/** How long a shopper waits for what was promised, in ms: as long as `expect` does (playwright.config.ts). */
const PATIENCE_MS = 7_000;

/** A verdict of a matcher's, with a sentence that says what the shopper saw and what was promised. */
const verdict = (name: string, pass: boolean, isNot: boolean, saw: string, promised: string) => ({
  name,
  pass,
  message: () => `${name}: the shopper saw ${saw}; promised was ${isNot ? 'anything but ' : ''}${promised}.`,
});

/** Asks again and again until the answer is the wanted one or the shopper's patience is over; returns the last answer. */
async function askUntil<Answer>(ask: () => Promise<Answer>, isWanted: (answer: Answer) => boolean): Promise<Answer> {
  let answer = await ask();
  await expectOf
    .poll(async () => isWanted((answer = await ask())), { timeout: PATIENCE_MS })
    .toBe(true)
    .catch(() => undefined);
  return answer;
}

const inWords = (lines: readonly { name: string; quantity: number }[]) =>
  lines.length === 0 ? 'nothing in the cart' : lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

/** A line of the cart as a test expects it; one piece where no quantity is said. */
type ExpectedLine = Pick<StoredWatch, 'catalogue' | 'id' | 'name'> & { quantity?: number };

/** What the shop promises, as tests ask for it. Each message says what the shopper saw and what was promised. */
export const matchers = {
  toAnnounce,

  /** Whether a price or a sum is shown as exactly so many USD cents, and nothing beside it (docs/product.md 15.1). */
  async toCost(this: ExpectMatcherState, shown: Locator, cents: number) {
    const due = formatMoney(cents);
    const isDue = (text: string) => (text === due) !== this.isNot;
    const saw = await askUntil(async () => ((await shown.textContent({ timeout: PATIENCE_MS })) ?? '').trim(), isDue);
    return verdict('toCost', saw === due, this.isNot, JSON.stringify(saw), JSON.stringify(due));
  },

  /** Whether the cart that the browser keeps holds exactly these watches in this order (docs/product.md 9.2, 10.1). */
  async toHaveInCart(this: ExpectMatcherState, page: Page, ...expected: ExpectedLine[]) {
    const wanted = expected.map(({ catalogue, id, name, quantity = 1 }) => ({ catalogue, id, name, quantity }));
    const read = async () => ((await readStored(page, 'token1')) ?? []) as Required<ExpectedLine>[];
    const areWanted = (lines: readonly Required<ExpectedLine>[]) =>
      lines.length === wanted.length &&
      wanted.every((one, place) => {
        const line = lines[place];
        return line?.catalogue === one.catalogue && line.id === one.id && line.quantity === one.quantity;
      });
    const kept = await askUntil(read, (lines) => areWanted(lines) !== this.isNot);
    return verdict('toHaveInCart', areWanted(kept), this.isNot, inWords(kept), inWords(wanted));
  },

  /** Whether a picture is made of this master (`/watches/xerix/1-1.webp`) and has come: its words may be right and its file not. */
  async toShowPicture(this: ExpectMatcherState, image: Locator, master: string) {
    const { file } = pictureAt(master, '');
    const read = () =>
      image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => (naturalWidth > 0 ? currentSrc : ''));
    const isOf = (source: string) => new RegExp(`/pictures/${file}-\\d+\\.\\w+$`).test(source);
    const saw = await askUntil(read, (source) => isOf(source) !== this.isNot);
    return verdict('toShowPicture', isOf(saw), this.isNot, saw || 'no picture', `one of ${master} (${file})`);
  },
};
