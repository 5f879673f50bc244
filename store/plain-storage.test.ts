// Verifies docs/product.md 10.4.
import { readText, writeText } from '@/browser/local-text';
import type { useCart } from './cart';
import { parseStoredLines, readStored, writeStored } from './plain-storage';
import { watchOf } from '@/domain/testing/watches';

const xerix = watchOf('xerix', 1);
const key = 'token1';
const real = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(window, 'localStorage', real);
});

const forbid = () =>
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });

const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

describe('a list in storage', () => {
  it('stores the plain list, without a wrapper', () => {
    expect(writeStored(key, [xerix])).toBe(true);
    expect(window.localStorage.getItem(key)).toBe(JSON.stringify([xerix]));
    expect(readStored(key)).toEqual([xerix]);
  });

  it('finds an empty list where there is no key', () => {
    expect(readStored(key)).toEqual([]);
    writeText(key, '[]');
    writeText(key, null);
    expect(readText(key)).toBeNull();
  });

  it('finds nothing to go by, and says that it stored nothing, where storage is forbidden', () => {
    forbid();
    expect(readStored(key)).toBeUndefined();
    expect(writeStored(key, [xerix])).toBe(false);
    expect(writeText(key, null)).toBe(false);
  });

  it('does so where storage is absent', () => {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
    expect(readStored(key)).toBeUndefined();
    expect(writeStored(key, [xerix])).toBe(false);
  });

  it('says that it stored nothing where storage is full', () => {
    fill();
    expect(writeStored(key, [xerix])).toBe(false);
  });
});

describe('parseLines', () => {
  it.each(['', '[', 'undefined', '{}', '7', 'null', '"[]"', '{"state":{"lines":{}}}', '{"state":null}', 'true'])(
    'finds no list in %p',
    (text) => expect(parseStoredLines(text)).toBeUndefined(),
  );

  it('keeps what is valid in a list', () => {
    expect(parseStoredLines(JSON.stringify([null, { ...xerix, price: '249' }, xerix, xerix]))).toEqual([xerix]);
  });

  it('understands a list in the wrapper of an older version', () => {
    expect(parseStoredLines(JSON.stringify({ state: { lines: [xerix] }, version: 0 }))).toEqual([xerix]);
  });
});

describe('a cart of a page that is opened now', () => {
  async function openPage() {
    let cart: typeof useCart | undefined;
    await jest.isolateModulesAsync(async () => {
      cart = (await import('./cart')).useCart;
    });
    return cart;
  }

  it.each([
    ['is forbidden', forbid],
    ['holds no list', () => writeText(key, '{')],
  ])('is empty and ready where storage %s', async (_, happens) => {
    happens();
    expect((await openPage())?.getState()).toMatchObject({ lines: [], ready: true });
  });

  it('stays as it is when another tab writes no list', async () => {
    const cart = await openPage();
    cart?.getState().add(xerix);
    writeText(key, '{');
    cart?.rehydrate();
    expect(cart?.getState().lines).toEqual([xerix]);
  });

  describe('takes what is no list for an empty one, where another tab', () => {
    const undone = watchOf('undone', 1);
    const listOf = (...lines: object[]) => JSON.stringify(lines);
    /** What the cart shows once it has heard of another tab's writes, one after the other. */
    async function after(doings: (cart: typeof useCart) => void, ...texts: string[]) {
      const cart = await openPage();
      if (!cart) throw new Error('There is no cart.');
      doings(cart);
      for (const text of texts) {
        writeText(key, text);
        cart.rehydrate();
      }
      return cart.getState().lines;
    }

    it('stores a list over it: one act, which counts', async () => {
      const takenOut = (cart: typeof useCart) => {
        cart.getState().add(undone);
        cart.getState().remove(undone);
      };
      expect(await after(takenOut, '{', listOf(undone))).toEqual([undone]);
    });

    it('stores it over a list: what this tab had added is emptied knowingly', async () => {
      const added = (cart: typeof useCart) => cart.getState().add(xerix);
      expect(await after(added, listOf(xerix), '{', listOf(xerix), listOf(undone))).toEqual([undone]);
    });
  });
});
