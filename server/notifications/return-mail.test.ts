// Verifies docs/product.md 36.7 (alert), 36.8 (acknowledgement, steps).
import { withdrawalAlerts } from '@/server/alerts/withdrawal-alerts';
import { findAlerts } from '@/server/alerts/alerts';
import { fulfilOrder } from '@/server/orders/change';
import { recordDelivery } from '@/server/orders/progress';
import { findKnownOrder } from '@/server/orders/read';
import { stepReturn } from '@/server/returns/change-return';
import { markSent } from '@/server/returns/mark-sent';
import { viewOf } from '@/server/returns/return-view';
import { later, now } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected, valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { mailRejectedReturn, mailRejectedWithdrawal, notifyOwnerOfDueWithdrawals } from './return-mail';

const DAY = 24 * 60 * 60_000;

onSqliteFirst((where) => {
  collectLog();
  beforeEach(() => (process.env.OWNER_EMAIL = 'owner@example.com'));
  afterEach(() => delete process.env.OWNER_EMAIL);
  const { ask, step, payBack, paid, sent, found } = returnsAt(where);
  const mails = async (like: string) =>
    where()
      .db.selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body'])
      .where('id', 'like', like)
      .orderBy('id')
      .execute();

  it('each step of a return is emailed to the shopper once, and the request to the owner', async () => {
    const order = await sent([1], 'US');
    const number = valueOf(await ask(order, 'return'));
    valueOf(await step('return', number, { event: 'accept', answer: 'Add the card.' }));
    valueOf(await step('return', number, { event: 'send' }));
    valueOf(await step('return', number, { event: 'receive', saleable: false }));
    valueOf(await step('return', number, { event: 'inspect', answer: 'The strap is worn.' }));
    valueOf(await payBack(order, number, 10_00));
    const found = await mails(`return:${order}:%`);
    expect(found.map(({ subject }) => subject).sort()).toEqual([
      `Return ${number} has arrived`,
      `Return ${number} is accepted`,
      `Return ${number} is checked`,
      `Return ${number} is on its way`,
      `Return ${number}: we received your request`,
    ]);
    for (const { recipient, text_body: text } of found) {
      expect(recipient).toBe('ada@example.com');
      expect(text).toContain('1 × Xeric Late Comet');
      expect(text).toMatch(/\/return\/slip\?order=.{32}&number=RT-.{8}\n/);
    }
    const accepted = found.find(({ subject }) => subject.endsWith('accepted'))?.text_body;
    expect(accepted).toContain('Add the card.');
    expect(accepted).toContain('You pay the postage of a return.');
    expect(await mails(`refund:${order}%`)).toHaveLength(1);
    const [owner] = await mails(`owner:return:${number}`);
    expect(owner).toMatchObject({ recipient: 'owner@example.com', subject: `Return ${number} of order ${order}` });
    expect(owner?.text_body).toContain(`returns accept ${number}`);
  });

  // Verifies docs/product.md 36.6 (sending).
  it('the owner gets one email when a shopper has sent a return, and none for the owner’s own record', async () => {
    const order = await sent([2], 'US');
    const { token } = await findKnownOrder(where().db, order);
    const [first, second] = [
      valueOf(await ask(order, 'return', [{ watch: 'xerix/1', units: 1 }])),
      valueOf(await ask(order, 'return', [{ watch: 'xerix/1', units: 1 }])),
    ];
    for (const number of [first, second]) valueOf(await step('return', number, { event: 'accept', answer: '' }));
    for (const tracking of ['1Z 999', '1Z 998'])
      valueOf(await markSent(where().db, { order: token, number: first, tracking }, now));
    valueOf(await step('return', second, { event: 'send' }));
    const notified = await mails('owner:return-sent:%');
    expect(notified).toMatchObject([{ recipient: 'owner@example.com', subject: `Return ${first} is on its way` }]);
    expect(notified[0]?.text_body).toContain('Tracking number: 1Z 999');
  });

  it('the email of an accepted return names the address of the page only if the shop has one', async () => {
    const accepted = async () => {
      const order = await sent([1]);
      const number = valueOf(await ask(order, 'return'));
      valueOf(await step('return', number, { event: 'accept', answer: '' }));
      return (await mails(`return:${order}:%:accept`))[0]?.text_body;
    };
    expect(await accepted()).toContain('without an address, so nothing can be sent to it.');
    process.env.COMPANY_NAME = 'Odd Hours Ltd';
    process.env.COMPANY_ADDRESS = '1 Odd Street, New York, NY 10001, USA';
    try {
      expect(await accepted()).toContain('The page below has the address and a slip');
    } finally {
      delete process.env.COMPANY_NAME;
      delete process.env.COMPANY_ADDRESS;
    }
  });

  // Verifies docs/product.md 36.7 (unsent goods).
  it('the email of an accepted withdrawal asks for no goods that never left the shop, and names the day of the refund', async () => {
    const order = await paid([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    valueOf(await step('withdrawal', number, { event: 'accept', answer: 'We have stopped it.' }));
    const text = (await mails(`return:${order}:${number}:accept`))[0]?.text_body;
    expect(text).toContain('1 × Xeric Late Comet\n\nWe have stopped it.\n\nNothing has been sent');
    expect(text).toContain('We refund you by Dec 4, 2026.');
    expect(text).not.toMatch(/send this back|slip to print|postage/);
  });

  it('the email about arrived goods announces their check until they are refunded, and the one about checked goods has the owner’s answer', async () => {
    const order = await sent([3], 'US');
    const textsOf = async (answer: string, isRefunded: boolean) => {
      const number = valueOf(await ask(order, 'return', [{ watch: 'xerix/1', units: 1 }]));
      valueOf(await step('return', number, { event: 'accept', answer: '' }));
      if (isRefunded) valueOf(await payBack(order, number));
      valueOf(await step('return', number, { event: 'receive', saleable: false }));
      if (!isRefunded) valueOf(await step('return', number, { event: 'inspect', answer }));
      const texts = (await mails(`return:${order}:${number}:%`)).map(({ text_body: text }) => text).join();
      return ['We will check it and then refund you.', 'Your refund comes next.', 'It is worn.'].map((sentence) =>
        texts.includes(sentence),
      );
    };
    expect(await textsOf('', false)).toEqual([true, true, false]);
    expect(await textsOf('It is worn.', false)).toEqual([true, false, true]);
    expect(await textsOf('', true)).toEqual([false, false, false]);
  });

  it('the owner’s email about the goods of a withdrawal names its own command, and the shopper’s the tracking number', async () => {
    const order = await sent([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    const { token } = await findKnownOrder(where().db, order);
    valueOf(await markSent(where().db, { order: token, number, tracking: '1Z 999' }, now));
    const [owner] = await mails('owner:return-sent:%');
    expect(owner?.subject).toBe(`Withdrawal ${number} is on its way`);
    expect(owner?.text_body).toContain(`npm run orders -- withdrawals received ${number} --saleable`);
    expect((await mails(`return:${order}:${number}:send`))[0]?.text_body).toContain('Tracking number: 1Z 999');
  });

  it('the email about a rejected withdrawal or return names its reason, with the days of its own right', async () => {
    const { db } = where();
    const order = await sent([1]);
    let count = 0;
    const reasonOf = async (kind: 'withdrawal' | 'return', why: string) => {
      const at = later((count += 1)).toISOString();
      if (kind === 'return') await mailRejectedReturn(db, { order, askedAt: at, why }, now);
      else await mailRejectedWithdrawal(db, { order, declaration: at, declaredAt: at, why }, now);
      const [mail] = await mails(`${kind}-rejected:${order}:${at}`);
      return / UTC\. (.*)$/m.exec(mail?.text_body ?? '')?.[1];
    };
    expect(await reasonOf('withdrawal', 'too-late')).toBe(
      'The 14 days after delivery are over. Our returns may still apply.',
    );
    expect(await reasonOf('withdrawal', 'no-right')).toMatch(/^The law of the country of your order gives no right/);
    expect(await reasonOf('withdrawal', 'order-state')).toBe('The order is not paid, or all of it is refunded.');
    for (const [why, reason] of [
      ['too-late', 'The 30 days after shipping are over.'],
      ['not-sent', 'The order has not shipped yet. You can return it once it has.'],
      ['final-sale', 'The sale of these watches is final, so they cannot be returned.'],
      ['order-disputed', 'Your bank has disputed the payment. Until it decides, we cannot accept returns.'],
      ['order-state', 'The order is not paid, or all of it is refunded.'],
    ] as const)
      expect(await reasonOf('return', why)).toBe(reason);
  });

  it('a refused return is emailed with the owner’s sentence', async () => {
    const order = await sent([1], 'US');
    const number = valueOf(await ask(order, 'return'));
    valueOf(await step('return', number, { event: 'refuse', answer: 'It was worn for a year.' }));
    const [mail] = await mails(`return:${order}:${number}:refuse`);
    expect(mail?.text_body).toContain('It was worn for a year.');
  });

  it('the acknowledgement of a withdrawal names the last day for the refund, or for sending the goods back', async () => {
    const unsent = await paid([1]);
    const first = valueOf(await ask(unsent, 'withdrawal'));
    expect((await mails(`return:${unsent}:%`))[0]?.text_body).toMatch(
      /on November 20, 2026 at 12:00:00\sPM UTC[^]*nothing to send back\. We refund you by Dec 4, 2026\./,
    );
    const away = await sent([1]);
    const second = valueOf(await ask(away, 'withdrawal'));
    expect((await mails(`return:${away}:%`))[0]?.text_body).toContain('Please send the goods back by Dec 4, 2026.');
    expect((await mails(`owner:return:${first}`))[0]?.text_body).toContain(`Refund it by 2026-12-04`);
    expect((await mails(`owner:return:${second}`))[0]?.text_body).toContain(`received ${second} --saleable`);
  });

  it('a withdrawal is an alert four days before its term ends, emailed once, until it is refunded', async () => {
    const order = await paid([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    const start = Date.parse('2026-11-30T00:00:00Z') - now.getTime();
    expect(await withdrawalAlerts(where().db, later(start - 1))).toEqual([]);
    const [alert] = await findAlerts(where().db, later(start));
    expect(alert).toMatchObject({ cause: `withdrawal:${number}` });
    expect(alert?.text).toContain('refund it by 2026-12-04');
    for (const days of [0, 1, 2]) await notifyOwnerOfDueWithdrawals(where().db, later(start + days * DAY));
    expect(await mails(`owner:withdrawal:%`)).toHaveLength(1);
    valueOf(await payBack(order, number));
    expect(await withdrawalAlerts(where().db, later(start))).toEqual([]);
  });

  it('the alert of a withdrawal from sent goods waits for them, and is due when they are back', async () => {
    const order = await sent([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    const [waits] = await withdrawalAlerts(where().db, later(11 * DAY));
    expect(waits?.text).toContain('may be withheld');
    valueOf(await step('withdrawal', number, { event: 'receive', saleable: true }));
    const [due] = await withdrawalAlerts(where().db, later(11 * DAY));
    expect(due?.text).toContain('refund it by 2026-12-04');
  });

  // Verifies docs/product.md 36.8 (goods that never left).
  it('goods that never left the shop do not arrive: the shopper gets no email when their units go back into the stock', async () => {
    const order = await paid([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    valueOf(await step('withdrawal', number, { event: 'accept', answer: '' }));
    valueOf(await step('withdrawal', number, { event: 'receive', saleable: true }));
    valueOf(await step('withdrawal', number, { event: 'inspect', answer: '' }));
    expect((await mails(`return:${order}:%`)).map(({ subject }) => subject).sort()).toEqual([
      `Withdrawal ${number} is accepted`,
      expect.stringContaining(`Withdrawal ${number}:`),
    ]);
  });

  // Verifies docs/product.md 36.7 (sending proven).
  it.each(['shopper', 'owner'] as const)(
    'the proof of sending that the %s records starts the term of the refund, and the goods do not move it',
    async (source) => {
      const { db } = where();
      const order = await sent([1]);
      const number = valueOf(await ask(order, 'withdrawal'));
      const refundBy = async () => {
        const view = await viewOf(db, await findKnownOrder(db, order), await found(number));
        const [alert] = await withdrawalAlerts(db, later(30 * DAY));
        return [view.refundBy, /refund it by ([\d-]+)/.exec(alert?.text ?? '')?.[1]];
      };
      expect(await refundBy()).toEqual([undefined, undefined]);
      const proof = { event: 'send', tracking: 'JJD000390007827' } as const;
      valueOf(await stepReturn(db, 'withdrawal', number, proof, later(20 * DAY), source));
      expect(await refundBy()).toEqual(['2026-12-10', '2026-12-10']);
      valueOf(await stepReturn(db, 'withdrawal', number, { event: 'receive', saleable: true }, later(25 * DAY)));
      expect(await refundBy()).toEqual(['2026-12-10', '2026-12-10']);
    },
  );

  // Verifies docs/product.md 36.7.
  it('a unit that was withdrawn before the rest of its order was sent stays due, and asks for no goods', async () => {
    const { db } = where();
    const order = await paid([2]);
    const number = valueOf(await ask(order, 'withdrawal', [{ watch: 'xerix/1', units: 1 }]));
    valueOf(await fulfilOrder(db, order, later(60_000)));
    const [due] = await withdrawalAlerts(db, later(11 * DAY));
    expect(due?.text).toContain('refund it by 2026-12-04');
    const view = await viewOf(db, await findKnownOrder(db, order), await found(number));
    expect(view).toMatchObject({ isSent: false, refundBy: '2026-12-04' });
    const rest = valueOf(await ask(order, 'withdrawal', 'all', later(DAY)));
    expect(await viewOf(db, await findKnownOrder(db, order), await found(rest))).toMatchObject({ isSent: true });
  });

  // Verifies docs/product.md 36.2 (carrier's day).
  it('the right to withdraw counts from the carrier’s day of delivery once the owner has entered it', async () => {
    const order = await paid([2]);
    valueOf(await fulfilOrder(where().db, order, now));
    valueOf(await recordDelivery(where().db, order, '2026-11-20', now));
    const end = Date.parse('2026-12-05T12:00:00Z');
    expect(await ask(order, 'withdrawal', 'all', new Date(end))).toEqual(rejected('too-late'));
    valueOf(await ask(order, 'withdrawal', 'all', new Date(end - 1)));
  });
});
