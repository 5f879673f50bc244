// Verifies docs/product.md 37.4, 37.6.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ChangeAddressPage from '@/app/(en)/order/address/page';
import CancelOrderPage from '@/app/(en)/order/cancel/page';
import BackInStockPage from '@/app/(en)/back-in-stock/page';
import CardPage from '@/app/(en)/passport/[token]/card/page';
import HandOverPage from '@/app/(en)/passport/[token]/hand-over/page';
import PassportPage from '@/app/(en)/passport/[token]/page';
import ReturnPage from '@/app/(en)/return/page';
import SlipPage from '@/app/(en)/return/slip/page';
import ThanksPage from '@/app/(en)/thanks/page';
import ConfirmWithdrawalPage from '@/app/(en)/withdraw/confirm/page';
import WithdrawnPage from '@/app/(en)/withdraw/done/page';
import WithdrawPage from '@/app/(en)/withdraw/page';
import { cancelCopy, changeAddressCopy } from '@/components/order/copy';
import { Confirmation } from '@/components/checkout/confirmation/confirmation';
import { missingOrderCopy } from '@/components/checkout/confirmation/copy';
import { backInStockCopy } from '@/components/forms/back-in-stock/copy';
import { QrCode } from '@/components/passport/qr-code';
import { doneCopy, noReturnCopy } from '@/components/returns/copy';
import { orderPath } from '@/domain/paths';
import { fulfilOrder } from '@/server/orders/change';
import { packOrder } from '@/server/orders/progress';
import { findKnownOrder } from '@/server/orders/read';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { passportsOf } from '@/server/passports/passports';
import { confirmDeclaration, draftDeclaration, handleDeclaration } from '@/server/returns/declarations';
import { setStock } from '@/server/stock/set-stock';
import { disputeUpdate, now, paidOrder, place, placeIn, refundUpdate } from '@/server/testing/checkout';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { returnsAt } from '@/server/testing/returns';
import { valueOf } from '@/server/testing/results';

