// Verifies docs/product.md 35.10.
import { recordPaymentEvent } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';
import { later, now, paidOrder, paymentEvent, place, refundUpdate, request } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { invoices } from './invoices';

onSqliteFirst((where) => {
  const run = (...args: string[]) => invoices.run(where().db, args);
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  /** An American order without VAT, a German one with VAT, and a refund of it in part. */
  async function sell() {
    const { db } = where();
    const { order: american } = await paidOrder(db);
    const company = { COMPANY_NAME: 'Odd & Hours GmbH', COMPANY_ADDRESS: 'Torstraße 1, Berlin', COMPANY_COUNTRY: 'DE' };
    Object.assign(process.env, company, { COMPANY_VAT_ID: 'DE123456789' });
    const address = { ...request.address, country: 'DE', region: '', city: 'Berlin', postalCode: '10243' };
    const german = await place(db, { address, service: 'standard-international' });
    await recordPaymentEvent(db, paymentEvent(german), now);
    await recordRefund(db, refundUpdate(german, { amountCents: 100_00 }), later(1000));
    return { american, german };
  }

  it('the invoices command sums up a year by country, rate and kind, with a total', async () => {
    const { german } = await sell();
    const [vat, refundVat] = [63_55, 15_97];
    expect(german.total_cents).toBe(398_00);
    expect(await run('--year', '2026', '--csv')).toBe(
      [
        'country,category,rate,kind,documents,net,vat,total',
        `DE,S,19 %,invoice,1,${((398_00 - vat) / 100).toFixed(2)},63.55,398.00`,
        `DE,S,19 %,credit-note,1,-${((100_00 - refundVat) / 100).toFixed(2)},-15.97,-100.00`,
        'US,O,,invoice,1,398.00,0.00,398.00',
        'total,,,,3,648.42,47.58,696.00',
        '',
      ].join('\r\n'),
    );
    expect(String(await run('--year', '2026')).split('\n')).toHaveLength(4);
    expect(await run('--year', '2025')).toBe('No invoices in 2025.');
  });

  it('the invoices command lists each document with the one that it corrects', async () => {
    const { american, german } = await sell();
    expect(await run('--year', '2026', '--each', '--csv')).toBe(
      [
        'number,date,kind,order,corrects,refund,country,category,rate,net,vat,total,currency',
        `2026-000001,2026-11-20,invoice,${american.number},,,US,O,,398.00,0.00,398.00,usd`,
        `2026-000002,2026-11-20,invoice,${german.number},,,DE,S,19 %,334.45,63.55,398.00,usd`,
        `2026-000003,2026-11-20,credit-note,${german.number},2026-000002,re_${german.number},DE,S,19 %,-84.03,-15.97,-100.00,usd`,
        '',
      ].join('\r\n'),
    );
    expect(String(await run('--year', '2026', '--each')).split('\n')[2]).toMatch(/-\$100\.00  corrects 2026-000002$/);
  });

  it.each([[], ['--year'], ['--year', '26'], ['--year', '2026', '--all'], ['--year', '2026', '--csv', '--csv']])(
    'the invoices command rejects %j %j %j',
    (...args) => {
      expect(run(...args)).toBeUndefined();
    },
  );
});
