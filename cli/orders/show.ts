import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { returnsOf } from '@/server/orders/claimed-units';
import { parcelsOf } from '@/server/orders/parcels';
import { disputesOf, eventsToReview, findOrderByNumber, historyOf, refundsOf } from '@/server/orders/read';
import { orderText, parcelText, returnLine } from './report';
import { ReportedError } from '@/domain/reported-error';
import { type Command, orderNumberOf } from './command';

export const show: Command = {
  name: 'show',
  usage: ['<number>'],
  run: (db, [number, ...more]) => (number && more.length === 0 ? showOrder(db, orderNumberOf(number)) : undefined),
};

async function showOrder(db: Database, number: OrderNumber): Promise<string> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new ReportedError(`There is no order ${number}.`);
  const parcels = (await parcelsOf(db, number)).map(parcelText);
  const orderRefunds = { refunds: await refundsOf(db, number), disputes: await disputesOf(db, number) };
  const text = orderText(order, await historyOf(db, number), await eventsToReview(db, number), orderRefunds);
  const sentBack = (await returnsOf(db, number)).map(returnLine);
  return [text, ...parcels, ...sentBack].join('\n');
}
