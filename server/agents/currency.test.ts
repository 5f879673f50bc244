// Verifies docs/product.md 44.14 (prepared checkout).
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { currencies } from '@/domain/currency';
import { priceOrder } from '@/domain/pricing';
import { isLongRun } from '@/domain/testing/long-tests';
import type { WatchKey } from '@/domain/watch-key';
import { openPriceSource } from '@/server/catalogue/price-source';
import { shippingOptions } from '@/domain/shipping';
import { recordPaymentEvent } from '@/server/orders/change';
import { now, paidOrder, paymentEvent, placeIn } from '@/server/testing/checkout';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { originOf } from './feature';
import { openSession, readSession, takeOver } from './sessions';
import { validationErrorOf, validatorOf } from './schemas';
import { agentsAt, ask, line, linkTokenIn, newYork, profileOf } from './testing/agent';
import { accept } from '@/domain/result';

const saturday = new Date('2026-11-21T12:00:00-05:00');

type Total = { type: string; amount: number };
const amountOf = ({ totals }: { totals: Total[] }, type: string) =>
  totals.filter((total) => total.type === type).reduce((sum, { amount }) => sum + amount, 0);

const sendTo = (address_country: string, service = '') => ({
  methods: [
    {
      type: 'shipping',
      line_item_ids: [],
      destinations: [{ ...newYork, address_country }],
      groups: [{ selected_option_id: service }],
    },
  ],
});

/** A checkout of one Timex, which has a weekend price. @param currency of the context */
const timexIn = (currency?: string, more: object = {}) => ({
  line_items: [line('timex-2')],
  ...(currency !== undefined && { context: { currency } }),
  ...more,
});

/** Currency and amount of the only line of an answer. */
const priceIn = (answer: { currency: string; line_items: [{ item: { price: number } }] }) => [
  answer.currency,
  answer.line_items[0].item.price,
];

/** Removes the prices of a watch in other currencies than US dollars, until the end of the test. */
function withoutOtherPrices(key: WatchKey): void {
  const { findWatches, findWatch } = catalogue;
  const without = <Each extends { key: WatchKey }>(watch: Each) =>
    watch.key === key ? { ...watch, otherPrices: {} } : watch;
  jest.spyOn(catalogue, 'findWatches').mockImplementation(async (keys) => (await findWatches(keys)).map(without));
  jest.spyOn(catalogue, 'findWatch').mockImplementation(async (asked) => {
    const watch = await findWatch(asked);
    return watch && without(watch);
  });
}

afterEach(() => jest.restoreAllMocks());

onSqlite((where) => {
  it('a checkout’s totals equal the shop’s in the context’s currency, for any watches, country, service and code', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const all = await catalogue.listAll('all');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...currencies),
        fc.constantFrom(now, saturday),
        fc.uniqueArray(fc.nat(all.length - 1), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom('US', 'DE', 'JP'),
        fc.nat(2),
        fc.boolean(),
        async (currency, at, places, quantity, country, choice, hasCode) => {
          const lines = places.flatMap((place) => {
            const watch = all[place];
            return watch ? [{ catalogue: watch.catalogue, id: watch.id, quantity }] : [];
          });
          const prices = await openPriceSource(lines, at, currency);
          const offered = shippingOptions(prices.services, prices.zoneOf(country), 0);
          const service = offered[choice % offered.length]?.id ?? '';
          const payload = {
            line_items: lines.map(({ catalogue: name, id }) => line(`${name}-${id}`, quantity)),
            fulfillment: sendTo(country, service),
            discounts: { codes: hasCode ? [code] : [] },
            context: { currency: currency.toUpperCase() },
          };
          const answer = await ask(agentsAt(db, { now: at }), 'create_checkout', payload, { caller: randomUUID() });
          for (const schema of ['shopping/checkout.json', 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout'])
            expect(validationErrorOf(validatorOf('2026-08-25', 'answer', schema), answer)).toBeUndefined();
          const promo = hasCode ? { code, percent: 20 } : undefined;
          const shop = valueOf(priceOrder({ lines, country, service, promo }, prices));
          expect([
            answer.currency,
            amountOf(answer, 'subtotal'),
            -amountOf(answer, 'discount') || 0,
            amountOf(answer, 'fulfillment'),
            amountOf(answer, 'total'),
          ]).toEqual([
            currency.toUpperCase(),
            shop.subtotalCents,
            shop.discountCents,
            shop.shipping.cents,
            shop.totalCents,
          ]);
          const [{ options }] = answer.fulfillment.methods[0].groups;
          const option = options.find(({ id }: { id: string }) => id === service);
          expect(amountOf(option, 'total')).toBe(shop.shipping.cents);
        },
      ),
      { numRuns: isLongRun ? 40 : 12 },
    );
  }, 60_000);

  it.each([
    ['EUR', 269_00, 188_30],
    ['eur', 269_00, 188_30],
    ['JPY', 44_000, 30_800],
  ])(
    'a checkout in %s has the written price of that currency, on a weekend its weekend price',
    async (code, ...all) => {
      const [everyday, reduced] = all;
      const priceAt = async (at: Date) =>
        priceIn(await ask(agentsAt(where().db, { now: at }), 'create_checkout', timexIn(code)));
      expect(await priceAt(now)).toEqual([code.toUpperCase(), everyday]);
      expect(await priceAt(saturday)).toEqual([code.toUpperCase(), reduced]);
    },
  );

  it.each(['CHF', 'euro', '', '__proto__'])(
    'a checkout ignores the currency %j, in which the shop does not sell',
    async (code) => {
      const answer = await ask(agentsAt(where().db), 'create_checkout', timexIn(code));
      expect(priceIn(answer)).toEqual(['USD', 289_00]);
      expect(answer.ucp.status).toBe('success');
    },
  );

  it('a country, a language and a currency outside the context do not choose the currency of a checkout', async () => {
    const context = { address_country: 'DE', language: 'de' };
    const payload = timexIn(undefined, { context, currency: 'EUR', fulfillment: sendTo('DE') });
    const answer = await ask(agentsAt(where().db), 'create_checkout', payload);
    expect(priceIn(answer)).toEqual(['USD', 289_00]);
  });

  it('a checkout with a watch without a price in the currency is in US dollars as a whole, and says so', async () => {
    withoutOtherPrices('xerix/1');
    const payload = { ...timexIn('EUR'), line_items: [line('timex-2'), line('xerix-1')], fulfillment: sendTo('DE') };
    const context = agentsAt(where().db);
    const answer = await ask(context, 'create_checkout', payload);
    expect([answer.currency, amountOf(answer, 'subtotal')]).toEqual(['USD', 538_00]);
    const [{ options }] = answer.fulfillment.methods[0].groups;
    expect(options.map((option: { totals: Total[] }) => amountOf(option, 'total'))).toEqual([0, 49_95]);
    expect(answer.messages).toContainEqual({
      type: 'info',
      code: 'currency_not_available',
      content: expect.stringContaining('EUR'),
      path: '$.currency',
    });
    const without = await ask(context, 'update_checkout', timexIn(), { id: answer.id });
    expect(priceIn(without)).toEqual(['EUR', 269_00]);
    expect(JSON.stringify(without.messages)).not.toContain('currency_not_available');
  });

  it('a checkout of 2026-04-08 is in the currency of its context too', async () => {
    const older = agentsAt(where().db, {
      findProfile: async () =>
        accept({
          ...profileOf('2026-04-08'),
          capabilities: { 'dev.ucp.shopping.checkout': [{ version: '2026-04-08' }] },
        }),
    });
    const answer = await ask(older, 'create_checkout', timexIn('JPY'));
    expect([answer.ucp.version, ...priceIn(answer)]).toEqual(['2026-04-08', 'JPY', 44_000]);
    expect(validationErrorOf(validatorOf('2026-04-08', 'answer', 'shopping/checkout.json'), answer)).toBeUndefined();
  });
});

