// Verifies docs/product.md 10.5.
import fc from 'fast-check';
import { createLinesStore, cartActions, cartKey } from './lines-store';
import { addLine, parseLines, removeLine, setQuantity, type LineItem } from '@/domain/line-items';
import { Browser } from './testing/tabs';
import { keysOf, watchOf } from '@/domain/testing/watches';
import { isLongRun } from '@/domain/testing/long-tests';

/** Opens two tabs in a simulated browser that delays lock grants and storage writes. */
function openTabs(stored: string | null) {
  jest.useFakeTimers();
  const browser = new Browser(2, stored);
  const shops = browser.tabs.map((tab) => {
    browser.turnTo(tab);
    return { tab, cart: createLinesStore(cartKey, cartActions) };
  });
  const handleEvent = (shop: (typeof shops)[number]) => {
    if (shop.tab.events === 0) return;
    shop.tab.events -= 1;
    browser.turnTo(shop.tab);
    shop.cart.rehydrate();
  };
  const step = async (what: BrowserStep, shop: (typeof shops)[number]) => {
    if (what === 'deliver') browser.carryOut(shop.tab);
    else if (what === 'receive') shop.tab.receive();
    else if (what === 'handle') handleEvent(shop);
    else if (what === 'grant') await browser.grant();
    else await browser.pause();
    // A run has at most 40 steps of 1 ms, too short for the browser to deliver every write.
    await browser.passTime(1);
  };
  /** Delivers all pending writes to all tabs, `writes` at a time. */
  const rest = async (writes: number) => {
    const isBusy = () =>
      browser.isLocked ||
      browser.requests.length + browser.sent.length > 0 ||
      shops.some(({ tab }) => tab.inbox.length + tab.events > 0);
    for (let round = 0; isBusy(); round += 1) {
      if (round > 100) throw new Error('The tabs still exchange writes after 100 rounds.');
      for (const shop of shops) {
        for (let write = 0; write < writes; write += 1) browser.carryOut(shop.tab);
      }
      for (const shop of shops) {
        for (let write = 0; write < writes; write += 1) shop.tab.receive();
        handleEvent(shop);
      }
      await browser.grant();
      await browser.pause();
    }
  };
  return { browser, shops, step, rest };
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

const added = [
  [watchOf('xerix', 1), watchOf('xerix', 2), watchOf('xerix', 3)],
  [watchOf('undone', 1), watchOf('undone', 2), watchOf('undone', 3)],
] as const;
const stays = watchOf('luminox', 1);
const removed = [
  [watchOf('timex', 1), watchOf('timex', 2), watchOf('timex', 3)],
  [watchOf('gshock', 1), watchOf('gshock', 2), watchOf('gshock', 3)],
] as const;

/** Number of writes that the browser delivers at once. */
const chunks = fc.integer({ min: 1, max: 4 });

type BrowserStep = 'deliver' | 'receive' | 'handle' | 'grant' | 'pause';

/** One step in tab 0 or 1. A tab never removes a watch that it adds. */
const steps = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom('add', 'add', 'remove', 'deliver', 'receive', 'handle', 'grant', 'grant', 'pause'),
  watch: fc.constantFrom(0 as const, 1 as const, 2 as const),
});

it('two concurrent tabs keep each other’s changes at any delay of locks and writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), fc.boolean(), chunks, async (taken, filled, writes) => {
      const start = filled ? [stays, ...removed.flat()] : [];
      const { browser, shops, step, rest } = openTabs(filled ? JSON.stringify(start) : null);
      const wanted = new Set(keysOf(start));

      for (const { tab, what, watch } of taken) {
        const shop = shops[tab];
        if (!shop) throw new Error('Expected two open tabs.');
        browser.turnTo(shop.tab);
        if (what === 'add') {
          shop.cart.getState().add(added[tab][watch]);
          keysOf([added[tab][watch]]).forEach((name) => wanted.add(name));
        } else if (what === 'remove') {
          shop.cart.getState().remove(removed[tab][watch]);
          keysOf([removed[tab][watch]]).forEach((name) => wanted.delete(name));
        } else await step(what, shop);
      }
      await rest(writes);

      const stored = parseLines(JSON.parse(browser.value ?? '[]'));
      expect(keysOf(stored).sort()).toEqual([...wanted].sort());
      for (const { cart } of shops) expect(cart.getState().lines).toEqual(stored);
    }),
    { numRuns: isLongRun ? 1000 : 150 },
  );
});

