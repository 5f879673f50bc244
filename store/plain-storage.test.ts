// Verifies docs/product.md 10.4 (absent, full, forbidden, corrupt).
import { readText, writeText } from '@/browser/local-text';
import type { useCart } from './lines-store';
import { parseStoredLines, readStored, writeStored } from './plain-storage';
import { watchOf } from '@/domain/testing/watches';
import { allowStorage, fillStorage, forbidStorage } from './testing/storage';

const xerix = watchOf('xerix', 1);
const key = 'token1';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  allowStorage();
});

describe('readStored and writeStored', () => {
  it('store the plain list without a wrapper', () => {
    expect(writeStored(key, [xerix])).toBe(true);
    expect(window.localStorage.getItem(key)).toBe(JSON.stringify([xerix]));
    expect(readStored(key)).toEqual([xerix]);
  });

  it('return an empty list for a missing key', () => {
    expect(readStored(key)).toEqual([]);
    writeText(key, '[]');
    writeText(key, null);
    expect(readText(key)).toBeNull();
  });

  it('return undefined and false when storage is forbidden', () => {
    forbidStorage();
    expect(readStored(key)).toBeUndefined();
    expect(writeStored(key, [xerix])).toBe(false);
    expect(writeText(key, null)).toBe(false);
  });

  it('return undefined and false without localStorage', () => {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
    expect(readStored(key)).toBeUndefined();
    expect(writeStored(key, [xerix])).toBe(false);
  });

  it('return false for a write when storage is full', () => {
    fillStorage();
    expect(writeStored(key, [xerix])).toBe(false);
  });
});

describe('parseStoredLines', () => {
  it.each(['', '[', 'undefined', '{}', '7', 'null', '"[]"', '{"state":{"lines":{}}}', '{"state":null}', 'true'])(
    'returns undefined for %p',
    (text) => expect(parseStoredLines(text)).toBeUndefined(),
  );

  it('keeps each valid line once', () => {
    expect(parseStoredLines(JSON.stringify([null, { ...xerix, price: '249' }, xerix, xerix]))).toEqual([xerix]);
  });

  it('reads a list in the wrapper of an older version', () => {
    expect(parseStoredLines(JSON.stringify({ state: { lines: [xerix] }, version: 0 }))).toEqual([xerix]);
  });
});

describe('useCart on a new page', () => {
  async function openPage() {
    let cart: typeof useCart | undefined;
    await jest.isolateModulesAsync(async () => {
      cart = (await import('./lines-store')).useCart;
    });
    return cart;
  }

  it.each([
    ['is forbidden', forbidStorage],
    ['contains no list', () => writeText(key, '{')],
  ])('is empty and ready where storage %s', async (_, breakStorage) => {
    breakStorage();
    expect((await openPage())?.getState()).toMatchObject({ lines: [], ready: true });
  });

  it('keeps its lines when another tab writes invalid text', async () => {
    const cart = await openPage();
    cart?.getState().add(xerix);
    writeText(key, '{');
    cart?.rehydrate();
    expect(cart?.getState().lines).toEqual([xerix]);
  });

  describe('treats invalid text from another tab as an empty list', () => {
    const undone = watchOf('undone', 1);
    const listOf = (...lines: object[]) => JSON.stringify(lines);
    /** Returns the cart's lines after another tab's successive writes. */
    async function after(prepare: (cart: typeof useCart) => void, ...texts: string[]) {
      const cart = await openPage();
      if (!cart) throw new Error('There is no cart.');
      prepare(cart);
      for (const text of texts) {
        writeText(key, text);
        cart.rehydrate();
      }
      return cart.getState().lines;
    }

    it('and applies the list that the other tab writes next', async () => {
      const takenOut = (cart: typeof useCart) => {
        cart.getState().add(undone);
        cart.getState().remove(undone);
      };
      expect(await after(takenOut, '{', listOf(undone))).toEqual([undone]);
    });

    it('and drops the lines that this tab had added', async () => {
      const added = (cart: typeof useCart) => cart.getState().add(xerix);
      expect(await after(added, listOf(xerix), '{', listOf(xerix), listOf(undone))).toEqual([undone]);
    });
  });
});