onEachEngine((where) => {
  // Verifies docs/product.md 44.14 (stored sessions).
  it('update_checkout without a currency the shop sells in keeps the currency of the checkout, another one changes it', async () => {
    const context = agentsAt(where().db);
    const { id } = await ask(context, 'create_checkout', timexIn('GBP'));
    const update = async (currency?: string) =>
      priceIn(await ask(context, 'update_checkout', timexIn(currency), { id }));
    expect(await update()).toEqual(['GBP', 229_00]);
    expect(await update('CHF')).toEqual(['GBP', 229_00]);
    expect(await update('JPY')).toEqual(['JPY', 44_000]);
    expect(priceIn(await ask(context, 'get_checkout', undefined, { id }))).toEqual(['JPY', 44_000]);
    expect(await update('usd')).toEqual(['USD', 289_00]);
  });

  it('a checkout keeps its currency after its shopper took it over, and has that of its order once paid', async () => {
    const { db } = where();
    const context = agentsAt(db);
    const { id, continue_url: page } = await ask(context, 'create_checkout', timexIn('EUR'));
    valueOf(await takeOver(db, { linkToken: linkTokenIn(page), key: randomUUID() }, now));
    await ask(context, 'update_checkout', timexIn('USD'), { id });
    expect(priceIn(await ask(context, 'get_checkout', undefined, { id }))).toEqual(['EUR', 269_00]);
    const order = await placeIn(db, 'gbp', {}, { origin: originOf(id) });
    await recordPaymentEvent(db, paymentEvent(order), now);
    const completed = await ask(context, 'get_checkout', undefined, { id });
    expect([completed.currency, amountOf(completed, 'total')]).toEqual(['GBP', order.total_cents]);
  });

  // Verifies docs/product.md 44.14 (stored sessions).
  itOnce('a session that was stored before migration 34 is in US dollars', async () => {
    const { db } = where();
    const buyer = { firstName: '', lastName: '', email: '', phone: '' };
    const lines = [{ catalogue: 'timex' as const, id: 2, quantity: 1 }];
    const prepared = { lines, buyer, address: null, service: '', promoCodes: [] };
    const { id } = await openSession(db, { agent: 'agent.example', prepared, currency: 'eur' }, now);
    const { currency, ...row } = await db.selectFrom('agent_sessions').selectAll().executeTakeFirstOrThrow();
    expect(currency).toBe('eur');
    await db.deleteFrom('agent_sessions').execute();
    await db.insertInto('agent_sessions').values(row).execute();
    expect(await readSession(db, id, now)).toMatchObject({ currency: 'usd', prepared });
  });
});
