// Verifies docs/product.md 41.9 (order, link, payment).
import { randomUUID } from 'node:crypto';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { formatMoney } from '@/domain/money';
import { inLanguage } from '@/domain/testing/in-language';
import { goodsQuestion, newOrder, phoneQuote } from '@/server/desk/new-order/new-order';
import { submit } from '@/server/desk/submit';
import { orderMailCopy } from '@/server/notifications/mail-copy.de';
import { findKnownOrder } from '@/server/orders/read';
import { setStock } from '@/server/stock/set-stock';
import { type OrderNumber } from '@/domain/order-number';
import { owner } from '@/server/testing/desk';
import { onEachEngine, onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { lines, totalCents } from '@/server/testing/requests';
import { valueOf } from '@/server/testing/results';
import { withLanguageBundles } from '@/tools/build/testing/language-bundles';
import { GET, POST } from './order/pay/route';

const [line] = lines;
if (!line) throw new Error('The catalogue is empty.');
const [sold] = readShopWatches();
const watch = `A watch (${line.catalogue}/${line.id})`;
const goods = { watch1: watch, units1: '2', country: 'US', service: 'first-class' };
const shopper = {
  email: 'ada@example.com',
  fullName: 'Ada Byron',
  phone: '+12125550142',
  line1: '1 Odd Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
};

onEachEngine((where) => {
  collectLog();
  shareWithRoutes(where);

  const send = (fields: Record<string, string>, key: string = randomUUID()) =>
    submit(where().db, owner, newOrder, { key, fields: { ...goods, ...shopper, ...fields } }, new Date());
  const placedOrder = async (shown: number) => {
    const { next = '' } = valueOf(await send({ shown: String(shown) }));
    return findKnownOrder(where().db, next.split('/').at(-1) as OrderNumber);
  };

  it('an order by phone is placed once, at the checkout’s price, and its link is mailed', async () => {
    const { db } = where();
    const quote = valueOf(
      await phoneQuote(
        db,
        owner,
        { ...goods, watch2: '', watch3: '', watch4: '', units1: 2, units2: 1, units3: 1, units4: 1 },
        new Date(),
      ),
    );
    expect(quote.totals.totalCents).toBe(totalCents);
    const key = randomUUID();
    const outcomes = await Promise.all([1, 2, 3].map(() => send({ shown: String(totalCents) }, key)));
    const placed = await db.selectFrom('orders').selectAll().execute();
    expect(placed).toMatchObject([{ state: 'pending', email: shopper.email, total_cents: totalCents }]);
    expect(new Set(outcomes.map((one) => valueOf(one).next))).toEqual(new Set([`/desk/orders/${placed[0]?.number}`]));
    expect(placed[0]?.reserved_until).toBe(placed[0]?.expires_at);
    const [mail] = await db.selectFrom('outbox').select(['recipient', 'text_body']).execute();
    expect(mail?.recipient).toBe(shopper.email);
    expect(mail?.text_body).toContain(`/order/pay?order=${placed[0]?.token}`);
  });

  // Verifies docs/product.md 44.5 (phone).
  it('an order by phone in yen is quoted, placed and mailed in yen', async () => {
    const { db } = where();
    const typed = { ...goods, watch2: '', watch3: '', watch4: '', units1: 2, units2: 1, units3: 1, units4: 1 };
    const { totals } = valueOf(await phoneQuote(db, owner, { ...typed, currency: 'jpy' }, new Date()));
    const total = formatMoney(totals.totalCents, 'jpy');
    expect(totals).toMatchObject({ currency: 'jpy', subtotalCents: 2 * (sold?.otherPrices?.jpy?.priceCents ?? NaN) });
    const { next = '' } = valueOf(await send({ shown: String(totals.totalCents), currency: 'jpy' }));
    const order = await findKnownOrder(db, next.split('/').at(-1) as OrderNumber);
    expect([order.currency, order.total_cents]).toEqual(['jpy', totals.totalCents]);
    const [mail] = await db.selectFrom('outbox').select('text_body').execute();
    expect(mail?.text_body).toContain(`Total: ${total}\n`);
    expect(await db.selectFrom('audit_log').select('details').execute()).toEqual([{ details: total }]);
  });

  it('an order by phone with another sum, an unknown watch or an address without its postal code is not placed', async () => {
    expect(valueOf(await send({ shown: String(totalCents - 1) })).sentence).toMatch(/^The total is now /);
    expect(valueOf(await send({ shown: String(totalCents), watch1: 'nonsense' }))).toMatchObject({
      invalid: { field: 'watch1' },
    });
    expect(valueOf(await send({ shown: String(totalCents), postalCode: '' }))).toMatchObject({
      invalid: { field: 'postalCode' },
    });
    expect(await where().db.selectFrom('orders').select('number').execute()).toEqual([]);
  });

  it('the link of an order by phone opens its payment, and a test card pays it once', async () => {
    const { token, number } = await placedOrder(totalCents);
    const link = await GET(new Request(`http://localhost:3000/api/order/pay?order=${token}`));
    expect([link.status, link.headers.get('location')]).toEqual([303, `/order/pay?order=${token}`]);
    const pay = (card: string) =>
      POST(
        new Request('http://localhost:3000/api/order/pay', {
          method: 'POST',
          headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ order: token, card }).toString(),
        }),
      );
    expect((await pay('declined')).status).toBe(402);
    const tried = await findKnownOrder(where().db, number);
    expect(tried.reserved_until).toBe(tried.expires_at);
    const paid = await pay('success');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/thanks?order=${token}&from=payment`]);
    expect((await findKnownOrder(where().db, number)).state).toBe('paid');
    expect((await GET(new Request('http://localhost:3000/api/order/pay?order=unknown'))).status).toBe(404);
  });
});

onSqlite((where) => {
  it('each line of an order by phone has the units of its own field, one by default and ten at most', async () => {
    const { db } = where();
    for (const key of ['xerix/1', 'xerix/2', 'xerix/3'] as const) await setStock(db, key, { to: 10 }, new Date());
    const typed = { watch1: ' xerix/1 ', units1: '10', watch3: 'xerix/3', watch4: 'A (B) (xerix/2)', units4: '2' };
    const { totals } = valueOf(
      await phoneQuote(db, owner, goodsQuestion().parse({ ...typed, country: 'US' }), new Date()),
    );
    expect(totals.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 10],
      [3, 1],
      [2, 2],
    ]);
    for (const units1 of ['0', '11']) expect(goodsQuestion().safeParse({ units1, country: 'US' }).success).toBe(false);
  });
});

// Verifies docs/product.md 41.9 (language).
onSqlite((where) => {
  withLanguageBundles(['de']);

  /** Sends the form in a shop with these languages, and returns the outcome with the order and its mail. */
  const sendIn = async (languages: string, choice: Record<string, string>) => {
    const { db } = where();
    const desk = await inLanguage('en', () => import('@/server/desk/new-order/new-order'), languages);
    const fields = { ...goods, ...shopper, shown: String(totalCents), ...choice };
    const outcome = valueOf(await submit(db, owner, desk.newOrder, { key: randomUUID(), fields }, new Date()));
    const order = await db.selectFrom('orders').selectAll().executeTakeFirst();
    const mail = await db.selectFrom('outbox').selectAll().executeTakeFirst();
    const audit = await db.selectFrom('audit_log').select(['subject', 'details']).execute();
    return { outcome, order, mail, audit };
  };

  it('an order by phone in German is stored and mailed in German, and its link leads to the German page', async () => {
    const { order, mail, audit } = await sendIn('en,de', { language: 'de' });
    expect(order?.language).toBe('de');
    expect(mail?.subject).toBe(order && orderMailCopy.phone.title(order.number));
    expect(mail?.html_body).toContain('<html lang="de">');
    expect(mail?.text_body).toContain(`http://localhost:3000/de/order/pay?order=${order?.token}`);
    expect(mail?.text_body).toContain('Vereinigte Staaten');
    expect(audit).toEqual([{ subject: 'new order', details: formatMoney(totalCents, 'usd') }]);
  });

  it.each([
    ['en,de', { language: 'en' }],
    ['en,de', {}],
    ['en', {}],
  ])('in a shop in %s an order by phone with %j is English', async (languages, choice) => {
    const { order, mail } = await sendIn(languages, choice);
    expect(order?.language).toBe('en');
    expect(mail?.html_body).toContain('<html lang="en">');
    expect(mail?.text_body).toContain(`http://localhost:3000/order/pay?order=${order?.token}`);
  });

  it.each([
    ['en,de', 'fr'],
    ['en,de', ''],
    ['en', 'de'],
  ])('a shop in %s places no order by phone in the language "%s"', async (languages, language) => {
    const { outcome, order } = await sendIn(languages, { language });
    expect([outcome.invalid, order]).toEqual([{ field: 'language', reason: 'malformed' }, undefined]);
  });
});
