// Holds docs/product.md 10.5.
import fc from 'fast-check';
import { cartActions, cartKey } from './cart';
import { createLinesStore } from './lines-store';
import { addLine, readLines, removeLine, setQuantity, type LineItem } from '@/domain/line-items';
import { Browser, type Tab } from './testing/tabs';
import { keysOf, watchOf } from '@/domain/testing/watches';

/** Two tabs of the shop in one browser that carries writes between them with a delay. */
function openTabs(stored: string | null) {
  const browser = new Browser(2, stored);
  const shops = browser.tabs.map((tab) => {
    turnTo(tab);
    return { tab, cart: createLinesStore(cartKey, cartActions) };
  });
  const handleEvent = (shop: (typeof shops)[number]) => {
    const event = shop.tab.events.shift();
    if (!event) return;
    turnTo(shop.tab);
    shop.cart.hear(event);
  };
  /** Lets the browser carry everything everywhere, so many writes at a time. */
  const rest = (writes: number) => {
    const busy = () =>
      browser.sent.length > 0 || shops.some(({ tab }) => tab.inbox.length > 0 || tab.events.length > 0);
    for (let round = 0; busy(); round += 1) {
      if (round > 100) throw new Error('the tabs never come to rest');
      for (const shop of shops) {
        for (let write = 0; write < writes; write += 1) browser.carryOut(shop.tab);
      }
      for (const shop of shops) {
        for (let write = 0; write < writes; write += 1) shop.tab.receive();
        handleEvent(shop);
      }
    }
  };
  return { browser, shops, handleEvent, rest };
}

/** From here on `window.localStorage` is the one of this tab. */
function turnTo(tab: Tab) {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => tab.localStorage });
}

const added = [
  [watchOf('xerix', 1), watchOf('xerix', 2), watchOf('xerix', 3)],
  [watchOf('undone', 1), watchOf('undone', 2), watchOf('undone', 3)],
] as const;
const stays = watchOf('luminox', 1);
const removed = [
  [watchOf('timex', 1), watchOf('timex', 2), watchOf('timex', 3)],
  [watchOf('gshock', 1), watchOf('gshock', 2), watchOf('gshock', 3)],
] as const;

/** How many writes the browser carries at once. */
const chunks = fc.integer({ min: 1, max: 4 });

/** Something that happens in or around tab 0 or 1. What a tab removes is none of what it adds. */
const steps = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom('add', 'add', 'remove', 'carry out', 'receive', 'handle'),
  watch: fc.constantFrom(0 as const, 1 as const, 2 as const),
});

it('two tabs that act at the same time keep each other’s changes, however late the browser carries them', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), fc.boolean(), chunks, (happenings, filled, writes) => {
      const start = filled ? [stays, ...removed.flat()] : [];
      const { browser, shops, handleEvent, rest } = openTabs(filled ? JSON.stringify(start) : null);
      const wanted = new Set(keysOf(start));

      for (const { tab, what, watch } of happenings) {
        const shop = shops[tab];
        if (!shop) throw new Error('two tabs are open');
        turnTo(shop.tab);
        if (what === 'add') {
          shop.cart.getState().add(added[tab][watch]);
          keysOf([added[tab][watch]]).forEach((name) => wanted.add(name));
        } else if (what === 'remove') {
          shop.cart.getState().remove(removed[tab][watch]);
          keysOf([removed[tab][watch]]).forEach((name) => wanted.delete(name));
        } else if (what === 'carry out') browser.carryOut(shop.tab);
        else if (what === 'receive') shop.tab.receive();
        else handleEvent(shop);
      }
      rest(writes);

      const stored = readLines(JSON.parse(browser.value ?? '[]'));
      expect(keysOf(stored).sort()).toEqual([...wanted].sort());
      for (const { cart } of shops) expect(cart.getState().lines).toEqual(stored);
    }),
    { numRuns: Number(process.env.TAB_RUNS ?? 1000) },
  );
});

it('two tabs that want opposite things at the same time come to rest, and agree', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), chunks, (happenings, writes) => {
      const { browser, shops, handleEvent, rest } = openTabs(null);
      for (const { tab, what, watch } of happenings) {
        const shop = shops[tab];
        if (!shop) throw new Error('two tabs are open');
        turnTo(shop.tab);
        if (what === 'add') shop.cart.getState().add(added[0][watch]);
        else if (what === 'remove') shop.cart.getState().remove(added[0][watch]);
        else if (what === 'carry out') browser.carryOut(shop.tab);
        else if (what === 'receive') shop.tab.receive();
        else handleEvent(shop);
      }
      rest(writes);
      const stored = readLines(JSON.parse(browser.value ?? '[]'));
      for (const { cart } of shops) expect(cart.getState().lines).toEqual(stored);
    }),
    { numRuns: Number(process.env.TAB_RUNS ?? 1000) },
  );
});

it('a tab that knows what the other did has the last word, at whatever speed', () => {
  const watches = [...added[0], ...added[1]];
  const turns = fc.record({
    tab: fc.constantFrom(0 as const, 1 as const),
    what: fc.constantFrom('add' as const, 'remove' as const, 'setQuantity' as const, 'clear' as const),
    watch: fc.constantFrom(...watches),
    quantity: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(fc.array(turns, { maxLength: 25 }), (actions) => {
      const { browser, shops, rest } = openTabs(null);
      let wanted: readonly LineItem[] = [];
      for (const { tab, what, watch, quantity } of actions) {
        const shop = shops[tab];
        if (!shop) throw new Error('two tabs are open');
        turnTo(shop.tab);
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
        rest(1);
        expect(readLines(JSON.parse(browser.value ?? '[]'))).toEqual(wanted);
        for (const { cart: other } of shops) expect(other.getState().lines).toEqual(wanted);
      }
    }),
    { numRuns: Number(process.env.TAB_RUNS ?? 100) },
  );
});
