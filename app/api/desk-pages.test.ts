// Verifies docs/product.md 41.2 (missing page).
import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import TodayPage from '@/app/(desk)/desk/page';
import OrdersPage from '@/app/(desk)/desk/orders/page';
import PackingSlipPage from '@/app/(desk)/desk/orders/[number]/slip/page';
import OrderPage from '@/app/(desk)/desk/orders/[number]/page';
import RefundPage from '@/app/(desk)/desk/orders/[number]/refund/page';
import ConfirmPage from '@/app/(desk)/desk/confirm/page';
import HealthPage from '@/app/(desk)/desk/health/page';
import MessagePage from '@/app/(desk)/desk/messages/[id]/page';
import MessagesPage from '@/app/(desk)/desk/messages/page';
import NewOrderPage from '@/app/(desk)/desk/new-order/page';
import PricesPage from '@/app/(desk)/desk/prices/page';
import PriceListPage from '@/app/(desk)/desk/prices/[id]/page';
import WatchPage from '@/app/(desk)/desk/watches/[catalogue]/[id]/page';
import ReturnsPage from '@/app/(desk)/desk/returns/page';
import ShoppersPage from '@/app/(desk)/desk/shoppers/page';
import ImportStockPage from '@/app/(desk)/desk/stock/import/page';
import AddressPage from '@/app/(desk)/desk/orders/[number]/address/page';
import InvitePage from '@/app/(desk)/desk/invite/[token]/page';
import PersonPage from '@/app/(desk)/desk/shoppers/person/page';
import SignInPage from '@/app/(desk)/desk/sign-in/page';
import WatchStockPage from '@/app/(desk)/desk/stock/[catalogue]/[id]/page';
import StockPage from '@/app/(desk)/desk/stock/page';
import ImportWatchesPage from '@/app/(desk)/desk/watches/import/page';
import WatchesPage from '@/app/(desk)/desk/watches/page';
import ReturnPage from '@/app/(desk)/desk/returns/[number]/page';
import { inLanguage } from '@/domain/testing/in-language';
import { type Database } from '@/server/database/database';
import { handleDeskForm } from '@/server/desk/handle-form';
import { newOrder, showTotal } from '@/server/desk/new-order/new-order';
import { addNote } from '@/server/desk/orders/notes';
import { savePriceList, switchPriceList } from '@/server/desk/prices/prices';
import { createDevice } from '@/server/desk/sessions';
import { invite } from '@/server/desk/sign-in/invitations';
import { keepUntilSignIn, submit } from '@/server/desk/submit';
import { importStock } from '@/server/desk/stock/stock';
import { importWatches } from '@/server/desk/watches/import-watches';
import { publishDraft, saveDraft, showWatch } from '@/server/desk/watches/watches';
import { enqueueMail } from '@/server/notifications/outbox';
import { contactAcknowledgement } from '@/server/notifications/shopper-mail';
import { fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { orderVersion } from '@/server/orders/order-version';
import { packOrder } from '@/server/orders/progress';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordPaymentDelivery } from '@/server/orders/payment-delivery';
import { recordRefund } from '@/server/orders/record-refund';
import { keepContactMessage, noteAnswer } from '@/server/messages/messages';
import { cancelByShopper } from '@/server/payments/cancel-order';
import { setStock } from '@/server/stock/set-stock';
import {
  disputeUpdate,
  later,
  now,
  paidOrder,
  paymentEvent,
  place,
  placeIn,
  refundUpdate,
} from '@/server/testing/checkout';
import { owner, ownerEmail, postToDesk, signInOwner, withOwner } from '@/server/testing/desk';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { copyRow } from '@/server/testing/many-rows';
import { returnsAt } from '@/server/testing/returns';
import { valueOf } from '@/server/testing/results';

let session: string | undefined;
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => session && { value: session } }) }));
jest.mock('next/navigation', () => ({
  useRouter: jest.fn(),
  usePathname: jest.fn(),
  notFound: () => {
    throw new Error('404');
  },
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
}));

