// Verifies docs/product.md 14.7, 14.12, 26.6.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordPaymentEvent } from '@/server/orders/change';
import { findOrderByNumber } from '@/server/orders/read';
import { now, place, paymentEvent } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { ordersCsv } from '@/server/orders/orders-csv';
import { listText, orderText } from './report';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-owner-'))));
afterEach(() => rmSync(folder, { recursive: true }));

onSqliteFirst((where) => {
  it.each([
    [true, 'live', 'Payment: stripe, pi_1, live'],
    [false, 'test mode', 'Payment: stripe, pi_1, test mode, no money was charged'],
  ])('orderText names the payment mode and how an order was paid: %s', async (isLive, mode, payment) => {
    const { db } = where();
    const order = await place(db);
    await recordPaymentEvent(db, paymentEvent(order, { provider: 'stripe', reference: 'pi_1', isLive }), now);
    const paid = await findOrderByNumber(db, order.number);
    if (!paid) throw new Error('The order does not exist.');
    expect(listText([paid])).toMatch(new RegExp(`  Ada <Byron>  ${mode}$`));
    expect(orderText(paid, [], [])).toContain(`\n${payment}\n`);
    expect(ordersCsv([paid])).toMatch(new RegExp(`,stripe,pi_1,${mode}\r\n$`));
  });

  it('ordersCsv escapes text that a spreadsheet would run as a formula', async () => {
    const { db } = where();
    await place(db, { contact: { email: 'a@example.com', fullName: '=HYPERLINK("x"), Ada', phone: '' } });
    const csv = ordersCsv(await db.selectFrom('orders').selectAll().execute());
    expect(csv).toContain(`,"'=HYPERLINK(""x""), Ada",`);
    expect(csv).toContain(',398.00,0.00,0.00,398.00,');
  });
});
