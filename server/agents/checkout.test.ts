// Verifies docs/product.md 33.10, 33.11, 33.12, 33.13, 33.14.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { countryCodes } from '@/data/country-names';
import { freeShippingOver } from '@/data/shipping';
import { priceOrder } from '@/domain/pricing';
import { openPriceSource } from '@/server/catalogue/price-source';
import { recordPaymentEvent } from '@/server/orders/change';
import { forgetOldRecords } from '@/server/retention/forget-old';
import { seedStock } from '@/server/stock/seed';
import { setStock } from '@/server/stock/set-stock';
import {
  agentAddress,
  agentsAt,
  ask,
  buyer,
  line,
  linkTokenIn,
  maskedNewYork,
  newYork,
  payment,
  profileOf,
} from '@/server/agents/testing/agent';
import { later, now, paidOrder, place, paymentEvent, placeIn } from '@/server/testing/checkout';
import { onEachEngine, onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { accept } from '@/domain/result';
import { isLongRun } from '@/domain/testing/long-tests';
import { originOf } from './feature';
import { type AgentContext } from './agent-request';
import { answerAgent, type AgentCall } from './operations';
import { validationErrorOf, validatorOf } from './schemas';
import { countUnits } from '@/server/abuse/rate-limit';
import { readSession, takeOver } from './sessions';
import { maskTexts, readCheckout, type SentCheckout } from './read-checkout';
import { filterStateOf, readFilters } from './search-filters';

const HOURS = 60 * 60_000;

const sendTo = (destination: object, more: object = {}) => ({
  methods: [{ type: 'shipping', line_item_ids: [], destinations: [destination], ...more }],
});
const whole = { line_items: [line('xerix-1', 2), line('womens-1')], buyer, fulfillment: sendTo(newYork) };

type Total = { type: string; amount: number };
const amountOf = (answer: { totals: Total[] }, type: string) =>
  answer.totals.filter((total) => total.type === type).reduce((sum, { amount }) => sum + amount, 0);

/** Price of a shipping option. */
const priceOfOption = ({ totals }: { totals: Total[] }) => totals.find(({ type }) => type === 'total')?.amount;

/** Expects a valid checkout by the protocol's schemas, and checks the rules that they cannot express. */
function hold(answer: Awaited<ReturnType<typeof ask>>) {
  if (answer.ucp.status === 'error') {
    expect(
      validationErrorOf(validatorOf('2026-08-25', 'answer', 'common/types/error_response.json'), answer),
    ).toBeUndefined();
    return answer;
  }
  for (const schema of [
    'shopping/checkout.json',
    'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
    'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
  ]) {
    expect(validationErrorOf(validatorOf('2026-08-25', 'answer', schema), answer)).toBeUndefined();
  }
  const { status, messages, continue_url, order, totals, line_items, ucp, fulfillment } = answer;
  const ids = line_items.map(({ id }: { id: string }) => id);
  for (const { line_item_ids, groups } of fulfillment?.methods ?? [])
    expect([line_item_ids, groups[0].line_item_ids, groups.length]).toEqual([ids, ids, 1]);
  expect(ucp.payment_handlers).toEqual({});
  expect(status).not.toBe('ready_for_complete');
  expect(order !== undefined).toBe(status === 'completed');
  expect(continue_url === undefined).toBe(['completed', 'canceled'].includes(status));
  if (status === 'requires_escalation') {
    expect(messages.some(({ severity }: { severity?: string }) => severity?.startsWith('requires_buyer'))).toBe(true);
  }
  const parts = totals.filter(({ type }: Total) => type !== 'total');
  expect(parts.reduce((sum: number, { amount }: Total) => sum + amount, 0)).toBe(amountOf(answer, 'total'));
  expect(line_items.reduce((sum: number, each: { totals: Total[] }) => sum + amountOf(each, 'total'), 0)).toBe(
    amountOf(answer, 'subtotal'),
  );
  for (const message of messages) {
    expect(message).toMatchObject({ type: expect.any(String), code: expect.any(String), content: expect.any(String) });
    // A missing field is named by its future path.
    if (message.path && message.code !== 'field_required') expect(selects(answer, message.path)).toBe(true);
    if (message.type === 'error') expect(message.severity).toMatch(/^(recoverable|unrecoverable|requires_buyer_\w+)$/);
  }
  return answer;
}

/** True if a path of names and indexes, as RFC 9535 writes a single node, exists in the value. */
function selects(root: unknown, path: string): boolean {
  expect(path).toMatch(/^\$(\.[a-z_]+|\[\d+\])*$/);
  let node = root;
  for (const [, name, place] of path.matchAll(/\.([a-z_]+)|\[(\d+)\]/g)) {
    const key = name ?? place ?? '';
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return false;
    node = Reflect.get(node, key);
  }
  return true;
}

const agents = (db: AgentContext['db'], at = now) => agentsAt(db, { now: at });
const create = async (context: AgentContext, payload: object = whole, more?: Partial<AgentCall>) =>
  hold(await ask(context, 'create_checkout', payload, more));
const get = async (context: AgentContext, id: string, more?: Partial<AgentCall>) =>
  hold(await ask(context, 'get_checkout', undefined, { id, ...more }));
const update = async (context: AgentContext, id: string, payload: object, more?: Partial<AgentCall>) =>
  hold(await ask(context, 'update_checkout', payload, { id, ...more }));
const complete = async (context: AgentContext, id: string, payload: object = payment, more?: Partial<AgentCall>) =>
  hold(await ask(context, 'complete_checkout', payload, { id, idempotencyKey: randomUUID(), ...more }));
const cancel = async (context: AgentContext, id: string, more?: Partial<AgentCall>) =>
  hold(await ask(context, 'cancel_checkout', undefined, { id, idempotencyKey: randomUUID(), ...more }));
const codes = (answer: { messages: { code: string }[] }) => answer.messages.map(({ code }) => code);

onSqlite((where) => {
  it('a complete checkout requires escalation to its buyer, at the shop’s own prices', async () => {
    const context = agents(where().db);
    const answer = await create(context);
    expect(answer).toMatchObject({
      status: 'requires_escalation',
      currency: 'USD',
      buyer: { first_name: '***', last_name: '***', email: '***' },
      expires_at: later(6 * HOURS).toISOString(),
    });
    expect(answer.id).toMatch(/^[\w-]{32}$/);
    expect(answer.continue_url).toMatch(/^http:\/\/localhost:3000\/agent\/[\w-]{32}$/);
    expect(answer.continue_url).not.toContain(answer.id);
    expect(codes(answer)).toEqual(['buyer_review_required']);
    const lines = [
      { catalogue: 'xerix', id: 1, quantity: 2 },
      { catalogue: 'womens', id: 1, quantity: 1 },
    ];
    const shop = valueOf(
      priceOrder({ lines, country: 'US', service: 'first-class' }, await openPriceSource(lines, now)),
    );
    expect([amountOf(answer, 'subtotal'), amountOf(answer, 'fulfillment'), amountOf(answer, 'total')]).toEqual([
      shop.subtotalCents,
      shop.shipping.cents,
      shop.totalCents,
    ]);
    expect(await get(context, answer.id)).toEqual(answer);
  });

  it('create_checkout responds with 201 and every other operation with 200', async () => {
    const call = { profile: agentAddress, caller: 'c', id: '', idempotencyKey: undefined, digest: '' };
    const made = valueOf(
      await answerAgent(agents(where().db), { ...call, operation: 'create_checkout', payload: whole }),
    );
    expect(made.status).toBe(201);
    const none = valueOf(
      await answerAgent(agents(where().db), { ...call, operation: 'get_checkout', payload: undefined, id: 'x' }),
    );
    expect(none.status).toBe(200);
  });

  it('a checkout’s totals equal the shop’s to the cent for any watches, quantities, country, service and code', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const all = await catalogue.listAll('all');
    const watches = fc.uniqueArray(fc.integer({ min: 0, max: all.length - 1 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        watches,
        fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 6, maxLength: 6 }),
        fc.constantFrom('US', 'DE', 'BR'),
        fc.boolean(),
        fc.integer({ min: 0, max: 2 }),
        async (places, quantities, address_country, hasCode, choice) => {
          const lines = places.flatMap((at, index) => {
            const watch = all[at];
            return watch ? [{ catalogue: watch.catalogue, id: watch.id, quantity: quantities[index] ?? 1 }] : [];
          });
          const services =
            address_country === 'US'
              ? ['first-class', 'priority', 'express']
              : ['standard-international', 'express-international', 'standard-international'];
          const service = services[choice] ?? '';
          const payload = {
            line_items: lines.map(({ catalogue: name, id, quantity }) => line(`${name}-${id}`, quantity)),
            fulfillment: sendTo({ address_country }, { groups: [{ selected_option_id: service }] }),
            discounts: { codes: hasCode ? [code.toLowerCase()] : [] },
          };
          const answer = await create(agents(db), payload, { caller: randomUUID() });
          const promo = hasCode ? { code, percent: 20 } : undefined;
          const shop = valueOf(
            priceOrder({ lines, country: address_country, service, promo }, await openPriceSource(lines, now)),
          );
          expect([
            amountOf(answer, 'subtotal'),
            -amountOf(answer, 'discount') || 0,
            amountOf(answer, 'fulfillment'),
            amountOf(answer, 'total'),
          ]).toEqual([shop.subtotalCents, shop.discountCents, shop.shipping.cents, shop.totalCents]);
          const [{ options, selected_option_id: chosen }] = answer.fulfillment.methods[0].groups;
          const prices = options.filter(({ id }: { id: string }) => id === chosen).map(priceOfOption);
          expect([chosen, prices]).toEqual([service, [amountOf(answer, 'fulfillment')]]);
          for (const { amount } of answer.totals) expect(Number.isSafeInteger(amount)).toBe(true);
        },
      ),
      { numRuns: isLongRun ? 25 : 8 },
    );
  }, 60_000);

  it.each([
    [
      'the shop’s own fields',
      {
        ...whole,
        id: 'mine',
        status: 'completed',
        currency: 'EUR',
        totals: [],
        messages: [],
        links: [],
        expires_at: '2030-01-01T00:00:00Z',
        continue_url: 'https://evil.example',
        order: { id: 'OH-1' },
        ucp: { version: 'x' },
      },
    ],
    [
      'prices and titles',
      {
        ...whole,
        line_items: [
          {
            id: 'l',
            item: { id: 'xerix-1', title: 'Cheap', price: 1 },
            quantity: 2,
            totals: [{ type: 'total', amount: 1 }],
          },
          line('womens-1'),
        ],
      },
    ],
  ])('a checkout ignores %s sent by an agent', async (_, payload) => {
    const context = agents(where().db);
    const [answer, plain] = [await create(context, payload), await create(context)];
    expect({ ...answer, id: '', continue_url: '' }).toEqual({ ...plain, id: '', continue_url: '' });
  });

  it('update_checkout replaces everything, and removes what is left out', async () => {
    const context = agents(where().db);
    const { id } = await create(context, { ...whole, discounts: { codes: ['A'] } });
    const answer = await update(context, id, { line_items: [line('xerix-2', 3)] });
    expect(
      answer.line_items.map(({ id: item, quantity }: { id: string; quantity: number }) => [item, quantity]),
    ).toEqual([['xerix-2', 3]]);
    expect([answer.buyer, answer.discounts, answer.status]).toEqual([
      undefined,
      { codes: [], applied: [] },
      'incomplete',
    ]);
    expect(answer.fulfillment.methods[0].selected_destination_id).toBeNull();
    expect(answer.expires_at).toBe(later(6 * HOURS).toISOString());
  });

  it.each<[string, object, string[], string[]]>([
    ['no e-mail address', { ...whole, buyer: { first_name: 'Ada' } }, ['field_required'], ['$.buyer.email']],
    ['a bad e-mail address', { ...whole, buyer: { ...buyer, email: 'ada' } }, ['invalid_email'], ['$.buyer.email']],
    ['no place', { ...whole, fulfillment: undefined }, ['field_required'], ['$.fulfillment.methods[0].destinations']],
    [
      'a country that is not served',
      { ...whole, fulfillment: sendTo({ ...newYork, address_country: 'CU' }) },
      ['address_undeliverable'],
      ['$.fulfillment.methods[0].destinations[0]'],
    ],
    [
      'a country that is none',
      { ...whole, fulfillment: sendTo({ ...newYork, address_country: 'Atlantis' }) },
      ['address_undeliverable'],
      ['$.fulfillment.methods[0].destinations[0]'],
    ],
    [
      'no street',
      { ...whole, fulfillment: sendTo({ ...newYork, street_address: ' ' }) },
      ['field_required'],
      ['$.fulfillment.methods[0].destinations[0].street_address'],
    ],
    [
      'a bad postal code',
      { ...whole, fulfillment: sendTo({ ...newYork, postal_code: 'X' }) },
      ['invalid_address'],
      ['$.fulfillment.methods[0].destinations[0].postal_code'],
    ],
    [
      'signs for street and city',
      { ...whole, fulfillment: sendTo({ ...newYork, street_address: '-', address_locality: '...' }) },
      ['invalid_address', 'invalid_address'],
      [
        '$.fulfillment.methods[0].destinations[0].street_address',
        '$.fulfillment.methods[0].destinations[0].address_locality',
      ],
    ],
    [
      'signs for the recipient',
      { ...whole, fulfillment: sendTo({ ...newYork, first_name: '-', last_name: '?' }) },
      ['invalid_name'],
      ['$.fulfillment.methods[0].destinations[0].first_name'],
    ],
    [
      'signs for the buyer’s last name',
      {
        ...whole,
        buyer: { last_name: '–', email: buyer.email },
        fulfillment: sendTo({ ...newYork, first_name: undefined, last_name: undefined }),
      },
      ['invalid_name'],
      ['$.buyer.last_name'],
    ],
  ])('a checkout with %s returns a recoverable error with its path', async (_, payload, expected, paths) => {
    const answer = await create(agents(where().db), payload);
    expect(answer.status).toBe('incomplete');
    expect(codes(answer)).toEqual(expected);
    expect(answer.messages.map(({ path }: { path: string }) => path)).toEqual(paths);
    for (const { severity } of answer.messages) expect(severity).toBe('recoverable');
  });

  it.each([
    ['CU', 'The shop does not ship to this country.'],
    ['Atlantis', 'The address names no country that the shop knows. Send address_country as a code of two letters.'],
    [undefined, 'The address names no country that the shop knows. Send address_country as a code of two letters.'],
  ])('a checkout to the country %s says %j', async (address_country, content) => {
    const answer = await create(agents(where().db), { ...whole, fulfillment: sendTo({ ...newYork, address_country }) });
    expect(answer.messages).toEqual([expect.objectContaining({ code: 'address_undeliverable', content })]);
  });

  it('a checkout accepts every country by its code of three letters and by its English name', async () => {
    const english = new Intl.DisplayNames('en', { type: 'region' });
    const alpha3 = [
      ['DEU', 'DE'],
      ['gbr', 'GB'],
      ['JPN', 'JP'],
      ['SGP', 'SG'],
      ['CHE', 'CH'],
      ['AUT', 'AT'],
      ['AUS', 'AU'],
      ['UK', 'GB'],
    ];
    const named = countryCodes.map((code) => [english.of(code) ?? code, code]);
    for (const [address_country, code] of [...alpha3, ...named]) {
      const fulfillment = sendTo({ ...newYork, address_country });
      const read = readCheckout({ line_items: items(1), fulfillment }, { fulfillment: true, discount: true });
      expect([address_country, read.ok && read.value.address?.country]).toEqual([address_country, code]);
    }
  });

  it('a checkout keeps the phone number of the destination behind its mask, and warns of one that is not valid', async () => {
    const { db } = where();
    const context = agents(db);
    const call = (phone_number: string) => ({ ...whole, fulfillment: sendTo({ ...newYork, phone_number }) });
    const phoneOf = async (id: string) => (await readSession(db, id, now))?.prepared.buyer.phone;
    const made = await create(context, call('+1 212 555 0142'));
    expect([made.buyer.phone_number, codes(made)]).toEqual(['***', ['buyer_review_required']]);
    expect(await update(context, made.id, made)).toEqual(made);
    expect(await phoneOf(made.id)).toBe('+1 212 555 0142');
    const other = { ...call('+1 212 555 0142'), buyer: { ...buyer, phone_number: '+44 20 7946 0018' } };
    await update(context, made.id, other);
    expect(await phoneOf(made.id)).toBe('+44 20 7946 0018');
    const wrong = await update(context, made.id, call('555'));
    expect([wrong.status, wrong.messages]).toMatchObject([
      'requires_escalation',
      [
        { type: 'warning', code: 'invalid_phone_number', path: '$.buyer.phone_number' },
        { code: 'buyer_review_required' },
      ],
    ]);
  });

  it('a checkout accepts a country by its name', async () => {
    for (const address_country of ['united states', 'usa', 'us']) {
      const fulfillment = sendTo({ ...newYork, address_country });
      const answer = await create(agents(where().db), { ...whole, fulfillment });
      expect(answer.fulfillment.methods[0].destinations[0].address_country).toBe('US');
    }
  });

  it('a checkout without the fulfillment extension leaves the address to its buyer', async () => {
    const findProfile = async () =>
      accept(profileOf(undefined, ['dev.ucp.shopping.fulfillment', 'dev.ucp.shopping.discount']));
    const answer = await ask(agentsAt(where().db, { findProfile }), 'create_checkout', whole);
    expect(Object.keys(answer.ucp.capabilities)).toEqual(['dev.ucp.shopping.checkout']);
    expect([answer.status, answer.fulfillment, answer.discounts]).toEqual([
      'requires_escalation',
      undefined,
      undefined,
    ]);
    expect(answer.messages).toEqual([expect.objectContaining({ severity: 'requires_buyer_input' })]);
    expect(amountOf(answer, 'fulfillment')).toBe(0);
  });

  it('update_checkout with masked texts keeps the stored person and place, and takes new ones', async () => {
    const context = agents(where().db);
    const made = await create(context);
    expect(await update(context, made.id, made)).toEqual(made);
    const before = (await readSession(where().db, made.id, now))?.prepared;
    expect(before).toMatchObject({ buyer: { email: 'ada@example.com' }, address: { line1: '1 Odd Street' } });
    const [method] = made.fulfillment.methods;
    const street = { ...method.destinations[0], street_address: '2 Even Street', first_name: 'Grace' };
    await update(context, made.id, {
      ...made,
      buyer: { ...made.buyer, email: 'grace@example.com' },
      fulfillment: { methods: [{ ...method, destinations: [street] }] },
    });
    expect((await readSession(where().db, made.id, now))?.prepared).toEqual({
      ...before,
      buyer: { ...before?.buyer, email: 'grace@example.com' },
      address: { ...before?.address, line1: '2 Even Street', fullName: 'Grace Byron' },
    });
  });

  it('the masked texts of another destination take nothing from the stored one', async () => {
    const context = agents(where().db);
    const made = await create(context);
    const office = { ...newYork, id: 'office', street_address: '***', first_name: '***', last_name: '***' };
    await update(context, made.id, { ...made, fulfillment: sendTo({ ...office, address_locality: 'Boston' }) });
    const { address } = (await readSession(where().db, made.id, now))?.prepared ?? {};
    expect(address).toMatchObject({ line1: '', fullName: '', city: 'Boston' });
  });

  it('a masked second line of an address keeps the stored one, not the street', async () => {
    const context = agents(where().db);
    const flat = { ...newYork, id: 'home', extended_address: 'Flat 4' };
    const made = await create(context, { ...whole, fulfillment: sendTo(flat) });
    await update(context, made.id, made);
    expect((await readSession(where().db, made.id, now))?.prepared).toMatchObject({
      address: { line1: '1 Odd Street', line2: 'Flat 4' },
    });
  });

  it('a mask without a stored text stores nothing', async () => {
    const masked = { first_name: '***', last_name: '***', email: '***' };
    const { id } = await create(agents(where().db), {
      ...whole,
      buyer: masked,
      fulfillment: sendTo({ ...maskedNewYork, id: 'home' }),
    });
    expect((await readSession(where().db, id, now))?.prepared).toMatchObject({
      buyer: { firstName: '', lastName: '', email: '' },
      address: { fullName: '', line1: '', city: '', region: '', postalCode: '', country: 'US' },
    });
  });

  it.each<[string, object, string]>([
    ['an unknown watch', { line_items: [line('xerix-1'), line('xerix-99')] }, 'item_unavailable'],
    ['what is no watch', { line_items: [line('a shoe')] }, 'item_unavailable'],
    ['eleven of a watch', { line_items: [line('xerix-1', 6), line('xerix-1', 5)] }, 'invalid_quantity'],
    [
      'watches by the pound',
      {
        line_items: [
          { item: { id: 'xerix-1', quantity_unit: { unit: 'LBR', scale: 2, display_text: 'lb' } }, quantity: 1 },
        ],
      },
      'quantity_unit_mismatch',
    ],
    ['nothing', { line_items: [] }, 'no_line_items'],
  ])('%s creates no checkout and changes none', async (_, payload, code) => {
    const context = agents(where().db);
    expect(await create(context, payload)).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code, severity: 'unrecoverable' }],
    });
    const before = await create(context);
    const after = await update(context, before.id, payload);
    expect(after).toEqual({
      ...before,
      messages: [expect.objectContaining({ code, severity: 'recoverable' }), ...before.messages],
    });
    expect(await get(context, before.id)).toEqual(before);
  });

  it('a checkout merges lines of the same watch', async () => {
    const answer = await create(agents(where().db), { line_items: [line('xerix-1', 2), line('xerix-1', 3)] });
    expect(answer.line_items).toMatchObject([{ item: { id: 'xerix-1' }, quantity: 5 }]);
  });

  it('a checkout reports a sold-out or short line at that line on every read', async () => {
    const { db } = where();
    await seedStock(db, now);
    const { id } = await create(agents(db));
    await setStock(db, 'xerix/1', { to: 2 }, now);
    expect(codes(await get(agents(db), id))).toEqual(['buyer_review_required']);
    await setStock(db, 'xerix/1', { to: 1 }, now);
    await setStock(db, 'womens/1', { to: 0 }, now);
    const answer = await get(agents(db), id);
    expect(answer.status).toBe('incomplete');
    expect(answer.messages).toMatchObject([
      { code: 'out_of_stock', path: '$.line_items[0].quantity' },
      { code: 'out_of_stock', path: '$.line_items[1]' },
    ]);
  });

  it('a checkout whose first watch is no longer sold leaves it out, and counts its lines and their problems without it', async () => {
    const { db } = where();
    const { id } = await create(agents(db));
    const { prepared } = (await readSession(db, id, now)) ?? {};
    const lines = [{ catalogue: 'xerix', id: 99, quantity: 1 }, ...(prepared?.lines ?? [])];
    await db
      .updateTable('agent_sessions')
      .set({ prepared: JSON.stringify({ ...prepared, lines }) })
      .execute();
    await setStock(db, 'womens/1', { to: 0 }, now);
    const answer = await get(agents(db), id);
    expect(answer.line_items.map((one: { id: string }) => one.id)).toEqual(['xerix-1', 'womens-1']);
    expect(answer.messages).toMatchObject([
      { code: 'item_unavailable' },
      { code: 'out_of_stock', path: '$.line_items[1]' },
    ]);
  });

  it('a checkout accepts an offered destination and service, and returns the selection', async () => {
    const context = agents(where().db);
    const { id, fulfillment } = await create(context);
    const [method] = fulfillment.methods;
    expect(method.selected_destination_id).toBe(method.destinations[0].id);
    expect(method.destinations[0]).toMatchObject({ type: 'shipping_address', ...maskedNewYork });
    expect(method.groups).toHaveLength(1);
    const titles = method.groups[0].options.map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const chosen = {
      ...whole,
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            line_item_ids: [],
            selected_destination_id: method.selected_destination_id,
            groups: [{ id: 'parcel', selected_option_id: 'express' }],
          },
        ],
      },
    };
    const answer = await update(context, id, chosen);
    expect(answer.fulfillment.methods[0]).toMatchObject({
      selected_destination_id: method.selected_destination_id,
      destinations: [maskedNewYork],
      groups: [{ selected_option_id: 'express' }],
    });
    expect(amountOf(answer, 'fulfillment')).toBe(29_95);
  });

  it.each<[string, object, string]>([
    [
      'a place that is not there',
      { selected_destination_id: 'elsewhere' },
      '$.fulfillment.methods[0].selected_destination_id',
    ],
    [
      'a way that does not go there',
      { destinations: [newYork], groups: [{ id: 'parcel', selected_option_id: 'standard-international' }] },
      '$.fulfillment.methods[0].groups[0].selected_option_id',
    ],
    ['a pickup', { type: 'pickup' }, '$.fulfillment.methods[0].type'],
  ])('%s changes nothing and returns its path', async (_, method, path) => {
    const context = agents(where().db);
    const before = await create(context);
    const after = await update(context, before.id, {
      line_items: [line('xerix-3')],
      fulfillment: { methods: [{ type: 'shipping', line_item_ids: [], ...method }] },
    });
    expect(after).toEqual({
      ...before,
      messages: [expect.objectContaining({ severity: 'recoverable', path }), ...before.messages],
    });
  });

  it('the chosen shipping option costs what the total charges when a promo code takes the sum below the free limit', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const all = await catalogue.listAll('all');
    for (const [limit, country, service] of [
      [freeShippingOver.domestic, 'US', 'first-class'],
      [freeShippingOver.international, 'DE', 'standard-international'],
      [freeShippingOver.international, 'BR', 'standard-international'],
    ] as const) {
      const watch = all.find(({ priceCents }) => priceCents > limit && priceCents * 0.8 <= limit);
      const place = sendTo({ address_country: country }, { groups: [{ selected_option_id: service }] });
      const sent = {
        line_items: [line(`${watch?.catalogue}-${watch?.id}`)],
        fulfillment: place,
        discounts: { codes: [code] },
      };
      const answer = await create(agents(db), sent);
      expect(amountOf(answer, 'discount')).toBeLessThan(0);
      const [{ options }] = answer.fulfillment.methods[0].groups;
      const chosen = options.find(({ id }: { id: string }) => id === service);
      expect([country, priceOfOption(chosen)]).toEqual([country, amountOf(answer, 'fulfillment')]);
    }
  });

  it('a checkout replaces and removes promo codes, and warns of an invalid one without an error', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const context = agents(db);
    const with_ = (sent: string[]) => ({ ...whole, discounts: { codes: sent } });
    const { id, ...bare } = await create(context);
    const good = await update(context, id, with_([code, 'OTHER']));
    expect(good.discounts).toEqual({
      codes: [code, 'OTHER'],
      applied: [{ code, title: '20% off', amount: -amountOf(good, 'discount'), method: 'across' }],
    });
    expect(good.messages).toContainEqual(
      expect.objectContaining({ code: 'discount_code_combination_disallowed', path: '$.discounts.codes[1]' }),
    );
    const bad = await update(context, id, with_(['NOT-GOOD']));
    expect([codes(bad).includes('discount_code_invalid'), bad.discounts.applied, bad.status]).toEqual([
      true,
      [],
      'requires_escalation',
    ]);
    const none = await update(context, id, with_([]));
    expect([none.discounts, amountOf(none, 'total')]).toEqual([
      { codes: [], applied: [] },
      amountOf(bare as never, 'total'),
    ]);
  });

  it('a checkout warns of a claimed benefit and goes on', async () => {
    const answer = await create(agents(where().db), { ...whole, context: { eligibility: ['com.example.student'] } });
    expect([codes(answer), answer.status]).toEqual([
      ['eligibility_not_accepted', 'buyer_review_required'],
      'requires_escalation',
    ]);
  });

  it('complete_checkout always requires escalation, whatever the payment', async () => {
    const { db } = where();
    const context = agents(db);
    const before = await create(context);
    expect(await complete(context, before.id)).toEqual(before);
    for (const instruments of [[], [payment.payment.instruments[0], payment.payment.instruments[0]]]) {
      const answer = await complete(context, before.id, { payment: { instruments } });
      expect(codes(answer)).toEqual(['payment_failed', 'buyer_review_required']);
    }
    const secret = {
      payment: {
        instruments: [
          { id: 'i', handler_id: 'h', type: 'card', credential: { type: 'card', number: '4111111111111111' } },
        ],
      },
    };
    expect(JSON.stringify(await complete(context, before.id, secret))).not.toContain('4111111111');
    expect(await db.selectFrom('orders').select('number').execute()).toEqual([]);
    const kept = JSON.stringify([
      await db.selectFrom('agent_sessions').selectAll().execute(),
      await db.selectFrom('agent_requests').selectAll().execute(),
    ]);
    expect(kept).not.toContain('4111111111');
  });

  it('a cancelled or expired checkout rejects updates, completion and cancellation', async () => {
    const context = agents(where().db);
    const { id } = await create(context);
    expect((await cancel(context, id)).status).toBe('canceled');
    const { id: old } = await create(context);
    const tomorrow = agents(where().db, later(6 * HOURS));
    for (const [at, over] of [
      [context, id],
      [tomorrow, old],
    ] as const) {
      const before = await get(at, over);
      expect(before).toMatchObject({ status: 'canceled', messages: [] });
      for (const answer of [await update(at, over, whole), await complete(at, over), await cancel(at, over)]) {
        expect(answer).toEqual({
          ...before,
          messages: [expect.objectContaining({ code: 'checkout_closed', severity: 'unrecoverable' })],
        });
      }
    }
  });

  // Verifies docs/product.md 44.14 (prepared checkout).
  it('a checkout is in dollars until its shopper has ordered in yen, then in yen without hundredths', async () => {
    const { db } = where();
    const context = agents(db);
    const { id, continue_url: page } = await create(context);
    valueOf(await takeOver(db, { linkToken: linkTokenIn(page), key: randomUUID() }, now));
    expect((await get(context, id)).currency).toBe('USD');
    const order = await placeIn(db, 'jpy', {}, { origin: originOf(id) });
    expect((await get(context, id)).currency).toBe('USD');
    await recordPaymentEvent(db, paymentEvent(order), now);
    const completed = await get(context, id);
    expect([completed.currency, amountOf(completed, 'total')]).toEqual(['JPY', 59_602]);
    expect(completed.line_items[0]?.item.price).toBe(29_801);
  });

  it('a checkout taken over by a shopper hides personal data and rejects changes, and returns the order number once paid', async () => {
    const { db } = where();
    const context = agents(db);
    const { id, continue_url: page } = await create(context);
    const key = randomUUID();
    valueOf(await takeOver(db, { linkToken: linkTokenIn(page), key }, now));
    const taken = await get(context, id);
    expect(taken).toMatchObject({ status: 'requires_escalation', messages: [{ code: 'buyer_in_control' }] });
    expect(JSON.stringify(taken)).not.toMatch(/Ada|Odd Street|example\.com/);
    expect(codes(await update(context, id, { line_items: [line('xerix-2')] }))).toEqual([
      'buyer_in_control',
      'buyer_in_control',
    ]);
    expect((await cancel(context, id)).status).toBe('requires_escalation');
    const order = await place(db, {}, { origin: originOf(id) });
    expect((await get(context, id)).status).toBe('requires_escalation');
    await recordPaymentEvent(db, paymentEvent(order), now);
    const completed = await get(context, id);
    expect(completed).toMatchObject({
      status: 'completed',
      order: { id: order.number, permalink_url: 'http://localhost:3000/order' },
      // Verifies docs/product.md 36.12.
      links: expect.arrayContaining([
        { type: 'withdrawal', url: 'http://localhost:3000/withdraw', title: 'Withdraw from contract' },
      ]),
    });
    expect(amountOf(completed, 'total')).toBe(order.total_cents);
    expect(Object.keys(completed).toSorted()).toEqual([
      ...['currency', 'expires_at', 'id', 'line_items', 'links', 'messages', 'order', 'status', 'totals', 'ucp'],
    ]);
    expect(Object.keys(completed.order)).toEqual(['id', 'label', 'permalink_url']);
    expect(JSON.stringify(completed)).not.toMatch(new RegExp(`Ada|Odd Street|example\\.com|${order.token}`));
    for (const answer of [await update(context, id, whole), await complete(context, id), await cancel(context, id)]) {
      expect(answer).toEqual({ ...completed, messages: [expect.objectContaining({ code: 'checkout_closed' })] });
    }
    expect(await get(agents(db, later(7 * HOURS)), id)).toEqual(completed);
    expect(
      await db.selectFrom('outbox').select('id').where('id', '=', `order-confirmation:${order.number}`).execute(),
    ).toHaveLength(1);
  });

  // Verifies docs/product.md 33.12.
  it.each([
    ['New York', newYork],
    ['a country that is not served', { ...newYork, address_country: 'CU' }],
  ])('after a take-over no answer to the agent has a buyer, a place or a remark about them: %s', async (_, place) => {
    const { db } = where();
    const context = agents(db);
    const { id, continue_url: page, ...open } = await create(context, { ...whole, fulfillment: sendTo(place) });
    expect(Object.keys(open)).toEqual(expect.arrayContaining(['buyer', 'fulfillment']));
    valueOf(await takeOver(db, { linkToken: linkTokenIn(page), key: randomUUID() }, now));
    const fields = ['currency', 'discounts', 'expires_at', 'id', 'line_items', 'links', 'messages', 'status', 'totals'];
    const expectNothing = (answer: object, ...more: string[]) => {
      expect(Object.keys(answer).toSorted()).toEqual([...fields, ...more, 'ucp'].toSorted());
      const { messages, line_items } = answer as { messages: object[]; line_items: object[] };
      expect(JSON.stringify([messages, line_items])).not.toMatch(
        /Ada|Odd Street|New York|NY|10001|CU\b|address|country/,
      );
    };
    expectNothing(await get(context, id), 'continue_url');
    expect(codes(await get(context, id))).toEqual(['buyer_in_control']);
    for (const answer of [await update(context, id, whole), await complete(context, id), await cancel(context, id)]) {
      expectNothing(answer, 'continue_url');
      expect(new Set(codes(answer))).toEqual(new Set(['buyer_in_control']));
    }
    const expired = await get(agents(db, later(7 * HOURS)), id);
    expectNothing(expired);
    expect([expired.status, codes(expired)]).toEqual(['canceled', []]);
  });

  it('a checkout is not found by another agent', async () => {
    const { db } = where();
    const { id } = await create(agents(db));
    const other = agentsAt(db, { findProfile: async () => accept({ ...profileOf(), agent: 'other.example' }) });
    const none = { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] };
    expect(await get(other, id)).toMatchObject(none);
    expect(await update(other, id, whole)).toMatchObject(none);
    expect(await cancel(other, id)).toMatchObject(none);
    expect(await complete(other, id)).toMatchObject(none);
    expect(await get(agents(db), 'a'.repeat(32))).toMatchObject(none);
  });

  it('create_checkout and promo codes are rate-limited', async () => {
    const context = agents(where().db);
    for (let count = 0; count < 60; count += 1) await ask(context, 'create_checkout', { line_items: [line('a shoe')] });
    await expect(create(context)).rejects.toThrow('too-many-requests');
    await create(context, whole, { caller: '192.0.2.2' });
  });

  // Verifies docs/product.md 33.9, 33.14.
  it('requests in an agent’s name, and sessions of one caller, do not limit other callers', async () => {
    const context = agents(where().db);
    const sixHours = 6 * HOURS;
    await countUnits(where().db, [{ action: 'agent', subject: 'agent.example', units: 6000 }], 10 * 60_000, now);
    await countUnits(where().db, [{ action: 'agent-session-open', subject: '192.0.2.1', units: 200 }], sixHours, now);
    await expect(create(context)).rejects.toThrow('too-many-requests');
    await create(context, whole, { caller: '192.0.2.2' });
  });

  it('a checkout cuts long names and notes of an agent and removes invisible characters', async () => {
    const long = { ...whole, buyer: { ...buyer, first_name: `A\u202E\n${'a'.repeat(5000)}` } };
    const { id } = await create(agents(where().db), long);
    expect((await readSession(where().db, id, now))?.prepared.buyer.firstName).toMatch(/^A a{98}$/);
  });

  // Verifies docs/product.md 13.19.
  it('a checkout normalises the postal code, country and email address of an agent', async () => {
    const destination = { ...newYork, postal_code: '10001\u20131234\u200B', address_country: 'ＵＳ' };
    const sent = { ...whole, buyer: { ...buyer, email: 'ada＠example.com' }, fulfillment: sendTo(destination) };
    const answer = await create(agents(where().db), sent);
    expect(codes(answer)).toEqual(['buyer_review_required']);
    expect((await readSession(where().db, answer.id, now))?.prepared).toMatchObject({
      buyer: { email: 'ada@example.com' },
      address: { postalCode: '10001-1234', country: 'US' },
    });
  });
});