type Page = (props: {
  params: Promise<never>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) => Promise<ReactNode>;

/** Renders a page of the desk as HTML. */
async function htmlOf(page: unknown, query: Record<string, string | string[]> = {}, params: object = {}) {
  const props = { params: Promise.resolve(params as never), searchParams: Promise.resolve(query) };
  return renderToStaticMarkup(await (page as Page)(props));
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);
/** The action of each form of a page, with the label of its button. */
const formsOf = (html: string) =>
  [...html.matchAll(/<form[^>]* action="\/api\/desk\/([\w-]+)"[^]*?<\/form>/g)].map(([form, action]) => [
    action,
    ...buttonsOf(form),
  ]);
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

onSqlite((where) => {
  collectLog();
  shareWithRoutes(where);
  withOwner();
  beforeEach(async () => {
    globalThis.aheadMs = now.getTime() - Date.now();
    session = await signInOwner(where().db, now);
  });
  afterEach(() => {
    globalThis.aheadMs = undefined;
  });

  it('a page of the desk is missing for a visitor, and reads the last of repeated parameters', async () => {
    const { order } = await paidOrder(where().db);
    const states = { show: ['pending', 'paid'] };
    expect(await htmlOf(OrdersPage, states)).toContain(order.number);
    expect(await htmlOf(OrdersPage, { show: states.show.toReversed() })).not.toContain(order.number);
    session = undefined;
    await expect(htmlOf(OrdersPage, states)).rejects.toThrow('404');
  });

  // Verifies docs/product.md 41.2.
  it('the form that waits for the passkey is sent with all that the owner had sent', async () => {
    const { db } = where();
    const sent = { key: crypto.randomUUID(), fields: { watch: 'xerix/1', cents: '1' }, version: '3', seen: 'now' };
    const waiting = await submit(db, { ...owner, isConfirmed: false }, publishDraft, sent, now);
    expect(waiting).toEqual({ ok: false, rejection: { code: 'passkey-needed' } });
    const { fields, ...rest } = sent;
    expect(hiddenIn(await htmlOf(ConfirmPage, { form: sent.key, back: '/desk/watches' }))).toEqual({
      ...fields,
      ...rest,
      back: '/desk/watches',
    });
  });

  // Verifies docs/product.md 41.4 (signed out).
  it('a form that has waited for the sign-in is sent by its button, without a second passkey', async () => {
    const { db } = where();
    const form = { key: crypto.randomUUID(), fields: { number: 'OH-1', text: 'Call first.' } };
    await keepUntilSignIn(db, ownerEmail, addNote, form, now);
    const html = await htmlOf(ConfirmPage, { form: form.key, back: '/desk/orders' });
    expect(hiddenIn(html)).toEqual({ ...form.fields, key: form.key, back: '/desk/orders' });
    expect(html).toContain('<button type="submit">Send the form</button>');
    expect(textOf(html)).not.toContain('Use your passkey');
  });

  // Verifies docs/product.md 42.3 (preview, rejected lines), 42.10.
  it.each([
    ['stock', ImportStockPage, importStock, 'watch,units\nxerix/1,9'],
    ['watches', ImportWatchesPage, importWatches, 'id\ttitle\tprice\nxerix-1\tXeric Slow Meridian\t259.00 USD'],
  ])('the page of a file of %s saves what its preview shows', async (_, Page, useCase, csv) => {
    const { db } = where();
    const shown = { key: crypto.randomUUID(), fields: { csv } };
    expect(valueOf(await submit(db, owner, useCase, shown, now))).toMatchObject({ ok: false });
    const html = await htmlOf(Page, { submitted: shown.key });
    const [form = ''] = /<form(?:(?!<form)[^])*?>Save 1 [^]*?<\/form>/.exec(html) ?? [];
    const { key = '', back, ...fields } = hiddenIn(form);
    expect(back).toMatch(/\/import$/);
    const saved = await submit(db, owner, useCase, { key, fields: { ...fields, csv } }, now);
    expect(valueOf(saved)).toMatchObject({ ok: true });
  });

  it('the pages of a stock, an address and a person send what they show, and are missing for what does not exist', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await setStock(db, 'xerix/1', { to: 7 }, now);
    const stock = await htmlOf(WatchStockPage, {}, { catalogue: 'xerix', id: '1' });
    expect(textOf(stock)).toContain('On hand 7');
    expect([formsOf(stock), hiddenIn(stock)]).toEqual([
      [['change-stock', 'Change the stock']],
      expect.objectContaining({ watch: 'xerix/1', version: '7', back: '/desk/stock/xerix/1' }),
    ]);
    const { number, email } = order;
    const address = await htmlOf(AddressPage, {}, { number });
    expect([formsOf(address), hiddenIn(address)]).toEqual([
      [['correct-address', 'Save the address']],
      expect.objectContaining({ number, country: 'US', version: String(await orderVersion(db, number)) }),
    ]);
    expect(/name="line1"[^>]* value="([^"]*)"/.exec(address)?.[1]).toBe(order.address_line1);
    const person = await htmlOf(PersonPage, { email });
    expect([formsOf(person), hiddenIn(person)]).toEqual([
      [['forget-shopper', 'Forget this person']],
      expect.objectContaining({ email }),
    ]);
    const of = encodeURIComponent(email);
    expect(person).toContain(`href="/desk/orders?find=${of}"`);
    expect(person).toContain(`href="/desk/shopper.json?email=${of}"`);
    for (const [page, query, params] of [
      [WatchStockPage, {}, { catalogue: 'xerix', id: '99' }],
      [WatchStockPage, {}, { catalogue: 'rolex', id: '1' }],
      [AddressPage, {}, { number: 'OH-00000000' }],
      [PersonPage, { email: 'no address' }, {}],
    ] as const)
      await expect(htmlOf(page, query, params)).rejects.toThrow('404');
  });

  // Verifies docs/product.md 41.2.
  it('the sign-in opens on a known browser alone, and leads to a page of the desk', async () => {
    const continues = (html: string) => /<a href="([^"]*)">continue</.exec(html)?.[1];
    expect(continues(await htmlOf(SignInPage, { to: '/desk/orders' }))).toBe('/desk/orders');
    expect(continues(await htmlOf(SignInPage, { to: '//evil.example/desk' }))).toBe('/desk');
    const waiting = await htmlOf(SignInPage, { to: '/desk/confirm?form=1' });
    expect(textOf(waiting)).toContain('What you typed is kept');
    session = await createDevice(where().db, ownerEmail, now);
    expect(continues(await htmlOf(SignInPage))).toBe('/desk');
    session = 'f'.repeat(32);
    await expect(htmlOf(SignInPage)).rejects.toThrow('404');
  });

  // Verifies docs/product.md 41.2.
  it('an invitation names its owner, and opening it twice changes nothing', async () => {
    const { db } = where();
    process.env.OWNERS = `${ownerEmail}, new@example.com`;
    valueOf(await invite.perform(db, owner, { email: 'new@example.com' }, { now }));
    const mails = db.selectFrom('outbox').select('text_body').where('recipient', '=', 'new@example.com');
    const mail = await mails.executeTakeFirstOrThrow();
    const token = /\/desk\/invite\/([\w-]+)/.exec(mail.text_body)?.[1];
    for (let time = 0; time < 2; time += 1)
      expect(textOf(await htmlOf(InvitePage, {}, { token }))).toContain('This makes new@example.com an owner');
    await expect(htmlOf(InvitePage, {}, { token: 'f'.repeat(32) })).rejects.toThrow('404');
  });

  it('the page of today counts what is to be done, and lists ten watches with at most three units', async () => {
    const { db } = where();
    const empty = textOf(await htmlOf(TodayPage));
    expect(empty).toContain(
      '0 orders to pack 0 orders to send 0 returns and withdrawals are open 0 messages to answer',
    );
    expect(empty).toContain('Every watch has more than three units.');
    const [{ order }] = [await paidOrder(db), await paidOrder(db), await paidOrder(db)];
    await packOrder(db, order.number, now);
    const low = ['xerix', 'timex'].flatMap((name) => [1, 2, 3, 4, 5, 6].map((id) => `${name}/${id}` as 'xerix/1'));
    for (const [index, watch] of low.entries()) await setStock(db, watch, { to: index === 0 ? 4 : 3 }, now);
    const html = await htmlOf(TodayPage);
    expect(textOf(html)).toContain('2 orders to pack 1 order to send ');
    expect(html.match(/href="\/desk\/stock\/[a-z]+\/\d"/g)).toHaveLength(10);
    expect(html).not.toContain('/desk/stock/xerix/1"');
    expect(textOf(html)).toContain('and 1 more');
    await setStock(db, 'xerix/2', { to: 4 }, now);
    expect(textOf(await htmlOf(TodayPage))).not.toContain(' more ');
  });

  it('the list of orders names their state, and amounts in the currency of each', async () => {
    const { db } = where();
    expect(textOf(await htmlOf(OrdersPage))).toContain('0 orders ·');
    const yen = await placeIn(db, 'jpy');
    expect(textOf(await htmlOf(OrdersPage))).toContain('1 order ·');
    const [{ order: packed }, { order: disputed }] = [await paidOrder(db), await paidOrder(db)];
    const { order: isSent } = await paidOrder(db);
    for (const { number } of [packed, isSent]) await packOrder(db, number, now);
    await fulfilOrder(db, isSent.number, now);
    await recordDispute(db, disputeUpdate(disputed), now);
    const html = await htmlOf(OrdersPage);
    expect(textOf(html)).toContain('4 orders ·');
    const cells = (number: string, label: string) =>
      textOf(new RegExp(`${number}<.*?data-label="${label}"[^>]*>(.*?)</td>`).exec(html)?.[1] ?? '');
    expect([yen, packed, isSent, disputed].map(({ number }) => cells(number, 'State'))).toEqual([
      'Waiting for payment',
      'Packed',
      'Sent',
      'Paid, dispute',
    ]);
    expect([yen, packed].map(({ number }) => cells(number, 'Total'))).toEqual(['¥59,602', '$398.00']);
  });

  const steps: Readonly<Record<string, (db: Database, order: Awaited<ReturnType<typeof place>>) => Promise<unknown>>> =
    {
      pending: async () => undefined,
      paid: (db, order) => recordPaymentEvent(db, paymentEvent(order), now),
      packed: async (db, order) => {
        await recordPaymentEvent(db, paymentEvent(order), now);
        await packOrder(db, order.number, now);
      },
      'canceled by its shopper': async (db, order) => {
        await recordPaymentEvent(db, paymentEvent(order), now);
        await cancelByShopper(db, order.token, [], now);
      },
      sent: async (db, order) => {
        await recordPaymentEvent(db, paymentEvent(order), now);
        await fulfilOrder(db, order.number, now);
      },
      'refunded after it was sent': async (db, order) => {
        await recordPaymentEvent(db, paymentEvent(order), now);
        await fulfilOrder(db, order.number, now);
        await recordRefund(db, refundUpdate(order), later(1000));
      },
      'refunded before it was sent': async (db, order) => {
        await recordPaymentEvent(db, paymentEvent(order), now);
        await recordRefund(db, refundUpdate(order), later(1000));
      },
      disputed: async (db, order) => {
        await recordPaymentEvent(db, paymentEvent(order), now);
        await recordDispute(db, disputeUpdate(order), now);
      },
    };

  it.each([
    ['pending', [], { refund: false, address: false, notice: undefined }],
    ['paid', ['Packed', 'Sent', 'Sent without a number'], { refund: true, address: true, notice: undefined }],
    [
      'packed',
      ['Mark as not packed', 'Sent', 'Sent without a number'],
      { refund: true, address: true, notice: undefined },
    ],
    ['canceled by its shopper', [], { refund: true, address: false, notice: 'Canceled by its shopper: do not send.' }],
    ['sent', ['Correct the number', 'Delivered'], { refund: true, address: false, notice: undefined }],
    [
      'refunded after it was sent',
      ['Correct the number', 'Delivered'],
      { refund: false, address: false, notice: undefined },
    ],
    ['refunded before it was sent', [], { refund: false, address: false, notice: undefined }],
    [
      'disputed',
      ['Packed', 'Sent', 'Sent without a number'],
      { refund: true, address: true, notice: 'In dispute: do not send.' },
    ],
  ] as const)('the page of an order that is %s offers the steps %j', async (state, buttons, shown) => {
    const { db } = where();
    const order = await place(db);
    await steps[state]?.(db, order);
    const html = await htmlOf(OrderPage, {}, { number: order.number });
    const always = ['Send again', 'Save the note'];
    expect(buttonsOf(html).filter((button) => !always.includes(button ?? ''))).toEqual(buttons);
    const path = `/desk/orders/${order.number}`;
    expect({
      refund: html.includes(`href="${path}/refund"`),
      address: html.includes(`href="${path}/address"`),
      notice: / class="desk-bad">([^<]*do not send\.)</.exec(html)?.[1],
    }).toEqual(shown);
    if (state === 'packed') expect(textOf(html)).toContain('State packed');
    if (state === 'sent') expect(html).toMatch(/name="day"[^>]*value="2026-11-20"|value="2026-11-20"[^>]*name="day"/);
  });

  it.each([
    [{ kind: 'line', line: '1', units: '1', amount: '5' }, '$199.00', { kind: 'line', line: '1', units: '1' }],
    [{ kind: 'amount', line: '1', units: '1', amount: '12.50' }, '$12.50', { kind: 'amount', amount: '12.50' }],
    [{ kind: 'all', line: '1', units: '1', amount: '' }, '$398.00', { kind: 'all' }],
  ])('a refund asked with %j shows %s, and sends what its kind uses', async (query, amount, sent) => {
    const { order } = await paidOrder(where().db);
    const html = await htmlOf(RefundPage, query, { number: order.number });
    expect(buttonsOf(html)).toEqual(['Show the amount', `Refund ${amount}`]);
    const { key, back, version, seen, ...fields } = hiddenIn(html);
    expect([key, back, version, seen].every(Boolean)).toBe(true);
    const cents = String(Math.round(Number(amount.slice(1)) * 100));
    expect(fields).toEqual({ ...sent, number: order.number, currency: 'usd', shown: cents });
    const left = (398 - Number(amount.slice(1))).toFixed(2);
    expect(textOf(html)).toContain(`The shop keeps $${left} of $398.00.`);
  });

  it.each([
    [{}, []],
    [{ kind: 'line', line: '9' }, []],
    [{ kind: 'amount', amount: '12.505' }, []],
    [{ kind: 'amount', amount: '398.01' }, []],
  ])('a refund asked with %j has no button that refunds', async (query, buttons) => {
    const { order } = await paidOrder(where().db);
    const html = await htmlOf(RefundPage, query, { number: order.number });
    expect(buttonsOf(html).slice(1)).toEqual(buttons);
    expect(html.includes('role="alert"')).toBe(Object.keys(query).length > 0);
  });

  // Verifies docs/product.md 41.4 (rejected form).
  it('a rejected refund returns to what was asked, with its box, and a made one to its order', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const query = { kind: 'amount', line: '1', units: '1', amount: '12.50' };
    const send = async (change: object) => {
      const { back = '', ...fields } = hiddenIn(await htmlOf(RefundPage, query, { number: order.number }));
      const form = { ...fields, ...change, byHand: 'on', back: back.replaceAll('&amp;', '&') };
      const answer = await handleDeskForm(postToDesk('refund-order', form, { token: session }));
      return new URL(valueOf(answer).headers.get('location') ?? '', 'http://localhost:3000');
    };
    const pageAt = ({ searchParams }: URL) =>
      htmlOf(RefundPage, Object.fromEntries(searchParams), { number: order.number });
    const rejected = await send({ shown: '1249' });
    expect(rejected.pathname).toBe(`/desk/orders/${order.number}/refund`);
    const html = await pageAt(rejected);
    expect(textOf(html)).toContain('Nothing was refunded: the amount has changed');
    expect(html).toContain('value="12.50"');
    expect(html).toMatch(/type="checkbox"[^>]* name="byHand"[^>]* checked=""/);
    expect(buttonsOf(html)).toContain('Refund $12.50');
    const made = await send({});
    const key = made.searchParams.get('submitted');
    await expect(pageAt(made)).rejects.toThrow(`to /desk/orders/${order.number}?submitted=${key}`);
  });

  it('a new order shows its total and shipping, keeps the watches for the button, and names what is wrong', async () => {
    const goods = {
      watch1: 'xerix/1',
      units1: '2',
      watch2: '',
      units2: '1',
      country: 'US',
      currency: 'usd',
      page: '7',
    };
    const html = await htmlOf(NewOrderPage, goods);
    const totalIn = (page: string) => textOf(page.slice(page.indexOf('Shopper</span>'), page.lastIndexOf('<form')));
    expect(totalIn(html)).toContain('2 × Xeric Slow Meridian: $498.00 USPS First Class: $0.00 Total $498.00');
    const { key, back, ...fields } = hiddenIn(html);
    expect([key, back].every(Boolean)).toBe(true);
    expect(fields).toEqual({
      watch1: 'xerix/1',
      units1: '2',
      units2: '1',
      country: 'US',
      currency: 'usd',
      service: 'first-class',
      shown: '49800',
    });
    const yen = await htmlOf(NewOrderPage, { ...goods, currency: 'jpy', service: 'priority' });
    expect(totalIn(yen)).toMatch(/2 × Xeric Slow Meridian: ¥[\d,]+ USPS Priority Mail: ¥1,500 Total ¥/);
    for (const change of [{ watch1: 'rolex/1' }, { units1: '11' }, { country: 'KP' }, { watch1: '' }]) {
      const wrong = await htmlOf(NewOrderPage, { ...goods, ...change });
      expect([change, wrong.includes('role="alert"'), buttonsOf(wrong)]).toEqual([change, true, ['Show the total']]);
    }
    expect(await htmlOf(NewOrderPage)).not.toContain('role="alert"');
  });

  it('a rejected order by phone keeps the typed shopper when its total is shown again', async () => {
    const { db } = where();
    const goods = { watch1: 'xerix/1', units1: '1', country: 'US', currency: 'usd' };
    const shopper = { email: 'ada@example.com', fullName: 'Ada', line1: '1 Main St', city: '', postalCode: '80302' };
    const sent = { key: crypto.randomUUID(), fields: { ...goods, ...shopper, shown: '1' } };
    expect((await submit(db, owner, newOrder, sent, now)).ok).toBe(true);
    const rejected = await htmlOf(NewOrderPage, { submitted: sent.key });
    expect(rejected).toContain(`<input type="hidden" name="submitted" value="${sent.key}"/>`);
    expect(rejected).toContain('id="desk-notice"');
    const again = await htmlOf(NewOrderPage, { ...goods, units1: '2', submitted: sent.key });
    expect(hiddenIn(again)).toMatchObject({ units1: '2', shown: '49800' });
    for (const [name, value] of Object.entries(shopper))
      expect(again).toMatch(new RegExp(`<input id="new-order-${name}"[^>]* value="${value}"`));
    expect(again).not.toContain('desk-notice');
    expect(again).not.toContain('aria-invalid');
    expect(await htmlOf(NewOrderPage, goods)).not.toContain('name="submitted"');
  });

  it('"Show the total" keeps a typed shopper and the changed goods, places nothing and writes no audit row', async () => {
    const { db } = where();
    const shopper = { email: 'ada@example.com', fullName: 'Ada', line1: '1 Main St', city: 'Bonn', phone: '' };
    const shown = { watch1: 'xerix/1', units1: '1', country: 'US', service: 'priority', shown: '25895' };
    const changed = { 'next-watch1': 'xerix/2', 'next-units1': '2', 'next-watch2': '', 'next-country': 'DE' };
    const sent = { key: crypto.randomUUID(), fields: { ...shown, ...changed, 'next-service': 'priority', ...shopper } };
    expect(valueOf(await submit(db, owner, showTotal, sent, now)).ok).toBe(false);
    const html = await htmlOf(NewOrderPage, { submitted: sent.key });
    expect(hiddenIn(html)).toMatchObject({ watch1: 'xerix/2', units1: '2', country: 'DE' });
    expect(hiddenIn(html).service).toBe('standard-international');
    for (const [name, value] of Object.entries(shopper))
      expect(html).toMatch(new RegExp(`<input id="new-order-${name}"[^>]* value="${value}"`));
    for (const mark of ['desk-notice', 'aria-invalid', 'role="alert"']) expect(html).not.toContain(mark);
    const rows = await Promise.all(
      (['orders', 'audit_log', 'outbox'] as const).map((table) => db.selectFrom(table).selectAll().execute()),
    );
    expect(rows.flat()).toEqual([]);
  });

  it('the goods beside a shopper belong to the form that keeps the shopper, and without a total to a form of their own', async () => {
    const tagsIn = (html: string, name: string) => html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
    const first = await htmlOf(NewOrderPage);
    expect(tagsIn(first, 'form')).toEqual([expect.stringContaining('action="/desk/new-order" method="get"')]);
    expect(first).not.toMatch(/ form="| name="next-/);
    const html = await htmlOf(NewOrderPage, { watch1: 'xerix/1', country: 'US' });
    const goods = tagsIn(html, '(?:input|select)').filter((tag) => tag.includes(' id="goods-'));
    expect(goods).toHaveLength(11);
    for (const tag of goods) expect(tag).toMatch(/(?=.* form="place-order")(?=.* name="next-)/);
    const [show] = tagsIn(html, 'button');
    expect(show).toMatch(/(?=.* form="place-order")(?=.* formaction="\/api\/desk\/show-total")(?=.* formnovalidate)/i);
    expect(tagsIn(html, 'form').at(-1)).toMatch(/(?=.* id="place-order")(?=.* action="\/api\/desk\/new-order")/);
  });

  it('an order by phone whose goods were changed after their total was shown is not placed, and its page has the new total', async () => {
    const { db } = where();
    const shopper = { email: 'ada@example.com', fullName: 'Ada', line1: '1 Main St', city: 'Boulder' };
    const place = { region: 'CO', postalCode: '80302', phone: '' };
    const shown = { watch1: 'xerix/1', units1: '1', country: 'US', service: 'first-class', shown: '24900' };
    const untouched = { 'next-watch1': 'xerix/1', 'next-units1': '1', 'next-country': 'US', 'next-currency': 'usd' };
    const send = async (change: Record<string, string>) => {
      const fields = { ...shown, ...untouched, 'next-service': 'first-class', ...shopper, ...place, ...change };
      const sent = { key: crypto.randomUUID(), fields };
      return { key: sent.key, outcome: valueOf(await submit(db, owner, newOrder, sent, now)) };
    };
    for (const [name, value] of [
      ['units1', '2'],
      ['service', 'priority'],
      ['watch2', 'xerix/2'],
    ] as const) {
      const { key, outcome } = await send({ [`next-${name}`]: value });
      expect(outcome.sentence).toBe(
        'You changed the watches or the shipping after their total was shown. Check the new total.',
      );
      const html = await htmlOf(NewOrderPage, { submitted: key });
      expect(hiddenIn(html)).toMatchObject({ [name]: value });
      expect(html).toContain('value="ada@example.com"');
    }
    expect((await send({})).outcome.ok).toBe(true);
  });

  // Verifies docs/product.md 41.9 (language).
  it('a new order has a choice of the offered languages, English first, and a rejected form keeps the choice', async () => {
    const { db } = where();
    const goods = { watch1: 'xerix/1', units1: '2', country: 'US', currency: 'usd' };
    const choiceIn = (html: string) => {
      const [, options] = /<select id="new-order-language" name="language">(.*?)<\/select>/.exec(html) ?? [];
      return options?.match(/(?<=value=")[^"]+"(?: selected="")?>[^<]+/g);
    };
    const twoLanguages = await inLanguage('en', async () => ({
      NewOrderPage: (await import('@/app/(desk)/desk/new-order/page')).default,
      newOrder: (await import('@/server/desk/new-order/new-order')).newOrder,
      renderToStaticMarkup: (await import('react-dom/server')).renderToStaticMarkup,
    }));
    const open = async (query: Record<string, string>) => {
      const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) };
      return twoLanguages.renderToStaticMarkup(await twoLanguages.NewOrderPage(props));
    };
    expect(choiceIn(await open(goods))).toEqual(['en" selected="">English', 'de">German']);
    const sent = { key: crypto.randomUUID(), fields: { ...goods, language: 'de', shown: '1' } };
    expect(valueOf(await submit(db, owner, twoLanguages.newOrder, sent, now)).ok).toBe(false);
    expect(choiceIn(await open({ submitted: sent.key }))).toEqual(['en">English', 'de" selected="">German']);
    expect(choiceIn(await htmlOf(NewOrderPage, goods))).toBeUndefined();
  });

  it('the page of a message offers an answer until it is answered, and the lists keep the three kinds apart', async () => {
    const { db } = where();
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Does it fit?' };
    await keepContactMessage(db, message, { website: '', filledForMs: 60_000 }, now);
    await keepContactMessage(db, { ...message, subject: 'Spam' }, { website: 'x', filledForMs: 60_000 }, now);
    const [first, suspected] = await db.selectFrom('contact_messages').select('id').orderBy('suspected').execute();
    const open = (id = '') => htmlOf(MessagePage, {}, { id });
    const listed = async (query = {}) => {
      const text = textOf(await htmlOf(MessagesPage, query));
      return ['A strap', 'Spam'].filter((subject) => text.includes(`${subject} Ada ada@example.com`));
    };
    expect(buttonsOf(await open(first?.id))).toEqual(['Send to ada@example.com', 'Done without an email']);
    expect(formsOf(await open(first?.id))).toEqual([
      ['answer-message', 'Send to ada@example.com'],
      ['close-message', 'Done without an email'],
    ]);
    expect(await open(first?.id)).not.toContain('Suspected as spam');
    expect(await open(suspected?.id)).toContain('Suspected as spam');
    expect([await listed(), await listed({ show: 'suspected' })]).toEqual([['A strap'], ['Spam']]);
    await noteAnswer(db, first?.id ?? '', later(60_000));
    expect(buttonsOf(await open(first?.id))).toEqual(['Mark as not answered']);
    expect(formsOf(await open(first?.id))).toEqual([['reopen-message', 'Mark as not answered']]);
    expect(textOf(await open(first?.id))).toContain('Answered 2026-11-20 12:01 UTC');
    expect([await listed(), await listed({ show: 'answered' })]).toEqual([[], ['A strap']]);
    await expect(open('00000000-0000-4000-8000-000000000000')).rejects.toThrow('404');
  });

  it('the page of a price list offers the switch, the draft and its deletion by the state of the list', async () => {
    const { db } = where();
    const id = '00000000-0000-4000-8000-000000000001';
    const list = { id, name: 'Sale', startsOn: '2026-11-27', endsOn: '2026-11-30', lines: 'xerix/1 199.50' };
    const send = async (useCase: typeof savePriceList | typeof switchPriceList, fields: Record<string, string>) =>
      valueOf(await submit(db, owner, useCase as typeof savePriceList, { key: crypto.randomUUID(), fields }, now));
    const open = async (of = id) => {
      const html = await htmlOf(PriceListPage, {}, { id: of });
      return { html, text: textOf(html), buttons: buttonsOf(html) };
    };
    expect((await open('new')).buttons).toEqual(['Save the draft']);
    await expect(open()).rejects.toThrow('404');
    await send(savePriceList, list);
    expect((await open()).buttons).toEqual(['Switch 1 price on', 'Save the draft', 'Delete the list']);
    expect((await open()).html).toContain('<input type="hidden" name="on" value="yes"/>');
    await send(switchPriceList, { id, on: 'yes' });
    const planned = await open();
    expect(planned.buttons).toEqual(['Switch these prices off']);
    expect(planned.html).toContain('<input type="hidden" name="on" value="no"/>');
    expect(planned.text).toContain('Switched on. The prices apply from the first date.');
    expect(planned.text).toContain('$249.00 $199.50');
    for (const [time, state, buttons] of [
      ['2026-11-27T05:00:00Z', 'On: the shop has these prices.', ['Switch these prices off']],
      ['2026-12-01T04:59:59Z', 'On: the shop has these prices.', ['Switch these prices off']],
      ['2026-12-01T05:00:01Z', 'Ended: the last date is over.', []],
    ] as const) {
      globalThis.aheadMs = Date.parse(time) - Date.now();
      session = await signInOwner(db, new Date(time));
      const page = await open();
      expect([time, page.text.includes(state), page.buttons]).toEqual([time, true, buttons]);
    }
  });

  it('the page of a watch publishes a draft at its price, and shows a hidden watch again', async () => {
    const { db } = where();
    const open = async () => {
      const html = await htmlOf(WatchPage, {}, { catalogue: 'xerix', id: '1' });
      return { html, buttons: buttonsOf(html), links: html.includes('href="/all/xerix/1"') };
    };
    expect(await open()).toMatchObject({ buttons: ['Hide from the shop', 'Save the draft'], links: true });
    valueOf(await showWatch.perform(db, owner, { watch: 'xerix/1', shown: 'no' }, { now }));
    const hidden = await open();
    expect(hidden).toMatchObject({ buttons: ['Show in the shop', 'Save the draft'], links: false });
    expect(hidden.html).toContain('<input type="hidden" name="shown" value="yes"/>');
    expect(textOf(hidden.html)).toContain('Hidden: no shopper sees or buys it.');
    const texts = { txt1: 'One.', txt2: 'Two.', txt3: 'Three.' };
    const fields = { watch: 'xerix/1', name: 'Slow Meridian', price: '299.50', ...texts };
    valueOf(await submit(db, owner, saveDraft, { key: crypto.randomUUID(), fields }, now));
    const drafted = await open();
    expect(drafted.buttons).toEqual(['Show in the shop', 'Publish at $299.50', 'Discard the draft', 'Save the draft']);
    expect(drafted.html).toContain('<input type="hidden" name="cents" value="29950"/>');
    expect(drafted.html).toMatch(/name="price"[^>]*value="299\.50"|value="299\.50"[^>]*name="price"/);
    await expect(htmlOf(WatchPage, {}, { catalogue: 'xerix', id: '99' })).rejects.toThrow('404');
  });

  it('the page of health lists unsent email with its next or last try, and offers to send it again after a failure', async () => {
    const { db } = where();
    const mailsOn = async () => {
      const html = await htmlOf(HealthPage);
      return { text: textOf(html), again: buttonsOf(html).filter((button) => button === 'Send again').length };
    };
    expect((await mailsOn()).text).toContain('All email is sent.');
    for (const id of ['new', 'late', 'lost']) await enqueueMail(db, id, contactAcknowledgement('ada@example.com'), now);
    const of = (id: string) => db.updateTable('outbox').where('id', '=', id);
    await of('late')
      .set({ attempts: 2, next_attempt_at: later(3_600_000).toISOString() })
      .execute();
    await of('lost').set({ attempts: 30, abandoned_at: now.toISOString(), last_error: 'no such mailbox' }).execute();
    const { text, again } = await mailsOn();
    expect(text).toContain('3 unsent');
    expect(text).toMatch(/0 tries, next 2026-11-20 12:00/);
    expect(text).toMatch(/2 tries, next 2026-11-20 13:00/);
    expect(text).toMatch(/30 tries, expired 2026-11-20 12:00 no such mailbox/);
    expect(again).toBe(2);
    expect(text).toContain('no event yet');
    await paidOrder(db);
    expect((await mailsOn()).text).toContain('last event 2026-11-20 12:00 UTC, test');
  });

  const { ask, paid, sent, step, refund } = returnsAt(where);

  // Verifies docs/product.md 36.9.
  it('the page of an order says that its shopper withdrew from all of it, and offers neither packing nor sending', async () => {
    const order = await paid([2]);
    const shown = async () => {
      const html = await htmlOf(OrderPage, {}, { number: order });
      return [buttonsOf(html).includes('Packed'), buttonsOf(html).includes('Sent'), html.includes(withdrawn)];
    };
    const withdrawn = 'Its shopper withdrew from all of it: do not send.';
    valueOf(await ask(order, 'withdrawal', [{ watch: 'xerix/1', units: 1 }]));
    expect(await shown()).toEqual([true, true, false]);
    valueOf(await ask(order, 'withdrawal'));
    expect(await shown()).toEqual([false, false, true]);
  });
  it('the page of a return offers the steps of its state alone, and a refund once it is accepted', async () => {
    const { db } = where();
    const number = valueOf(await ask(await sent([2], 'US'), 'return'));
    const shown = async () => {
      const html = await htmlOf(ReturnPage, {}, { number });
      return [...buttonsOf(html), ...(html.includes(`/refund?kind=return&amp;return=${number}`) ? ['Refund'] : [])];
    };
    expect(await shown()).toEqual(['Accept', 'Refuse']);
    valueOf(await step('return', number, { event: 'accept', answer: '' }));
    expect(await shown()).toEqual(['The shopper has sent it', 'Received', 'Refund']);
    valueOf(await step('return', number, { event: 'receive', saleable: false }));
    expect(await shown()).toEqual(['Inspected', 'Refund']);
    await db.updateTable('return_requests').set({ state: 'refused' }).execute();
    expect(await shown()).toEqual([]);
    const withdrawal = valueOf(await ask(await paid([1]), 'withdrawal'));
    expect(textOf(await htmlOf(ReturnPage, {}, { number: withdrawal }))).toContain(`Withdrawal ${withdrawal}`);
  });

  it('the list of returns has the open ones, nearest term first, and all of them on request', async () => {
    const returned = valueOf(await ask(await sent([2, 1], 'US'), 'return'));
    const refused = valueOf(await ask(await sent([1], 'US'), 'return'));
    valueOf(await step('return', refused, { event: 'refuse', answer: 'Worn.' }));
    const withdrawn = valueOf(await ask(await paid([1]), 'withdrawal'));
    const shown = async (query = {}) => {
      const html = await htmlOf(ReturnsPage, query);
      const numbers = [...html.matchAll(/href="\/desk\/returns\/(RT-\w+)"/g)].map(([, number]) => number);
      const [, ...other] = /href="(\/desk\/returns(?:\?[^"]*)?)">([^<]*(?:them|ones))</.exec(html) ?? [];
      return { html, numbers, other };
    };
    const open = { numbers: [withdrawn, returned], other: ['/desk/returns?all=yes', 'All of them'] };
    expect(await shown()).toMatchObject(open);
    expect(await shown({ all: 'no' })).toMatchObject(open);
    const all = await shown({ all: 'yes' });
    expect(all).toMatchObject({ other: ['/desk/returns', 'Only open ones'] });
    expect([...all.numbers].sort()).toEqual([withdrawn, returned, refused].sort());
    expect(textOf(all.html)).toContain(' 2 × Xeric Late Comet ');
    expect(textOf(all.html)).toMatch(/withdrawal requested 2026-12-04 2026-11-20/);
  });

  it('the page of an order names refunds by the line that the owner sees, and disputes with their last day', async () => {
    const { db } = where();
    const of = async (number: string) => textOf(await htmlOf(OrderPage, {}, { number }));
    const number = await sent([2, 1], 'US');
    expect(await of(number)).not.toContain('Refunds, returns and disputes');
    valueOf(await refund(number, { kind: 'line', line: 2 }));
    expect(await of(number)).toContain('Refund of $66.66 for 1 of line 2: succeeded');
    expect(await of(number)).toContain('Refunded $66.66');
    const slip = textOf(await htmlOf(PackingSlipPage, {}, { number }));
    expect([slip.includes('(xerix/1)'), slip.includes('$')]).toEqual([true, false]);
    const unsent = await paid([2, 1], 'US');
    const packed = async () => textOf(await htmlOf(PackingSlipPage, {}, { number: unsent }));
    expect(await packed()).toContain('(xerix/2)');
    valueOf(await refund(unsent, { kind: 'line', line: 2 }));
    expect(await packed()).toContain('(xerix/1)');
    expect(await packed()).not.toContain('(xerix/2)');
    const yen = await placeIn(db, 'jpy');
    await recordPaymentEvent(db, paymentEvent(yen), now);
    await recordRefund(db, refundUpdate(yen, { amountCents: 1500 }), now);
    await recordDispute(db, disputeUpdate(yen, { amountCents: 2000 }), now);
    expect(await of(yen.number)).toMatch(
      /Refund of ¥1,500: \w+ Dispute \S+: ¥2,000, fraudulent, needs_response, evidence by 2026-11-27 /,
    );
    expect(await of(yen.number)).toContain('Refunded ¥1,500');
    expect(await of(yen.number)).not.toContain('Check this payment event');
    const wrong = paymentEvent(yen, { id: 'wrong', amountCents: 100 });
    await recordPaymentDelivery(db, wrong, 'wrong-amount', now);
    expect(await of(yen.number)).toContain('Check this payment event: payment-succeeded, wrong-amount, ¥100');
  });

  it('the page of a watch names the price lists that lower its price today, in each currency', async () => {
    const { db } = where();
    const send = async (useCase: typeof savePriceList | typeof switchPriceList, fields: Record<string, string>) =>
      valueOf(await submit(db, owner, useCase as typeof savePriceList, { key: crypto.randomUUID(), fields }, now));
    const text = async () => textOf(await htmlOf(WatchPage, {}, { catalogue: 'xerix', id: '1' }));
    expect(await text()).not.toContain('by the price list');
    const id = '00000000-0000-4000-8000-000000000001';
    const lines = 'xerix/1 199.50\nxerix/1 180 EUR';
    await send(savePriceList, { id, name: 'Sale', startsOn: '2026-11-20', endsOn: '2026-11-20', lines });
    await send(switchPriceList, { id, on: 'yes' });
    expect(await text()).toContain('$199.50 today, by the price list “Sale”.');
    expect(await text()).toContain('In other currencies, by price lists: €180.00 (“Sale”)');
  });

  it('the page of prices lists each price list with its state, and the prices of a date', async () => {
    const { db } = where();
    const send = async (useCase: typeof savePriceList | typeof switchPriceList, fields: Record<string, string>) =>
      valueOf(await submit(db, owner, useCase as typeof savePriceList, { key: crypto.randomUUID(), fields }, now));
    for (const [id, name, startsOn, endsOn] of [
      ['00000000-0000-4000-8000-000000000001', 'Draft sale', '2026-11-20', '2026-11-20'],
      ['00000000-0000-4000-8000-000000000002', 'One day', '2026-11-20', '2026-11-20'],
      ['00000000-0000-4000-8000-000000000003', 'Next', '2026-11-21', '2026-11-24'],
    ] as const) {
      await send(savePriceList, {
        id,
        name,
        startsOn,
        endsOn,
        lines: `xerix/1 ${100 + Number(id.at(-1))}\nxerix/2 99 GBP`,
      });
      if (name !== 'Draft sale') await send(switchPriceList, { id, on: 'yes' });
    }
    const shown = async (query = {}) => textOf(await htmlOf(PricesPage, query));
    const today = await shown();
    expect(today).toContain('Draft sale 2026-11-20 2026-11-20 2 Draft');
    expect(today).toContain('One day 2026-11-20 2026-11-20 2 On');
    expect(today).toContain('Next 2026-11-21 2026-11-24 2 Planned');
    expect(today).toContain('Prices on 2026-11-20');
    expect(today).toContain('$249.00 $102.00 One day');
    expect(today).toMatch(/The same in other currencies .*£99\.00 One day/);
    expect(await shown({ date: '2026-11-24' })).toContain('$249.00 $103.00 Next');
    expect(await shown({ date: '2026-11-25' })).not.toContain('$249.00');
    expect(await shown({ date: '2026-02-30' })).toContain('Prices on 2026-11-20');
    globalThis.aheadMs = Date.parse('2026-11-21T05:00:00Z') - Date.now();
    session = await signInOwner(db, new Date('2026-11-21T05:00:00Z'));
    expect(await shown()).toContain('One day 2026-11-20 2026-11-20 2 Ended');
  });

  it('the stock tells units on hand, in unpaid orders and sold apart, and the list of shoppers counts one person', async () => {
    const { db } = where();
    await setStock(db, 'xerix/1', { to: 11 }, now);
    await paidOrder(db);
    await paidOrder(db);
    await place(db);
    const rowOf = async (query: object) =>
      /xerix\/1 (\d+ \d+ \d+ \d+)/.exec(textOf(await htmlOf(StockPage, { ...query })));
    expect((await rowOf({ find: 'xerix/1' }))?.[1]).toBe('5 2 4 0');
    expect(await rowOf({ show: 'low' })).toBeNull();
    expect(textOf(await htmlOf(ShoppersPage))).toContain('1 person ·');
    expect(textOf(await htmlOf(ShoppersPage, { find: 'no such name' }))).toContain('0 persons ·');
  });

  it('the second page of the stock, the watches and the shoppers has the rest of the list, in its order, and keeps the search', async () => {
    const { db } = where();
    await place(db);
    // By address the last copy is the second person, by name the last one.
    await copyRow(db, 'orders', 52, {
      number: `'OH-' || (10000000 + i)`,
      token: `'token' || i`,
      idempotency_key: `'key' || i`,
      email: `'b' || (100 - i) || '@example.com'`,
      full_name: `'Bob ' || (100 + i)`,
    });
    for (const [page, path, find, last] of [
      [StockPage, '/desk/stock', '/', undefined],
      [WatchesPage, '/desk/watches', '/', undefined],
      [ShoppersPage, '/desk/shoppers', 'example', 'b99@example.com'],
    ] as const) {
      const [first, second] = [await htmlOf(page, { find }), await htmlOf(page, { find, page: '2' })];
      const rowsOf = (html: string) => [...html.matchAll(/<a href="([^"]+)" data-row="">/g)].map(([, href]) => href);
      const [count = 0] = (/([\d,]+) (?:watches|persons)/.exec(textOf(second)) ?? []).slice(1).map(Number);
      expect([path, rowsOf(first).length, rowsOf(second).length]).toEqual([path, 50, count - 50]);
      expect(new Set([...rowsOf(first), ...rowsOf(second)]).size).toBe(count);
      if (last) expect(rowsOf(second).at(-1)).toContain(encodeURIComponent(last));
      const query = new URLSearchParams({ find, page: '1' }).toString().replaceAll('&', '&amp;');
      expect(second).toContain(`<a href="${path}?${query}" rel="prev">`);
    }
  });

  it.each([
    ['', '6666', {}],
    ['10.50', '1050', { amount: '10.50' }],
  ])(
    'a refund of a return with the amount %j refunds %s cents, and sends no line',
    async (amount, shown, sentAmount) => {
      const order = await sent([2], 'US');
      const number = valueOf(await ask(order, 'return'));
      valueOf(await step('return', number, { event: 'accept', answer: '' }));
      const query = { kind: 'return', return: number, line: '1', units: '1', amount };
      const { key, back, version, seen, ...fields } = hiddenIn(await htmlOf(RefundPage, query, { number: order }));
      expect([key, back, version, seen].every(Boolean)).toBe(true);
      expect(fields).toEqual({ kind: 'return', return: number, number: order, currency: 'usd', shown, ...sentAmount });
    },
  );
});
