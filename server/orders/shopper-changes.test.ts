// Verifies docs/product.md 37.6, 37.7.
import { accept } from '@/domain/result';
import { forgetShopper } from '@/server/retention/forget-shopper';
import { later, now, paidOrder, place, request } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { rejected, valueOf } from '@/server/testing/results';
import { fulfilOrder } from './change';
import { packOrder } from './progress';
import { findKnownOrder, historyOf } from './read';
import { changeAddress } from './shopper-changes';

const old = { ...request.address, ...request.contact, fullName: 'Ada <Byron>', phone: '' };
const next = {
  fullName: 'Ada King',
  phone: '+1 212 555 0100',
  line1: '2 Even Street',
  line2: 'Flat 3',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
  country: 'US',
};

onEachEngine((where) => {
  const change = (number: `OH-${string}`, address = next, ms = 0) =>
    changeAddress(where().db, number, address, later(ms));
  const mails = async () =>
    where().db.selectFrom('outbox').selectAll().where('id', 'like', 'order-address:%').orderBy('id').execute();

  itOnce('changeAddress saves the address, records the previous one and emails the shopper', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    expect(await change(order.number)).toEqual(accept('first'));
    expect(await findKnownOrder(db, order.number)).toMatchObject({
      full_name: 'Ada King',
      address_line1: '2 Even Street',
      postal_code: '12207',
      phone: '+1 212 555 0100',
      state: 'paid',
    });
    expect((await historyOf(db, order.number)).at(-1)).toMatchObject({
      event: 'address-changed',
      source: 'shopper',
      note: 'Ada <Byron>\n1 Odd Street\nNew York, NY 10001\nUnited States',
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: order.email, subject: `Order ${order.number}: new delivery address` });
    expect(mail?.text_body).toContain('Ada King\n2 Even Street\nFlat 3\nAlbany, NY 12207');
  });

  itOnce('changeAddress changes nothing for the same address, and emails each of two different ones', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    expect(await change(order.number, old)).toEqual(accept('same'));
    expect(await mails()).toEqual([]);
    const both = await Promise.all([change(order.number), change(order.number)]);
    expect(both.map((one) => one.ok && one.value).sort()).toEqual(['first', 'same']);
    expect(await change(order.number, old, 1000)).toEqual(accept('first'));
    expect(await mails()).toHaveLength(2);
  });

  // Verifies docs/product.md 37.7.
  it('the owner gets an email about each of two changes of an address', async () => {
    process.env.OWNER_EMAIL = 'owner@example.com';
    const { order } = await paidOrder(where().db);
    await change(order.number);
    await change(order.number, old, 1000);
    delete process.env.OWNER_EMAIL;
    const owners = where().db.selectFrom('outbox').select('recipient').where('id', 'like', 'owner:address:%');
    expect(await owners.execute()).toEqual(Array(2).fill({ recipient: 'owner@example.com' }));
  });

  // Verifies docs/product.md 37.7, 41.6 (address).
  it('the emails about a new address say that the shopper has changed it only if that is so', async () => {
    process.env.OWNER_EMAIL = 'owner@example.com';
    const { db } = where();
    const { order } = await paidOrder(db);
    await change(order.number);
    await packOrder(db, order.number, now);
    valueOf(await changeAddress(db, order.number, { ...old, phone: '' }, later(1000), 'owner'));
    delete process.env.OWNER_EMAIL;
    const owners = db
      .selectFrom('outbox')
      .select('text_body')
      .where('id', 'like', 'owner:address:%')
      .orderBy('created_at');
    const [byShopper, byOwner] = (await owners.execute()).map(({ text_body: text }) => text);
    expect(byShopper).toContain('Its shopper has changed the address to:\nAda King');
    expect(byOwner).toContain('An owner has changed the address to:\nAda <Byron>');
    expect(byOwner).not.toMatch(/shopper|orders -- pack /);
    const asks = (await mails()).map(({ text_body: text }) => /If (?:it was not you|you disagree)/.exec(text)?.[0]);
    expect(asks).toEqual(['If it was not you', 'If you disagree']);
  });

  itOnce('changeAddress rejects another country, and an order that is packed, sent, unpaid or unknown', async () => {
    const { db } = where();
    const [open, packed, sent] = [
      (await paidOrder(db)).order,
      (await paidOrder(db)).order,
      (await paidOrder(db)).order,
    ];
    await packOrder(db, packed.number, now);
    await fulfilOrder(db, sent.number, now);
    expect(await change(open.number, { ...next, country: 'CA' })).toEqual(rejected('country-fixed'));
    expect(await change(packed.number)).toEqual(rejected('order-packed'));
    expect(await change(sent.number)).toEqual(rejected('order-packed'));
    expect(await change((await place(db)).number)).toEqual(rejected('order-closed'));
    expect(await change('OH-00000000')).toEqual(rejected('unknown-order'));
    expect(await mails()).toEqual([]);
  });

  itOnce('an order that is packed while its address changes goes to the address that its mails name last', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const [packed, changed] = await Promise.all([packOrder(db, order.number, now), change(order.number)]);
    expect(packed).toEqual(accept('first'));
    const { full_name: name } = await findKnownOrder(db, order.number);
    expect([name, (await mails()).length]).toEqual(changed.ok ? ['Ada King', 1] : ['Ada <Byron>', 0]);
  });

  // Verifies docs/product.md 27.10.
  itOnce('forgetShopper deletes the previous addresses of a sent order', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await change(order.number);
    await fulfilOrder(db, order.number, now);
    await forgetShopper(db, order.email);
    const notes = (await historyOf(db, order.number)).map(({ note }) => note);
    expect(notes).toEqual(['', '', '', '']);
  });
});