it('two tabs with concurrent conflicting changes converge to the stored lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), chunks, async (taken, writes) => {
      const { browser, shops, step, rest } = openTabs(null);
      for (const { tab, what, watch } of taken) {
        const shop = shops[tab];
        if (!shop) throw new Error('Expected two open tabs.');
        browser.turnTo(shop.tab);
        if (what === 'add') shop.cart.getState().add(added[0][watch]);
        else if (what === 'remove') shop.cart.getState().remove(added[0][watch]);
        else await step(what, shop);
      }
      await rest(writes);
      const stored = parseLines(JSON.parse(browser.value ?? '[]'));
      for (const { cart } of shops) expect(cart.getState().lines).toEqual(stored);
    }),
    { numRuns: isLongRun ? 1000 : 150 },
  );
});

it('a change made after another tab’s change was received wins', async () => {
  const watches = [...added[0], ...added[1]];
  const turns = fc.record({
    tab: fc.constantFrom(0 as const, 1 as const),
    what: fc.constantFrom('add' as const, 'remove' as const, 'setQuantity' as const, 'clear' as const),
    watch: fc.constantFrom(...watches),
    quantity: fc.integer({ min: 1, max: 10 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(turns, { maxLength: 25 }), async (actions) => {
      const { browser, shops, rest } = openTabs(null);
      let wanted: readonly LineItem[] = [];
      for (const { tab, what, watch, quantity } of actions) {
        const shop = shops[tab];
        if (!shop) throw new Error('Expected two open tabs.');
        browser.turnTo(shop.tab);
        const cart = shop.cart.getState();
        if (what === 'add') cart.add(watch);
        else if (what === 'remove') cart.remove(watch);
        else if (what === 'clear') cart.clear();
        else cart.setQuantity(watch, quantity);
        wanted = {
          add: addLine(wanted, watch),
          remove: removeLine(wanted, watch),
          clear: [],
          setQuantity: setQuantity(wanted, watch, quantity),
        }[what];
        await rest(1);
        expect(parseLines(JSON.parse(browser.value ?? '[]'))).toEqual(wanted);
        for (const { cart: other } of shops) expect(other.getState().lines).toEqual(wanted);
      }
    }),
    { numRuns: isLongRun ? 100 : 30 },
  );
});

describe('a tab that waits for another tab’s lock', () => {
  const [watch] = added[0];

  async function openWaiting() {
    const { browser, shops, rest } = openTabs(null);
    const [one, two] = shops;
    if (!one || !two) throw new Error('Expected two open tabs.');
    browser.turnTo(two.tab);
    two.cart.getState().add(stays);
    await browser.grant();
    browser.turnTo(one.tab);
    one.cart.getState().add(watch);
    await browser.grant();
    return { browser, one, rest };
  }

  it('shows its change at once and stores it when it gets the lock', async () => {
    const { browser, one, rest } = await openWaiting();
    expect(one.cart.getState().lines).toEqual([watch]);
    expect(one.tab.copy).toBeNull();
    await rest(1);
    expect(parseLines(JSON.parse(browser.value ?? '[]'))).toEqual([stays, watch]);
  });

  it('stores its change when its page closes before it gets the lock', async () => {
    const { one } = await openWaiting();
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(one.tab.copy ?? '[]')).toEqual([watch]);
  });

  it('requests the lock once for pending changes and again for later ones', async () => {
    const { browser, one, rest } = await openWaiting();
    browser.turnTo(one.tab);
    one.cart.getState().setQuantity(watch, 2);
    expect(browser.requests).toHaveLength(1);
    await rest(1);
    browser.turnTo(one.tab);
    one.cart.getState().setQuantity(watch, 3);
    expect(browser.requests).toHaveLength(1);
    await rest(1);
    expect(parseLines(JSON.parse(browser.value ?? '[]'))).toEqual([stays, { ...watch, quantity: 3 }]);
  });
});

it('a tab stores its change without the lock when the lock request rejects', async () => {
  const { browser, shops } = openTabs(null);
  const [shop] = shops;
  if (!shop) throw new Error('Expected two open tabs.');
  browser.turnTo(shop.tab);
  const request = () => Promise.reject(new DOMException('The page is not active.', 'InvalidStateError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  shop.cart.getState().add(stays);
  await jest.advanceTimersByTimeAsync(0);
  expect(JSON.parse(shop.tab.copy ?? '[]')).toEqual([stays]);
});