const later = jest.fn();
jest.mock('next/server', () => ({ after: (work: unknown) => later(work) }));
jest.mock('next/navigation', () => ({
  useRouter: jest.fn(),
  usePathname: jest.fn(),
  useSearchParams: () => new URLSearchParams(),
  notFound: () => {
    throw new Error('404');
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
}));

type Page = (props: { params: Promise<never>; searchParams: Promise<Record<string, string>> }) => Promise<ReactNode>;

type WithChildren = ReactElement<{ children?: ReactNode }>;

/** Waits for the components on the server that a page uses. */
async function resolved(node: ReactNode): Promise<ReactNode> {
  if (!isValidElement(node)) return node;
  const { type, props } = node as WithChildren;
  const isAsync = typeof type === 'function' && type.constructor.name === 'AsyncFunction';
  return isAsync ? resolved(await (type as (props: object) => Promise<ReactNode>)(props)) : node;
}

/** All elements that are written in a page's own markup. */
const elementsOf = (node: ReactNode): WithChildren[] =>
  Children.toArray(node)
    .filter((each): each is WithChildren => isValidElement(each))
    .flatMap((each) => [each, ...elementsOf(each.props.children)]);

/** The properties of a page's elements of one type. */
const propsIn = (node: ReactNode, of: unknown) =>
  elementsOf(node)
    .filter(({ type }) => type === of)
    .map(({ props }) => props as Record<string, unknown>);

/** Renders a page as HTML. */
async function htmlOf(page: unknown, query: Record<string, string>, params: object = {}) {
  const props = { params: Promise.resolve(params as never), searchParams: Promise.resolve(query) };
  return renderToStaticMarkup(await resolved(await (page as Page)(props)));
}

onSqlite((where) => {
  collectLog();
  shareWithRoutes(where);
  beforeEach(() => {
    globalThis.aheadMs = now.getTime() - Date.now();
  });
  afterEach(() => {
    globalThis.aheadMs = undefined;
  });

  it('the page that cancels an order states what is left of its price, or that nothing was charged', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    expect(await htmlOf(CancelOrderPage, { order: order.token })).toContain(cancelCopy.paid('$398.00'));
    await recordRefund(db, refundUpdate(order, { amountCents: 100_00 }), now);
    expect(await htmlOf(CancelOrderPage, { order: order.token })).toContain(cancelCopy.paid('$298.00'));
    await db.updateTable('orders').set({ lost_dispute_cents: 50_00 }).execute();
    const html = await htmlOf(CancelOrderPage, { order: order.token });
    expect(html).toContain(cancelCopy.paid('$248.00'));
    expect(html).toContain(`<input type="hidden" name="order" value="${order.token}"/>`);
    const unpaid = await placeIn(db, 'jpy');
    expect(await htmlOf(CancelOrderPage, { order: unpaid.token })).toContain(cancelCopy.unpaid);
    await expect(htmlOf(CancelOrderPage, { order: 'a'.repeat(32) })).rejects.toThrow('404');
    await expect(htmlOf(CancelOrderPage, {})).rejects.toThrow('404');
  });

  it.each([
    ['packed', true],
    ['sent', true],
    ['disputed', true],
    ['under inquiry', false],
  ])('an order that is %s can no longer be canceled or get another address: %s', async (state, isLate) => {
    const { db } = where();
    const { order } = await paidOrder(db);
    if (state === 'packed') await packOrder(db, order.number, now);
    if (state === 'sent') await fulfilOrder(db, order.number, now);
    if (state === 'disputed') await recordDispute(db, disputeUpdate(order), now);
    if (state === 'under inquiry')
      await recordDispute(db, disputeUpdate(order, { state: 'warning_needs_response' }), now);
    const [cancel, address] = [
      await htmlOf(CancelOrderPage, { order: order.token }),
      await htmlOf(ChangeAddressPage, { order: order.token }),
    ];
    expect([cancel.includes(cancelCopy.tooLateTitle), cancel.includes('<form')]).toEqual([isLate, !isLate]);
    expect([address.includes(changeAddressCopy.tooLateTitle), address.includes('<form')]).toEqual([isLate, !isLate]);
  });

  it('the form for another address has the fields of the order, and an unpaid order has none', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await db.updateTable('orders').set({ address_line2: 'Floor 3', phone: '+1 212 555 0100' }).execute();
    const html = await htmlOf(ChangeAddressPage, { order: order.token });
    const valueOfField = (name: string) =>
      /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1];
    expect(
      ['fullName', 'line1', 'line2', 'city', 'region', 'postalCode', 'phone'].map((name) => valueOfField(name)),
    ).toEqual(['Ada &lt;Byron&gt;', '1 Odd Street', 'Floor 3', 'New York', 'NY', '10001', '+1 212 555 0100']);
    const unpaid = await place(db);
    expect(await htmlOf(ChangeAddressPage, { order: unpaid.token })).toContain(changeAddressCopy.tooLateTitle);
  });

  it('the page that hands a watch over is missing for a stolen watch, a closed passport and an unknown one', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const [first] = await passportsOf(db, { ...order, state: 'paid' }, now);
    const token = first?.token ?? '';
    const open = (of: string) => htmlOf(HandOverPage, {}, { token: of });
    expect(await open(token)).toContain(`<input type="hidden" name="passport" value="${token}"/>`);
    await expect(open('a'.repeat(32))).rejects.toThrow('404');
    await db.updateTable('passports').set({ stolen_at: now.toISOString() }).execute();
    await expect(open(token)).rejects.toThrow('404');
    await db.updateTable('passports').set({ stolen_at: null }).execute();
    await recordRefund(db, refundUpdate(order), now);
    await expect(open(token)).rejects.toThrow('404');
  });

  const { ask, paid, sent } = returnsAt(where);

  it.each([
    ['sent to Germany', () => sent([1]), ['withdraw', 'return']],
    ['paid from Germany and not sent', () => paid([1]), ['withdraw']],
    ['sent within the United States', () => sent([1], 'US'), ['return']],
    ['paid within the United States and not sent', () => paid([1], 'US'), []],
  ])('the passport of a watch that was %s links to the rights of its order', async (_, buy, rights) => {
    const { db } = where();
    const order = await findKnownOrder(db, await buy());
    const [passport] = await passportsOf(db, order, now);
    const open = () => htmlOf(PassportPage, {}, { token: passport?.token });
    const linksIn = (html: string) => ['withdraw', 'return'].filter((kind) => html.includes(`"/${kind}?order=`));
    expect(linksIn(await open())).toEqual(rights);
    for (const kind of rights) expect(await open()).toContain(`/${kind}?order=${order.token}&amp;watch=xerix%2F1`);
    await db.updateTable('passports').set({ holder: 1 }).execute();
    expect(linksIn(await open())).toEqual([]);
  });

  it('the passport of a watch that is sent back or a final sale links to no return, and that of another watch does', async () => {
    const { db } = where();
    const order = await findKnownOrder(db, await sent([1, 1, 1], 'US'));
    valueOf(await ask(order.number, 'return', [{ watch: 'xerix/1', units: 1 }]));
    const passports = await passportsOf(db, order, now);
    const isReturnable = async (token: string) =>
      (await htmlOf(PassportPage, {}, { token })).includes(`/return?order=${order.token}&amp;watch=`);
    expect(await Promise.all(passports.map(({ token }) => isReturnable(token)))).toEqual([false, false, true]);
  });

  it('the slip of a return opens with the token of its own order alone', async () => {
    const { db } = where();
    const [order, other] = [await sent([1], 'US'), await sent([1], 'US')];
    const number = valueOf(await ask(order, 'return'));
    const tokenOf = async (of: typeof order) => (await findKnownOrder(db, of)).token;
    expect(await htmlOf(SlipPage, { order: await tokenOf(order), number })).toContain(number);
    await expect(htmlOf(SlipPage, { order: await tokenOf(other), number })).rejects.toThrow('404');
    await expect(htmlOf(SlipPage, { order: await tokenOf(order), number: 'RT-00000000' })).rejects.toThrow('404');
  });

  it('the pages of a declaration: the order’s own page leads back to the order, a guest’s page names no order', async () => {
    const { db } = where();
    const number = await paid([2]);
    const { token } = await findKnownOrder(db, number);
    const draft = (isVerified: boolean, items: Parameters<typeof draftDeclaration>[1]['items'] = 'all') =>
      draftDeclaration(
        db,
        { number, email: 'ada@example.com', fullName: 'Ada', items, isVerified, isSuspected: false },
        now,
      );
    const [own, guest] = [await draft(true, [{ watch: 'xerix/1', units: 1 }]), await draft(false)];
    const first = await htmlOf(ConfirmWithdrawalPage, { declaration: own });
    expect(first).toContain('1 × Xeric Late Comet');
    expect(first).toContain(`href="/withdraw?order=${token}"`);
    expect(await htmlOf(ConfirmWithdrawalPage, { declaration: guest })).toContain('href="/withdraw"');
    // A guest's page names watches as the catalogue does: it must not read the order.
    const named = await draft(false, [
      { watch: 'xerix/1', units: 2 },
      { watch: 'xerix/77', units: 1 },
    ]);
    const ofNamed = await htmlOf(ConfirmWithdrawalPage, { declaration: named });
    expect(ofNamed).toContain('2 × Xeric Slow Meridian');
    expect(ofNamed).toContain('1 × xerix/77');
    expect(await htmlOf(WithdrawnPage, { declaration: own })).toContain(doneCopy.overTitle);
    for (const one of [own, guest]) await confirmDeclaration(db, one, now);
    const done = await htmlOf(WithdrawnPage, { declaration: own });
    expect([done.includes(doneCopy.verified), done.includes(`href="${orderPath(token)}"`)]).toEqual([true, true]);
    const ofGuest = await htmlOf(WithdrawnPage, { declaration: guest });
    expect([ofGuest.includes(doneCopy.message), ofGuest.includes(token)]).toEqual([true, false]);
    expect(ofGuest).toContain('November 20, 2026 at 12:00:00');
    await expect(htmlOf(ConfirmWithdrawalPage, { declaration: own })).rejects.toThrow(
      `redirect /withdraw/done?declaration=${own}`,
    );
    expect(await htmlOf(ConfirmWithdrawalPage, { declaration: 'a'.repeat(32) })).toContain(doneCopy.overTitle);
  });

  // Verifies docs/product.md 36.8 (rejected withdrawal).
  it('the page after the second of two equal declarations from the order’s page says that it entered nothing', async () => {
    const { db } = where();
    const number = await sent([1]);
    const declaration = { number, email: 'ada@example.com', fullName: 'Ada', items: 'all' as const };
    const shown = [];
    for (const at of [now, new Date(now.getTime() + 1)]) {
      const token = await draftDeclaration(db, { ...declaration, isVerified: true, isSuspected: false }, at);
      const declared = await confirmDeclaration(db, token, at);
      await handleDeclaration(db, declared?.token_hash ?? '', at);
      const html = await htmlOf(WithdrawnPage, { declaration: token });
      shown.push([html.includes(doneCopy.verified), html.includes(doneCopy.rejected)]);
    }
    expect(shown).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    ['sent to Germany', () => sent([1, 1, 2]), [undefined, undefined]],
    ['paid from Germany and not sent', () => paid([1, 1, 2]), [undefined, 'not-sent']],
    ['sent within the United States', () => sent([1, 1, 2], 'US'), ['no-right', undefined]],
  ] as const)(
    'the forms of an order that was %s ask for the chosen watch, or name the reason',
    async (_, buy, whys) => {
      const { token } = await findKnownOrder(where().db, await buy());
      for (const [index, page] of [WithdrawPage, ReturnPage].entries()) {
        const why = whys[index];
        const html = await htmlOf(page, { order: token, watch: 'xerix/3' });
        expect([html.includes('<form'), html.includes('name="units1"')]).toEqual([!why, !why]);
        if (why) expect(html).toContain(noReturnCopy[why]);
        // One unit of the chosen watch, and none of another one; xerix/2 can be withdrawn from, and not returned.
        else
          expect(
            [...html.matchAll(/name="units\d".*?<\/select>/g)].map(
              ([select]) => /<option selected="">(\d)/.exec(select)?.[1] ?? /<option>(\d)/.exec(select)?.[1],
            ),
          ).toEqual(page === WithdrawPage ? ['0', '0', '1'] : ['0', '1']);
      }
      if (whys[0]) expect(await htmlOf(WithdrawPage, { order: token })).toContain(`href="/return?order=${token}"`);
      if (whys[1]) expect(await htmlOf(ReturnPage, { order: token })).toContain(`href="${orderPath(token)}"`);
      await expect(htmlOf(WithdrawPage, { order: 'a'.repeat(32) })).rejects.toThrow('404');
      await expect(htmlOf(ReturnPage, { order: '' })).rejects.toThrow('404');
    },
  );

  it.each([
    ['withdraw', WithdrawPage, '/api/withdrawals'],
    ['return', ReturnPage, '/api/returns/guest'],
  ])('a guest’s page to %s lists all watches by name', async (_, page, action) => {
    const html = await htmlOf(page, {});
    expect(html).toContain(`action="${action}"`);
    const [first = ''] = html.split('</select>');
    const names = [...first.matchAll(/<option value="\w+\/\d+">([^<]+)/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('the page of an order thanks after the payment alone, and asks the provider while the order is pending', async () => {
    const { db } = where();
    later.mockReset();
    const open = (query: Record<string, string>) =>
      ThanksPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });
    const pending = await place(db);
    const [shown] = propsIn(await open({ order: pending.token, from: 'payment' }), Confirmation);
    expect(shown).toMatchObject({ isFromPayment: true, order: { number: pending.number }, passports: [] });
    expect(later).toHaveBeenCalledTimes(1);
    const { order } = await paidOrder(db);
    for (const from of [undefined, 'email']) {
      const query = { order: order.token, ...(from && { from }) };
      expect(propsIn(await open(query), Confirmation)).toMatchObject([
        { isFromPayment: false, passports: { length: 2 } },
      ]);
    }
    expect(later).toHaveBeenCalledTimes(1);
    const none = await htmlOf(ThanksPage, {});
    expect([none.includes(missingOrderCopy.title), none.includes('href="/order"')]).toEqual([true, true]);
    await expect(open({ order: '' })).rejects.toThrow('404');
    await expect(open({ order: 'a'.repeat(32) })).rejects.toThrow('404');
  });

  it('the card of a passport opens the passport, and names its unit', async () => {
    const { db } = where();
    const order = await findKnownOrder(db, await sent([1, 2], 'US'));
    const passports = await passportsOf(db, order, now);
    const cards = await Promise.all(
      passports.map(async ({ token }) => {
        const page = await CardPage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) });
        const [code] = propsIn(page, QrCode);
        expect(code?.text).toMatch(new RegExp(`^https?://[^/]+/passport/${token}$`));
        return /OH-\w{8}(-\d-\d)/.exec(renderToStaticMarkup(page))?.[1];
      }),
    );
    expect(cards).toEqual(['-1-1', '-2-1', '-2-2']);
  });

  it('the page of a back-in-stock email takes addresses for a watch without units alone', async () => {
    const { db } = where();
    const open = async (left: number) => {
      await setStock(db, 'xerix/1', { to: left }, now);
      const html = await htmlOf(BackInStockPage, { watch: 'xerix/1' });
      const name = 'Xeric Slow Meridian';
      return [backInStockCopy.isThere(name), backInStockCopy.about(name), 'href="/all/xerix/1"', 'name="watch"'].map(
        (part) => html.includes(part),
      );
    };
    expect(await open(0)).toEqual([false, true, false, true]);
    expect(await open(1)).toEqual([true, false, true, false]);
    for (const watch of ['xerix/77', 'xerix', ''])
      await expect(htmlOf(BackInStockPage, { watch })).rejects.toThrow('404');
    await expect(htmlOf(BackInStockPage, {})).rejects.toThrow('404');
  });
});
