import { type OrderState } from '@/domain/order-states';
import { type Refusal, type Result } from '@/domain/result';
import { type ChangeCode, fulfilOrder } from '@/server/orders/change';
import { knownProviders } from '@/server/payments/providers';
import { refundOrder } from '@/server/payments/refund';
import { Fault } from '../lib/fault.mjs';
import { type Command } from './command';

export const fulfil: Command = {
  name: 'fulfil',
  usage: ['<number>'],
  run: (db, [typed, ...more]) => {
    if (!typed || more.length > 0) return undefined;
    const number = typed.toUpperCase();
    return fulfilOrder(db, number, new Date()).then((changed) => changeText(number, changed, 'it cannot fulfil now'));
  },
};

export const refund: Command = {
  name: 'refund',
  usage: ['<number>'],
  run: (db, [typed, ...more]) => {
    if (!typed || more.length > 0) return undefined;
    const number = typed.toUpperCase();
    return refundOrder(db, number, knownProviders(db), new Date()).then((changed) =>
      changeText(number, changed, 'there is nothing to refund'),
    );
  },
};

/** @throws {Fault} with one sentence that says why the order stays as it is. */
function changeText(
  number: string,
  changed: Result<OrderState, ChangeCode | 'unknown-provider'>,
  whyNot: string,
): string {
  if (changed.ok) return `Order ${number} is ${changed.value}.`;
  throw changeFault(number, changed.refusal, whyNot);
}

/** Why the order stays as it is, in one sentence. */
export function changeFault(number: string, refusal: Refusal<ChangeCode | 'unknown-provider'>, whyNot: string): Fault {
  if (refusal.code === 'unknown-order') return new Fault(`There is no order ${number}.`);
  if (refusal.code === 'order-state') return new Fault(`Order ${number} is ${refusal.state}: ${whyNot}.`);
  return new Fault(`Order ${number} was paid with a provider that is not set up here.`);
}
