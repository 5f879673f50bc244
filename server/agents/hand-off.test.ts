// Verifies docs/product.md 34.9.
import { randomUUID } from 'node:crypto';
import { handOffRoute } from '@/contract/agent-hand-off';
import { countUnits } from '@/server/abuse/rate-limit';
import { callerAddress } from '@/server/http/read-request';
import { recordPaymentEvent } from '@/server/orders/change';
import { paymentEvent } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { askOrder, body, contextAt, postOrder } from '@/server/testing/requests';
import { answerHandOff } from './hand-off';
import { openSession, type PreparedCheckout, readLinkedSession } from './sessions';

const now = new Date('2026-11-20T12:00:00Z');
const address = {
  fullName: 'Ada Lovelace',
  line1: '1 Odd Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
};
const prepared: PreparedCheckout = {
  lines: [{ catalogue: 'xerix', id: 1, quantity: 1 }],
  buyer: { firstName: 'Ada', lastName: 'Lovelace', email: 'Ada@example.com', phone: '' },
  address,
  service: 'first-class',
  promoCodes: [],
};

onSqliteFirst((where) => {
  collectLog();
  const open = (change: Partial<PreparedCheckout> = {}) =>
    openSession(where().db, { agent: 'agent.example', prepared: { ...prepared, ...change } }, now);
  const ask = (session: string, email?: string, key: string = randomUUID()) => {
    const body = JSON.stringify({ session, key, ...(email !== undefined && { email }) });
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(`http://shop.example${handOffRoute.path}`, { method: 'POST', headers, body });
    return answerHandOff(where().db, request, now);
  };

  it('answerHandOff returns name and address for the session’s email address in any case', async () => {
    const { linkToken } = await open();
    expect(await ask(linkToken, ' ada@EXAMPLE.com ')).toEqual({
      ok: true,
      value: { lines: prepared.lines, email: 'Ada@example.com', address, service: 'first-class', promoCode: '' },
    });
  });

  it('answerHandOff returns the agent’s phone number for the email address alone, if it is valid', async () => {
    for (const [phone, handedOver] of [
      ['+1 212 555 0142', '+1 212 555 0142'],
      ['555', undefined],
      ['call me', undefined],
    ]) {
      const { linkToken } = await open({ buyer: { ...prepared.buyer, phone: phone ?? '' } });
      const key = randomUUID();
      expect(JSON.stringify(await ask(linkToken, '', key))).not.toContain('phone');
      const answer = await ask(linkToken, 'ada@example.com', key);
      expect(answer.ok && answer.value.phone).toBe(handedOver);
    }
  });

  it('answerHandOff returns only the country without the email address', async () => {
    for (const email of ['', undefined]) {
      const { linkToken } = await open();
      const answer = await ask(linkToken, email);
      expect(answer).toMatchObject({
        ok: true,
        value: { lines: prepared.lines, email: '', address: { country: 'US' } },
      });
      expect(JSON.stringify(answer)).not.toMatch(/Ada|Lovelace|Odd Street|New York|NY|10001|example\.com/);
    }
  });

  it('answerHandOff returns no address when the agent gave no email address', async () => {
    const { linkToken } = await open({ buyer: { ...prepared.buyer, email: '' } });
    expect(await ask(linkToken, 'x@example.com')).toMatchObject({ ok: false, rejection: { code: 'email-differs' } });
    expect(JSON.stringify(await ask(linkToken))).not.toMatch(/Odd Street/);
  });

  it('answerHandOff rejects another email address without a take-over, ten times at most', async () => {
    const { linkToken } = await open();
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await ask(linkToken, `eve${tries}@example.com`)).toMatchObject({
        ok: false,
        rejection: { code: 'email-differs' },
      });
    }
    expect(await ask(linkToken, 'ada@example.com')).toMatchObject({
      ok: false,
      rejection: { code: 'too-many-requests' },
    });
    expect(await readLinkedSession(where().db, linkToken, now)).toMatchObject({ state: 'open' });
  });

  it('answerHandOff answers one network address a hundred times in ten minutes', async () => {
    const { linkToken } = await open();
    const key = randomUUID();
    const subject = callerAddress(new Request('http://shop.example'));
    await countUnits(where().db, [{ action: 'agent-hand-off', subject, units: 99 }], 10 * 60_000, now);
    expect((await ask(linkToken, '', key)).ok).toBe(true);
    expect(await ask(linkToken, '', key)).toMatchObject({ ok: false, rejection: { code: 'too-many-requests' } });
  });

  it('answerHandOff finds no session by the id that its agent knows', async () => {
    const { id } = await open();
    expect(await ask(id, 'ada@example.com')).toMatchObject({ ok: false, rejection: { code: 'unknown-session' } });
  });

  it('answerHandOff responds alike to an unknown session for any email address', async () => {
    for (const email of ['', 'ada@example.com']) {
      expect(await ask('A'.repeat(32), email)).toMatchObject({ ok: false, rejection: { code: 'unknown-session' } });
    }
  });

  it('answerHandOff returns the same to the browser that took over, and rejects other browsers', async () => {
    const { linkToken } = await open();
    const key = randomUUID();
    const first = await ask(linkToken, 'ada@example.com', key);
    expect(first.ok).toBe(true);
    expect(await ask(linkToken, 'ada@example.com', key)).toEqual(first);
    expect(await ask(linkToken, 'ada@example.com')).toMatchObject({ ok: false, rejection: { code: 'session-taken' } });
  });

  // Verifies docs/product.md 34.8 (paid session).
  it('an order with the key of a hand-off belongs to the session; another one replaces it until it is paid', async () => {
    const { db } = where();
    const { id, linkToken } = await open();
    const key = randomUUID();
    expect((await ask(linkToken, '', key)).ok).toBe(true);
    const order = async (handOff: string) => {
      const answer = await askOrder(contextAt(db, { now }), postOrder({ ...body, handOff }));
      return answer.body.order?.number ?? 'none';
    };
    const ordersOf = () => db.selectFrom('orders').select(['number', 'state', 'agent_session']).execute();
    const first = await order(key);
    expect(await ordersOf()).toEqual([{ number: first, state: 'pending', agent_session: id }]);
    const second = await order(key.toUpperCase());
    const other = await order(randomUUID());
    const found = await ordersOf();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { number: first, state: 'cancelled', agent_session: null },
        { number: second, state: 'pending', agent_session: id },
        { number: other, state: 'pending', agent_session: null },
      ]),
    );
    const paid = await db.selectFrom('orders').selectAll().where('agent_session', '=', id).executeTakeFirstOrThrow();
    await recordPaymentEvent(db, paymentEvent(paid), now);
    const third = await order(key);
    expect(await ordersOf()).toEqual(
      expect.arrayContaining([
        { number: second, state: 'paid', agent_session: id },
        { number: third, state: 'pending', agent_session: null },
      ]),
    );
  });
});
