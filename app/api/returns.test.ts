// Verifies docs/product.md 36.1 (guest, order page), 36.8 (acknowledgement, rejected withdrawal, message to the owner, job).
import { afterResponse } from '@/server/http/after-response';
import { handleLeftDeclarations } from '@/server/returns/declarations';
import { findOrderReturns } from '@/server/returns/return-view';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { findKnownOrder } from '@/server/orders/read';
import { POST as askAsGuest } from './returns/guest/route';
import { POST as askReturn } from './returns/route';
import { POST as markSent } from './returns/sent/route';
import { POST as confirm } from './withdrawals/confirm/route';
import { POST as draft } from './withdrawals/route';

jest.mock('@/server/http/after-response');

const later = jest.mocked(afterResponse);
let callers = 0;

function postForm(handler: typeof draft, path: string, form: Record<string, string>): Promise<Response> {
  callers += 1;
  return handler(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: {
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        'x-odd-hours-caller': `192.0.2.${callers % 250}`,
      },
      body: new URLSearchParams(form).toString(),
    }),
  );
}

const pageOf = (response: Response) => response.headers.get('location') ?? '';
const tokenOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('declaration') ?? '';

onSqliteFirst((where) => {
  collectLog();
  const { sent, paid, refund, step, ask: returnAsk } = returnsAt(where, () => new Date());
  shareWithRoutes(where);
  beforeEach(() => {
    later.mockReset();
  });

  const guest = (number: string, change: Record<string, string> = {}) =>
    postForm(draft, '/api/withdrawals', { number, email: 'ADA@example.com', name: 'Ada Byron', ...change });
  const confirmed = async (drafted: Response) =>
    postForm(confirm, '/api/withdrawals/confirm', { declaration: tokenOf(pageOf(drafted)) });
  const outbox = async () =>
    await where().db.selectFrom('outbox').selectAll().where('id', 'not like', 'order-%').orderBy('id').execute();
  const runLater = async () => {
    for (const [work] of later.mock.calls) await work();
  };

  it('a guest’s withdrawal gets the same answers for a known order, another address and no order', async () => {
    const order = await sent([1]);
    const answers = [];
    for (const drafted of [
      await guest(order),
      await guest(order, { email: 'eve@example.com' }),
      await guest('OH-00000000'),
    ]) {
      const done = await confirmed(drafted);
      answers.push([drafted.status, pageOf(drafted).split('?')[0], done.status, pageOf(done).split('?')[0]]);
    }
    expect(answers).toEqual(Array(3).fill([303, '/withdraw/confirm', 303, '/withdraw/done']));
    expect(await outbox()).toEqual([]);
    await runLater();
    const mails = await outbox();
    expect(mails.map(({ id, recipient }) => [id.split(':')[0], recipient])).toEqual(
      [
        ['contact', 'ada@example.com'],
        ['contact', 'eve@example.com'],
        ['return', 'ada@example.com'],
      ].map(([kind, to]) => [kind, kind === 'contact' && to === 'ada@example.com' ? 'ADA@example.com' : to]),
    );
    const messages = await where()
      .db.selectFrom('contact_messages')
      .select(['email', 'subject'])
      .orderBy('email')
      .execute();
    expect(messages).toEqual([
      { email: 'ADA@example.com', subject: expect.stringContaining('OH-00000000') },
      { email: 'eve@example.com', subject: expect.stringContaining(order) },
    ]);
  });

  // Verifies docs/product.md 36.5.
  it('a guest who names a watch with no units gets an error, and not the whole order', async () => {
    const order = await sent([2, 1]);
    const part = { watch1: 'xerix/1', units1: '0' };
    const asReturn = { number: order, email: 'ada@example.com', unused: 'on', ...part };
    expect((await guest(order, part)).status).toBe(400);
    expect((await postForm(askAsGuest, '/api/returns/guest', asReturn)).status).toBe(400);
    await runLater();
    expect(await where().db.selectFrom('withdrawal_declarations').selectAll().execute()).toEqual([]);
    expect(await where().db.selectFrom('return_requests').selectAll().execute()).toEqual([]);
  });

  it('the acknowledgement states content, date and time, and the first step declares nothing', async () => {
    const order = await sent([2, 1]);
    const drafted = await guest(order, { watch2: 'xerix/1', units2: '1', watch3: '', units3: '4' });
    await runLater();
    expect(await handleLeftDeclarations(where().db, new Date(Date.now() + 60_000))).toBe(0);
    expect(await outbox()).toEqual([]);
    await confirmed(drafted);
    await confirmed(drafted);
    await runLater();
    await runLater();
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail?.text_body).toMatch(
      /your withdrawal from the contract of order OH-.{8} on \w+ \d+, \d{4} at \d+:\d\d:\d\d .M UTC/,
    );
    expect(mail?.text_body).toContain('\n1 × Xeric Late Comet\n');
    const [declared] = await where().db.selectFrom('withdrawal_declarations').selectAll().execute();
    expect(declared?.handled_at).not.toBeNull();
  });

  it('a declaration without anything to withdraw is answered to the order’s address, and enters nothing', async () => {
    const american = await paid([1], 'US');
    await confirmed(await guest(american));
    const refunded = await paid([1]);
    await refund(refunded);
    await confirmed(await guest(refunded));
    await runLater();
    const mails = (await outbox()).filter(({ id }) => id.startsWith('withdrawal-rejected:'));
    expect(mails.map(({ text_body: text }) => text.split('UTC. ')[1]).sort()).toEqual([
      expect.stringMatching(/^The law of the country of your order gives no right to withdraw\./),
      expect.stringMatching(/^The order is not paid, or all of it is refunded\./),
    ]);
    expect(await where().db.selectFrom('return_requests').selectAll().execute()).toEqual([]);
  });

  it('the job handles a declaration exactly once if the process ended after its response', async () => {
    const order = await sent([1]);
    await confirmed(await guest(order));
    const { confirmed_at: declaredAt } = await where()
      .db.selectFrom('withdrawal_declarations')
      .select('confirmed_at')
      .executeTakeFirstOrThrow();
    const atLimit = Date.parse(declaredAt ?? '') + 30_000;
    expect(await handleLeftDeclarations(where().db, new Date(atLimit - 1))).toBe(0);
    const afterwards = new Date(atLimit);
    expect(await handleLeftDeclarations(where().db, afterwards)).toBe(1);
    expect(await handleLeftDeclarations(where().db, afterwards)).toBe(0);
    await runLater();
    expect(await where().db.selectFrom('return_requests').selectAll().execute()).toHaveLength(1);
  });

  it('a withdrawal that is declared in time counts, although the shop handles it after the last day', async () => {
    await confirmed(await guest(await sent([1])));
    // The term ends 14 days after the last promised day, which is two months away.
    const afterLastDay = new Date(Date.now() + 400 * 24 * 60 * 60_000);
    expect(await handleLeftDeclarations(where().db, afterLastDay)).toBe(1);
    expect(await where().db.selectFrom('return_requests').selectAll().execute()).toHaveLength(1);
    expect((await outbox()).filter(({ id }) => id.startsWith('withdrawal-rejected:'))).toEqual([]);
  });

  it('a form that looks filled by a program is kept apart and enters nothing', async () => {
    const order = await sent([1]);
    await confirmed(await guest(order, { website: 'https://spam.example' }));
    await runLater();
    expect(await outbox()).toEqual([]);
    expect(await where().db.selectFrom('return_requests').selectAll().execute()).toEqual([]);
    expect(await where().db.selectFrom('contact_messages').select('suspected').execute()).toEqual([{ suspected: 1 }]);
  });

  // Verifies docs/product.md 12.9, 36.5.
  it('a withdrawal or return that looks filled by a program is kept with its name, watches and reason', async () => {
    const order = await sent([2]);
    const filled = { website: 'https://a.password.manager.example', watch1: 'xerix/1', units1: '1' };
    const form = { number: order, email: 'ada@example.com', unused: 'yes', reason: 'The crown sticks.', ...filled };
    await confirmed(await guest(order, filled));
    await postForm(askAsGuest, '/api/returns/guest', form);
    await runLater();
    const messages = await where()
      .db.selectFrom('contact_messages')
      .select(['name', 'subject', 'body', 'suspected'])
      .orderBy('subject')
      .execute();
    expect(messages).toEqual([
      {
        name: 'ada@example.com',
        subject: `Return of order ${order}`,
        body: `Return of 1 × xerix/1 of order ${order}. Reason: The crown sticks.`,
        suspected: 1,
      },
      {
        name: 'Ada Byron',
        subject: `Withdrawal from order ${order}`,
        body: expect.stringMatching(/^Ada Byron withdraws from 1 × xerix\/1 of order OH-.{8}, declared 20\d\d-/),
        suspected: 1,
      },
    ]);
  });

  // Verifies docs/product.md 36.5.
  it('a guest’s return gets the same answer for a known order, another address and no order', async () => {
    const [order, unsent] = [await sent([2, 1]), await paid([1])];
    const form = { email: 'ADA@example.com', reason: 'Too small', unused: 'yes', watch2: 'xerix/1', units2: '1' };
    const ask = (change: Record<string, string>) => postForm(askAsGuest, '/api/returns/guest', { ...form, ...change });
    const changes: Record<string, string>[] = [
      { number: order },
      { number: order, email: 'eve@example.com' },
      { number: 'OH-00000000' },
      { number: unsent },
    ];
    for (const change of changes) {
      const asked = await ask(change);
      expect([asked.status, pageOf(asked)]).toEqual([303, '/return/asked']);
    }
    expect((await ask({ number: order, unused: '' })).status).toBe(400);
    expect(await where().db.selectFrom('return_requests').selectAll().execute()).toEqual([]);
    await runLater();
    const requests = await where().db.selectFrom('return_requests').selectAll().execute();
    expect(requests).toMatchObject([{ order_number: order, kind: 'return', state: 'requested', reason: 'Too small' }]);
    // One of two units, and not the other watch.
    expect(await where().db.selectFrom('return_lines').select(['line', 'units']).execute()).toEqual([
      { line: 0, units: 1 },
    ]);
    const mails = await outbox();
    expect(mails.map(({ id, recipient }) => [id.split(':')[0], recipient])).toEqual([
      ['return-rejected', 'ada@example.com'],
      ['return', 'ada@example.com'],
    ]);
    expect(mails[0]?.text_body).toContain('The order has not shipped yet.');
  });

  it('a guest who ordered with a capital letter in the email address returns the order', async () => {
    const order = await sent([1]);
    await where().db.updateTable('orders').set({ email: 'Ada@Example.com' }).where('number', '=', order).execute();
    const form = { number: order, email: 'ada@example.com', reason: '', unused: 'yes' };
    await postForm(askAsGuest, '/api/returns/guest', form);
    await runLater();
    const requests = await where().db.selectFrom('return_requests').selectAll().execute();
    expect(requests).toMatchObject([{ order_number: order, kind: 'return', state: 'requested' }]);
  });

  // Verifies docs/product.md 36.6 (sending).
  it('the shopper records once that a return is sent, with its tracking number, from the order’s own page', async () => {
    const order = await sent([1, 1]);
    const { token } = await findKnownOrder(where().db, order);
    const number = valueOf(await returnAsk(order, 'return', [{ watch: 'xerix/1', units: 1 }]));
    const press = (change: Record<string, string> = {}) =>
      postForm(markSent, '/api/returns/sent', { order: token, number, tracking: '1Z 999', ...change });
    expect((await press()).status).toBe(409);
    valueOf(await step('return', number, { event: 'accept', answer: '' }));
    expect((await press({ order: 'x'.repeat(32) })).status).toBe(404);
    expect((await press({ number: 'RT-00000000' })).status).toBe(404);
    expect((await press({ tracking: 'x'.repeat(61) })).status).toBe(400);
    const other = await findKnownOrder(where().db, await sent([1]));
    expect((await press({ order: other.token })).status).toBe(404);
    for (const tracking of ['1Z 999', 'another'])
      expect(pageOf(await press({ tracking }))).toBe(`/return/slip?order=${token}&number=${number}`);
    const shown = await findOrderReturns(where().db, token, new Date());
    expect(shown?.requests).toMatchObject([{ state: 'sent', tracking: '1Z 999' }]);
    expect((await outbox()).filter(({ id }) => id.endsWith(':send'))).toMatchObject([
      { text_body: expect.stringContaining('Tracking number: 1Z 999') },
    ]);
  });

  it('the order’s page enters a return, refuses it twice, and withdraws in two steps without waiting', async () => {
    const number = await sent([1, 0, 1].filter(Boolean));
    const { token } = await findKnownOrder(where().db, number);
    const form = { order: token, kind: 'return', watch1: 'xerix/1', units1: '1', reason: 'Too small', unused: 'yes' };
    expect(pageOf(await postForm(askReturn, '/api/returns', form))).toMatch(
      /^\/return\/slip\?order=.{32}&number=RT-.{8}$/,
    );
    expect((await postForm(askReturn, '/api/returns', form)).status).toBe(409);
    for (const bad of [{ unused: '' }, { units1: '0' }, { units1: '11' }, { watch1: 'rolex/1' }, { kind: 'gift' }])
      expect((await postForm(askReturn, '/api/returns', { ...form, ...bad })).status).toBe(400);
    expect((await postForm(askReturn, '/api/returns', { ...form, order: 'x'.repeat(32) })).status).toBe(404);
    const drafted = await postForm(askReturn, '/api/returns', { ...form, kind: 'withdrawal' });
    await confirmed(drafted);
    expect(later).not.toHaveBeenCalled();
    const shown = await findOrderReturns(where().db, token, new Date());
    expect(shown?.requests.map(({ kind, state }) => [kind, state])).toEqual([
      ['return', 'cancelled'],
      ['withdrawal', 'requested'],
    ]);
    expect((await postForm(confirm, '/api/withdrawals/confirm', { declaration: 'x'.repeat(32) })).status).toBe(404);
  });
});
