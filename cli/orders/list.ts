import { orderStates } from '@/domain/order-states';
import { type Database } from '@/server/database/database';
import { listOrders } from '@/server/orders/read';
import { exportOrders } from '@/server/desk/orders/list';
import { listText } from './report';
import { atTerminal, type Command } from './command';

export const list: Command = {
  name: 'list',
  usage: [`[${orderStates.join('|')}]`],
  run: (db, [argument, ...more]) => {
    const state = orderStates.find((one) => one === argument);
    if (more.length > 0 || argument !== state) return undefined;
    return listOrders(db, state).then(listText);
  },
};

async function exported(db: Database): Promise<string> {
  const made = await atTerminal(exportOrders, db, {});
  if (!made.ok) throw new Error(made.rejection.code);
  return made.value;
}

export const exportCsv: Command = {
  name: 'export',
  usage: ['--csv'],
  run: (db, [form, ...more]) => (form === '--csv' && more.length === 0 ? exported(db) : undefined),
};
