import { orderStates } from '@/domain/order-states';
import { listOrders } from '@/server/orders/read';
import { listText } from './report';
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
