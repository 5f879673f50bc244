// Verifies docs/product.md 44.8.
import { transact } from '@/server/database/transact';
import { recordPaymentEvent } from '@/server/orders/change';
import { returnsOf, returnValue } from '@/server/orders/claimed-units';
import { lockKnownOrder } from '@/server/orders/history';
import { findKnownOrder } from '@/server/orders/read';
import { now, paymentEvent, placeIn, request } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { requestReturn } from './request-return';

const address = { ...request.address, country: 'DE', region: '', city: 'Berlin', postalCode: '10243' };
const lines = [{ catalogue: 'xerix', id: 1, quantity: 1 }];

onSqlite((where) => {
  it.each([
    ['usd', 199_00 + 19_95],
    ['eur', 189_50 + 18_50],
    ['gbp', 165_25 + 15_95],
    ['jpy', 29_801 + 3_000],
  ] as const)(
    'a withdrawal in %s is worth the watches and the standard shipping of that currency',
    async (currency, value) => {
      const { db } = where();
      const { number } = await placeIn(db, currency, { address, lines, service: 'express-international' });
      const order = await findKnownOrder(db, number);
      await recordPaymentEvent(db, paymentEvent(order), now);
      valueOf(
        await transact(db, async (records) =>
          requestReturn(records, await lockKnownOrder(records, number), { kind: 'withdrawal', items: 'all' }, now),
        ),
      );
      const [asked] = await returnsOf(db, number);
      if (!asked) throw new Error('There is no withdrawal.');
      expect(await returnValue(db, order, asked)).toBe(value);
    },
  );
});
