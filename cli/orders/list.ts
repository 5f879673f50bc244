import { orderStates } from '@/domain/order-states';
import { listOrders } from '@/server/orders/read';
import { listText, ordersCsv } from './report';
import { type Command } from './command';

export const list: Command = {
  name: 'list',
  usage: [`[${orderStates.join('|')}]`],
  run: (db, [argument, ...more]) => {
    const state = orderStates.find((one) => one === argument);
    if (more.length > 0 || argument !== state) return undefined;
    return listOrders(db, state).then(listText);
  },
};

export const exportCsv: Command = {
  name: 'export',
  usage: ['--csv'],
  run: (db, [form, ...more]) => (form === '--csv' && more.length === 0 ? listOrders(db).then(ordersCsv) : undefined),
};
