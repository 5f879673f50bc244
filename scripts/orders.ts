// Serves the orders: `npm run orders -- list [state] | show <number> | fulfil <number> | refund <number> | export --csv`.
import './lib/environment';
import { type Database } from '@/server/database';
import { listText, ordersCsv, orderText } from '@/server/owner/orders-report';
import { type Result } from '@/domain/result';
import { type ChangeCode, fulfilOrder } from '@/server/orders/change';
import { findOrderByNumber, historyOf, listOrders, eventsToLookInto } from '@/server/orders/read';
import { orderStates, type OrderState } from '@/domain/order-states';
import { knownProviders } from '@/server/payments/providers';
import { refundOrder } from '@/server/payments/refund';
import { Fault } from './lib/fault.mjs';
import { runOnRecords } from './lib/records';

const USAGE = `npm run orders -- list [${orderStates.join('|')}]
npm run orders -- show <number>
npm run orders -- fulfil <number>
npm run orders -- refund <number>
npm run orders -- export --csv`;

async function show(db: Database, number: string): Promise<string> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new Fault(`There is no order ${number}.`);
  return orderText(order, await historyOf(db, number), await eventsToLookInto(db, number));
}

/** @throws {Fault} with one sentence that says why the order stays as it is. */
function changeText(
  number: string,
  command: 'fulfil' | 'refund',
  changed: Result<OrderState, ChangeCode | 'unknown-provider'>,
): string {
  if (changed.ok) return `Order ${number} is ${changed.value}.`;
  const { refusal } = changed;
  if (refusal.code === 'unknown-order') throw new Fault(`There is no order ${number}.`);
  if (refusal.code === 'order-state') {
    const why = command === 'fulfil' ? 'it cannot fulfil now' : 'there is nothing to refund';
    throw new Fault(`Order ${number} is ${refusal.state}: ${why}.`);
  }
  throw new Fault(`Order ${number} was paid with a provider that is not set up here.`);
}

runOnRecords(async (db, [command, argument, ...more]) => {
  if (more.length > 0) throw new Fault(USAGE);
  const state = orderStates.find((one) => one === argument);
  if (command === 'list' && (argument === undefined || state)) return listText(await listOrders(db, state));
  if (command === 'export' && argument === '--csv') return ordersCsv(await listOrders(db));
  if (argument === undefined) throw new Fault(USAGE);
  const number = argument.toUpperCase();
  if (command === 'show') return show(db, number);
  if (command === 'fulfil') return changeText(number, 'fulfil', await fulfilOrder(db, number, new Date()));
  if (command === 'refund') {
    return changeText(number, 'refund', await refundOrder(db, number, knownProviders(db), new Date()));
  }
  throw new Fault(USAGE);
});
