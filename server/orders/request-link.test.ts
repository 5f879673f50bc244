import { type OrderNumber } from '@/domain/order-number';
import { now, later, place } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { requestOrderLink } from './request-link';

const person = { website: '', filledForMs: 5000 };

onEachEngine((where) => {
  const requestLink = (number: OrderNumber, email = 'ada@example.com', traces = person, at = now) =>
    requestOrderLink(where().db, { number, email }, traces, at);
  const mails = () =>
    where()
      .db.selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body'])
      .where('id', 'like', 'order-link:%')
      .execute();

  it('requestOrderLink emails the link to the order’s address if number and address match', async () => {
    const order = await place(where().db, { contact: { email: 'Ada@Example.com', fullName: 'Ada', phone: '' } });
    await requestLink(order.number, 'ADA@example.com');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'Ada@Example.com', subject: `Order ${order.number}: your link` });
    expect(mail?.text_body).toContain(`/thanks?order=${order.token}\n`);
  });

  it('requestOrderLink sends nothing for a wrong address or a bot', async () => {
    const order = await place(where().db);
    await requestLink(order.number, 'eve@example.com');
    await requestLink('OH-00000000');
    await requestLink(order.number, 'ada@example.com', { website: 'x', filledForMs: 5000 });
    await requestLink(order.number, 'ada@example.com', { website: '', filledForMs: 10 });
    expect(await mails()).toEqual([]);
  });

  it('requestOrderLink finds no order whose address was deleted', async () => {
    const order = await place(where().db);
    await where().db.updateTable('orders').set({ email: '' }).where('number', '=', order.number).execute();
    await requestLink(order.number);
    await requestLink(order.number, '');
    expect(await mails()).toEqual([]);
  });

  it('requestOrderLink emails one link when two requests come at the same time', async () => {
    const order = await place(where().db);
    await Promise.all([now, later(1)].map((at) => requestLink(order.number, 'ada@example.com', person, at)));
    expect(await mails()).toHaveLength(1);
  });

  // Verifies docs/product.md 29.1.
  it('requestOrderLink emails no second link within ten minutes, at whatever minute the first one was', async () => {
    const order = await place(where().db);
    const first = later(9 * 60_000).getTime();
    const sent = [];
    for (const ms of [0, 2 * 60_000, 10 * 60_000 - 1, 10 * 60_000]) {
      await requestLink(order.number, 'ada@example.com', person, new Date(first + ms));
      sent.push((await mails()).length);
    }
    expect(sent).toEqual([1, 1, 1, 2]);
  });

  it('requestOrderLink emails a link once in ten minutes and accepts an address five times a day', async () => {
    const order = await place(where().db);
    await requestLink(order.number);
    await requestLink(order.number, 'ada@example.com', person, later(60_000));
    expect(await mails()).toHaveLength(1);
    for (let time = 1; time < 6; time += 1)
      await requestLink(order.number, 'ada@example.com', person, later(time * 10 * 60_000));
    expect(await mails()).toHaveLength(4);
    await requestLink(order.number, 'ada@example.com', person, later(24 * 60 * 60_000));
    expect(await mails()).toHaveLength(5);
  });
});