onEachEngine((where) => {
  it('the same key and bytes return the same bytes and run once, also concurrently', async () => {
    const context = agents(where().db);
    const idempotencyKey = randomUUID();
    const all = await Promise.all(Array.from({ length: 6 }, () => create(context, whole, { idempotencyKey })));
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await where().db.selectFrom('agent_sessions').select('id').execute()).toHaveLength(1);
    await update(context, all[0].id, { line_items: [line('xerix-5')] });
    expect(await create(context, whole, { idempotencyKey })).toEqual(all[0]);
  });

  it('the same key is rejected with other bytes, and is separate per agent and per operation', async () => {
    const { db } = where();
    const context = agents(db);
    const idempotencyKey = randomUUID();
    const { id } = await create(context, whole, { idempotencyKey });
    await expect(create(context, { line_items: [line('xerix-2')] }, { idempotencyKey })).rejects.toThrow(
      'idempotency-conflict',
    );
    expect((await cancel(context, id, { idempotencyKey })).status).toBe('canceled');
    const other = agentsAt(db, { findProfile: async () => accept({ ...profileOf(), agent: 'other.example' }) });
    expect((await create(other, { line_items: [line('xerix-2')] }, { idempotencyKey })).status).toBe('incomplete');
  });

  it('a key is kept for 48 hours, and a session for two days after it expires', async () => {
    const { db } = where();
    const idempotencyKey = randomUUID();
    const made = await create(agents(db), whole, { idempotencyKey });
    const forget = (at: number) => forgetOldRecords(db, later(at), new AbortController().signal);
    await forget(48 * HOURS - 1);
    expect(await create(agents(db), whole, { idempotencyKey })).toEqual(made);
    await forget(48 * HOURS);
    expect(await db.selectFrom('agent_requests').select('key_hash').execute()).toEqual([]);
    expect(await db.selectFrom('agent_sessions').select('id').execute()).toEqual([{ id: made.id }]);
    await forget(54 * HOURS);
    expect(await db.selectFrom('agent_sessions').select('id').execute()).toEqual([]);
  });

  it('complete_checkout and cancel_checkout require a key', async () => {
    const context = agents(where().db);
    const { id } = await create(context);
    await expect(complete(context, id, payment, { idempotencyKey: undefined })).rejects.toThrow('no-idempotency-key');
    await expect(cancel(context, id, { idempotencyKey: undefined })).rejects.toThrow('no-idempotency-key');
  });

  it.each(['order-42', '', 7])(
    'create_checkout and update_checkout reject the key %j, which is no UUID',
    async (idempotencyKey) => {
      const { db } = where();
      const context = agents(db);
      const made = await create(context, whole, { idempotencyKey: randomUUID() });
      await expect(create(context, whole, { idempotencyKey })).rejects.toThrow('no-idempotency-key');
      await expect(update(context, made.id, whole, { idempotencyKey })).rejects.toThrow('no-idempotency-key');
      expect(await get(context, made.id, { idempotencyKey })).toEqual(made);
      expect(await db.selectFrom('agent_sessions').select('id').execute()).toHaveLength(1);
    },
  );

  // Verifies docs/product.md 33.13, 33.14.
  it('a repeated key gets the stored response beyond the limits of its caller, and counts in none', async () => {
    const { db } = where();
    const context = agents(db);
    const sent = { ...whole, discounts: { codes: ['NOT-GOOD'] } };
    const keys = { create: randomUUID(), update: randomUUID() };
    const made = await create(context, sent, { idempotencyKey: keys.create });
    const updated = await update(context, made.id, sent, { idempotencyKey: keys.update });
    const counted = async () =>
      (await db.selectFrom('rate_limits').select('hits').execute()).reduce((sum, { hits }) => sum + hits, 0);
    const before = await counted();
    const repeat = async () => [
      await create(context, sent, { idempotencyKey: keys.create }),
      await update(context, made.id, sent, { idempotencyKey: keys.update }),
    ];
    expect(await repeat()).toEqual([made, updated]);
    // Both count as requests of their caller alone.
    expect(await counted()).toBe(before + 2);
    await db.updateTable('rate_limits').set({ hits: 500 }).execute();
    await expect(create(context, sent)).rejects.toThrow('too-many-requests');
    expect(await repeat()).toEqual([made, updated]);
    await expect(create(context, whole, { idempotencyKey: keys.create })).rejects.toThrow('idempotency-conflict');
  });

  it('agents never order, charge or reserve anything nor reopen a closed session, in any sequence of requests', async () => {
    const { db } = where();
    await seedStock(db, now);
    const stock = () => db.selectFrom('stock').select(['watch', 'available']).orderBy('watch').execute();
    const before = await stock();
    const step = fc.record({
      act: fc.constantFrom('create', 'update', 'complete', 'cancel', 'get', 'wait', 'take'),
      which: fc.nat(3),
      agent: fc.constantFrom('agent.example', 'other.example'),
      key: fc.nat(2),
      payload: fc.constantFrom<object>(
        whole,
        { line_items: [line('xerix-1', 10)] },
        { line_items: [line('none-1')] },
        { line_items: [] },
        { ...whole, discounts: { codes: ['A'] } },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const keys = [randomUUID(), randomUUID(), randomUUID()];
        const ids: string[] = [];
        const links = new Map<string, string>();
        const closedOnes = new Map<string, string>();
        let at = now;
        for (const { act, which, agent, key, payload } of steps) {
          const context = agentsAt(db, { now: at, findProfile: async () => accept({ ...profileOf(), agent }) });
          const more = { caller: randomUUID(), idempotencyKey: keys[key] };
          const id = ids[which % Math.max(ids.length, 1)] ?? 'none';
          if (act === 'wait') at = new Date(at.getTime() + HOURS);
          if (act === 'take') await takeOver(db, { linkToken: links.get(id) ?? 'none', key: keys[key] ?? '' }, at);
          if (act === 'wait' || act === 'take') continue;
          const call = {
            operation: `${act}_checkout` as AgentCall['operation'],
            profile: agentAddress,
            id,
            payload: act === 'complete' ? payment : payload,
            digest: JSON.stringify([id, payload]),
            ...more,
          };
          const answered = await answerAgent(context, call);
          if (!answered.ok) {
            expect(answered.rejection.code).toBe('idempotency-conflict');
            continue;
          }
          const answer = hold(answered.value.body as never);
          if (act === 'create' && answer.id && !ids.includes(answer.id)) {
            ids.push(answer.id);
            links.set(answer.id, linkTokenIn(answer.continue_url));
          }
          if (act !== 'get' || !answer.id) continue;
          const last = closedOnes.get(answer.id);
          if (last) expect(answer.status).toBe(last);
          if (answer.status === 'canceled') closedOnes.set(answer.id, answer.status);
          expect(answer.status).not.toBe('completed');
        }
        expect(await db.selectFrom('orders').select('number').execute()).toEqual([]);
        expect(await db.selectFrom('payment_events').select('id').execute()).toEqual([]);
        expect(await db.selectFrom('stock_reservations').select('watch').execute()).toEqual([]);
        expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
        expect(await stock()).toEqual(before);
      }),
      { numRuns: isLongRun ? 12 : 6 },
    );
  }, 120_000);
});

