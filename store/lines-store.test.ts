import { cartKey, useCart, useWishlist } from './lines-store';
import { totalCents } from '@/domain/line-items';
import { keysOf, watchFields, watchOf } from '@/domain/testing/watches';
import { allowStorage, fillStorage, forbidStorage } from './testing/storage';

const [xerix, undone, timex] = [watchOf('xerix', 1), watchOf('undone', 1), watchOf('timex', 3)];
const stored = (key = cartKey): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');
const shown = () => keysOf(useCart.getState().lines);
const { add, remove, restore, refresh, setQuantity, clear } = useCart.getState();

/** Returns the cart of a newly opened tab. */
async function openTab() {
  let tab = useCart;
  await jest.isolateModulesAsync(async () => {
    tab = (await import('./lines-store')).useCart;
  });
  return tab;
}

beforeEach(() => {
  window.localStorage.clear();
  useCart.rehydrate();
  useWishlist.rehydrate();
});
afterEach(() => {
  jest.restoreAllMocks();
  allowStorage();
});

describe('useCart', () => {
  it('stores a plain list of complete watches under token1', () => {
    add(xerix);
    add({ ...undone, quantity: 4 });
    expect(stored()).toEqual([xerix, undone]);
    const [line] = JSON.parse(window.localStorage.getItem('token1') ?? '[]');
    expect(Object.keys(line)).toEqual(watchFields);
  });

  it('add ignores a watch already in the cart and distinguishes xerix/1 from undone/1', () => {
    add(xerix);
    const before = useCart.getState().lines;
    add(xerix);
    expect(useCart.getState().lines).toBe(before);
    add(undone);
    expect(shown()).toEqual(['xerix/1', 'undone/1']);
  });

  it('restore puts a removed line back at its position with its quantity; clear empties the cart', () => {
    [xerix, undone, timex].forEach(add);
    setQuantity(undone, 3);
    const line = useCart.getState().lines[1] ?? undone;
    remove(undone);
    expect(shown()).toEqual(['xerix/1', 'timex/3']);
    restore(line, 1);
    expect(stored()).toEqual([xerix, { ...undone, quantity: 3 }, timex]);
    clear();
    expect(stored()).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('setQuantity ignores NaN', () => {
    add(xerix);
    setQuantity(xerix, 3);
    setQuantity(xerix, NaN);
    expect(stored()).toEqual([{ ...xerix, quantity: 3 }]);
  });

  it('refresh applies changed catalogue prices to the cart and storage', () => {
    [xerix, undone].forEach(add);
    refresh({ 'xerix/1': { name: xerix.name, priceCents: 280_00 } });
    expect(stored()).toEqual([{ ...xerix, price: 280 }, undone]);
    expect(useCart.getState().lines).toEqual(stored());
  });

  it('notifies subscribers of the new total', () => {
    const totals: number[] = [];
    const stop = useCart.subscribe(({ lines }) => totals.push(totalCents(lines)));
    add(xerix);
    setQuantity(xerix, 2);
    remove(xerix);
    stop();
    expect(totals).toEqual([24_900, 49_800, 0]);
  });

  it('loads a stored list in a new tab; rehydrate without changes notifies no subscriber', async () => {
    window.localStorage.setItem('token1', JSON.stringify([{ ...timex, quantity: 2 }]));
    const tab = await openTab();
    expect(tab.getState()).toMatchObject({ ready: true, lines: [{ ...timex, quantity: 2 }] });
    const listener = jest.fn();
    tab.subscribe(listener);
    tab.rehydrate();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is independent of the wishlist, which has its own storage key', () => {
    useWishlist.getState().add(timex);
    useWishlist.getState().add(timex);
    expect(stored('wishlist')).toEqual([timex]);
    expect(stored()).toBeNull();
    useWishlist.getState().remove(timex);
    useWishlist.getState().restore(timex, 0);
    expect(useWishlist.getState()).toMatchObject({ ready: true, lines: [timex] });
  });
});

describe('two tabs', () => {
  it('keep both lines when both add without storage events', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect(one).not.toBe(two);
    one.getState().add(xerix);
    two.getState().add(undone);
    one.getState().add(timex);
    expect(stored()).toEqual([xerix, undone, timex]);
    expect(one.getState().lines).toEqual([xerix, undone, timex]);
  });

  it('agree on a line that one tab changes or removes', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.getState().add(xerix);
    two.getState().setQuantity(xerix, 4);
    one.getState().add(undone);
    expect(stored()).toEqual([{ ...xerix, quantity: 4 }, undone]);
    two.getState().remove(xerix);
    one.getState().setQuantity(xerix, 9);
    expect(stored()).toEqual([undone]);
  });
});

describe('useCart with failing storage', () => {
  it('keeps the cart in memory when storage is forbidden at load', async () => {
    forbidStorage();
    const tab = await openTab();
    expect(tab.getState()).toMatchObject({ ready: true, lines: [] });
    tab.getState().add(xerix);
    tab.getState().add(undone);
    tab.getState().remove(xerix);
    tab.rehydrate();
    expect(tab.getState().lines).toEqual([undone]);
  });

  it('keeps the loaded lines when storage becomes forbidden', () => {
    add(xerix);
    forbidStorage();
    add(undone);
    useCart.rehydrate();
    expect(shown()).toEqual(['xerix/1', 'undone/1']);
    allowStorage();
    add(timex);
    expect(stored()).toEqual([xerix, undone, timex]);
  });

  it('keeps a line in memory while storage is full and merges it with another tab’s write later', () => {
    add(xerix);
    const full = fillStorage();
    add(undone);
    useCart.rehydrate();
    expect(shown()).toEqual(['xerix/1', 'undone/1']);
    expect(stored()).toEqual([xerix]);
    full.mockRestore();
    window.localStorage.setItem(cartKey, JSON.stringify([xerix, timex]));
    useCart.rehydrate();
    expect(shown()).toEqual(['xerix/1', 'timex/3', 'undone/1']);
    setQuantity(xerix, 2);
    expect(stored()).toEqual([{ ...xerix, quantity: 2 }, timex, undone]);
  });

  it('keeps its lines when storage becomes corrupt and overwrites storage at the next change', () => {
    add(xerix);
    window.localStorage.setItem(cartKey, '[{"catalogue":"xer');
    useCart.rehydrate();
    expect(shown()).toEqual(['xerix/1']);
    add(undone);
    expect(stored()).toEqual([xerix, undone]);
  });

  it.each(['{', '{"a":1}', '"x"', '[1,{"catalogue":"xerix"}]'])(
    'starts empty when storage contains %p',
    async (text) => {
      window.localStorage.setItem(cartKey, text);
      const tab = await openTab();
      expect(tab.getState()).toMatchObject({ ready: true, lines: [] });
      tab.getState().add(xerix);
      expect(stored()).toEqual([xerix]);
    },
  );

  it('loads only the valid lines of a partly valid list', async () => {
    window.localStorage.setItem(cartKey, JSON.stringify([{ ...undone, price: -1 }, xerix, { id: 1 }]));
    expect((await openTab()).getState().lines).toEqual([xerix]);
  });
});
