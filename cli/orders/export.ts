import { listOrders } from '@/server/orders/read';
import { ordersCsv } from './report';
import { type Command } from './command';

export const exportCsv: Command = {
  name: 'export',
  usage: ['--csv'],
  run: (db, [form, ...more]) => (form === '--csv' && more.length === 0 ? listOrders(db).then(ordersCsv) : undefined),
};