function items(count: number): SentCheckout['line_items'] {
  return Array.from({ length: count }, (_, index) => ({ item: { id: `xerix-${index + 1}` }, quantity: 1 }));
}

it.each<[string, Partial<SentCheckout>, string | undefined]>([
  ['100 watches', { line_items: items(100) }, undefined],
  ['101 watches', { line_items: items(101) }, 'too_many_line_items'],
  [
    'whole units',
    { line_items: [{ item: { id: 'xerix-1', quantity_unit: { unit: 'C62', scale: 0 } }, quantity: 1 }] },
    undefined,
  ],
  [
    'tenths of a unit',
    { line_items: [{ item: { id: 'xerix-1', quantity_unit: { unit: 'C62', scale: 1 } }, quantity: 1 }] },
    'quantity_unit_mismatch',
  ],
  [
    'kilograms',
    { line_items: [{ item: { id: 'xerix-1', quantity_unit: { unit: 'KGM' } }, quantity: 1 }] },
    'quantity_unit_mismatch',
  ],
])('readCheckout counts lines and units: %s', (_, sent, code) => {
  const read = readCheckout({ line_items: items(1), ...sent }, { fulfillment: true, discount: true });
  expect(read.ok ? undefined : read.message.code).toBe(code);
});

it('readCheckout keeps five promo codes without blank ones, and the stored phone number behind its mask', () => {
  const extensions = { fulfillment: true, discount: true };
  const sent = { line_items: items(1), discounts: { codes: [' ', 'A', 'B', 'C', 'D', 'E', 'F'] } };
  const buyer = { email: 'ada@example.com', phone_number: '+1 212 555 0142' };
  const first = readCheckout({ ...sent, buyer }, extensions);
  if (!first.ok) throw new Error(first.message.code);
  expect(first.value.promoCodes).toEqual(['A', 'B', 'C', 'D', 'E']);
  const { phone_number: masked } = maskTexts(buyer);
  const second = readCheckout({ ...sent, buyer: { ...buyer, phone_number: masked } }, extensions, first.value);
  expect(second.ok && second.value.buyer).toEqual(first.value.buyer);
});

it('search filters read prices in cents from 0, and a wrist of 50 to 400 mm', () => {
  const wrists = [49, 50, 400, 401].map((wrist) => readFilters({ wrist }).ok);
  expect(wrists).toEqual([false, true, true, false]);
  expect(filterStateOf({ price: { min: 0, max: 199_50 } }, true).ranges.price).toEqual({ from: 0, to: 199.5 });
});
