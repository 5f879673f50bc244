// Verifies docs/product.md 34.11.
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { Currency } from '@/domain/currency';
import { inLanguage } from '@/domain/testing/in-language';
import { onSqliteFirst } from '@/server/testing/engines';
import { viewHandOff } from './hand-off-view';
import { type PreparedCheckout } from './sessions';

const friday = new Date('2026-11-20T23:00:00-05:00');
const saturday = new Date('2026-11-21T01:00:00-05:00');

const oneWatch = [{ catalogue: 'xerix' as const, id: 1, quantity: 1 }];

const prepared = (change: Partial<PreparedCheckout>): PreparedCheckout => ({
  lines: [{ catalogue: 'xerix', id: 1, quantity: 2 }],
  buyer: { firstName: '', lastName: '', email: '', phone: '' },
  address: null,
  service: '',
  promoCodes: [],
  ...change,
});

onSqliteFirst((where) => {
  const view = (change: Partial<PreparedCheckout>, changedAt = friday, now = friday, currency: Currency = 'usd') =>
    viewHandOff(where().db, { prepared: prepared(change), currency, changedAt }, now);

  it('viewHandOff prices a prepared checkout like the shop’s checkout, with the default service if none was chosen', async () => {
    const { totals, rejection, beforeCents, watches, unsold } = await view({});
    expect(totals).toMatchObject({
      subtotalCents: 49_800,
      totalCents: 49_800,
      shipping: { id: 'first-class', cents: 0 },
    });
    expect([rejection, beforeCents, unsold]).toEqual([undefined, undefined, 0]);
    expect(watches).toMatchObject([{ quantity: 2, unitCents: 24_900, availability: 'in-stock' }]);
    expect((await view({ service: 'priority' })).totals?.shipping.id).toBe('priority');
  });

  it('viewHandOff ships to the address of the agent, with its usual service', async () => {
    const address = { line1: 'Torstraße 1', line2: '', city: 'Berlin', region: '', postalCode: '10119', country: 'DE' };
    const { totals, rejection } = await view({ lines: oneWatch, address: { ...address, fullName: 'Ada Byron' } });
    expect(totals?.shipping.id).toBe('standard-international');
    expect(rejection).toBeUndefined();
    const unknown = await view({ lines: oneWatch, address: { ...address, fullName: '', country: '' } });
    expect(unknown.totals?.shipping.id).toBe('first-class');
  });

  // Verifies docs/product.md 34.11 (weekend has begun, weekend has ended).
  it('viewHandOff returns both prices when a weekend has begun or ended since', async () => {
    const [reduced] = (await catalogue.listAll('all')).filter(({ weekendCents }) => weekendCents !== undefined);
    if (!reduced?.weekendCents) throw new Error('The price list reduces no watch.');
    const lines = [{ catalogue: reduced.catalogue, id: reduced.id, quantity: 1 }];
    const moved = await view({ lines, service: 'express' }, friday, saturday);
    expect(moved.watches).toMatchObject([{ beforeCents: reduced.priceCents, unitCents: reduced.weekendCents }]);
    const stood = await view({ lines, service: 'express' }, friday, friday);
    expect(moved.beforeCents).toBe(stood.totals?.totalCents);
    expect(moved.totals?.totalCents).toBeLessThan(moved.beforeCents ?? 0);
    const back = await view({ lines, service: 'express' }, saturday, friday);
    expect(back.watches).toMatchObject([{ beforeCents: reduced.weekendCents, unitCents: reduced.priceCents }]);
    expect([back.beforeCents, back.totals?.totalCents]).toEqual([moved.totals?.totalCents, stood.totals?.totalCents]);
    expect((await view({ lines }, saturday, saturday)).beforeCents).toBeUndefined();
  });

  // Verifies docs/product.md 45.17 (agent's checkout).
  it('viewHandOff ships to the country of the language, as the checkout will, until the agent names an address', async () => {
    const { totals } = await inLanguage('de', async () => {
      const german = await import('./hand-off-view');
      const session = { prepared: prepared({ lines: oneWatch }), currency: 'eur' as const, changedAt: friday };
      return german.viewHandOff(where().db, session, friday);
    });
    expect(totals).toMatchObject({ subtotalCents: 22_900, shipping: { id: 'standard-international', cents: 18_50 } });
  });

  // Verifies docs/product.md 44.14 (page).
  it('viewHandOff has prices, shipping and the total before and after a weekend in the checkout’s currency', async () => {
    const lines = [{ catalogue: 'timex' as const, id: 2, quantity: 1 }];
    const moved = await view({ lines, service: 'express' }, friday, saturday, 'jpy');
    expect(moved).toMatchObject({
      currency: 'jpy',
      watches: [{ beforeCents: 44_000, unitCents: 30_800 }],
      totals: { currency: 'jpy', subtotalCents: 30_800, shipping: { cents: 4_500 }, totalCents: 35_300 },
      beforeCents: 48_500,
      // The cart stores prices in US dollars.
      lines: [{ id: 2, price: 202.3, quantity: 1 }],
    });
  });

  // Verifies docs/product.md 44.14 (page).
  it('viewHandOff is in US dollars if a watch has no price in the checkout’s currency', async () => {
    const { findWatches } = catalogue;
    const spied = jest
      .spyOn(catalogue, 'findWatches')
      .mockImplementation(async (keys) =>
        (await findWatches(keys)).map((watch) => (watch.key === 'undone/1' ? { ...watch, otherPrices: {} } : watch)),
      );
    const lines = [
      { catalogue: 'xerix' as const, id: 1, quantity: 1 },
      { catalogue: 'undone' as const, id: 1, quantity: 1 },
    ];
    const mixed = await view({ lines }, friday, friday, 'eur');
    expect(mixed).toMatchObject({ currency: 'usd', watches: [{ unitCents: 249_00 }, { unitCents: 320_00 }] });
    expect(mixed.totals).toMatchObject({ currency: 'usd', subtotalCents: 569_00 });
    spied.mockRestore();
  });

  it('viewHandOff reports an invalid part and prices the rest without it', async () => {
    const coded = await view({ promoCodes: ['7K3M-9QX2-7K3M-9QX2'] });
    expect([coded.rejection?.code, coded.totals?.totalCents]).toEqual(['promo-code', 49_800]);
    const sent = await view({ service: 'standard-international' });
    expect([sent.rejection?.code, sent.totals?.shipping.id]).toEqual(['service-not-offered', 'first-class']);
    const gone = await view({ lines: [{ catalogue: 'xerix', id: 77, quantity: 1 }] });
    expect([gone.unsold, gone.watches, gone.totals]).toEqual([1, [], undefined]);
    const many = await view({ lines: [{ catalogue: 'xerix', id: 1, quantity: 11 }] });
    expect([many.rejection?.code, many.totals]).toEqual(['bad-quantity', undefined]);
  });
});
