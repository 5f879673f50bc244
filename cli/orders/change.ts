import { type OpenDispute } from '@/domain/refund-totals';
import { type OrderState } from '@/domain/order-states';
import { type Rejection, type Result } from '@/domain/result';
import { fulfil as sending } from '@/server/desk/orders/steps';
import { type ChangeCode } from '@/server/orders/change';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal, type Command, orderNumberOf } from './command';

export const fulfil: Command = {
  name: 'fulfil',
  usage: ['<number>'],
  run: (db, [typed, ...more]) => {
    if (!typed || more.length > 0) return undefined;
    const number = orderNumberOf(typed);
    return atTerminal(sending, db, { number }).then((changed) =>
      changeText(number, changed, 'it cannot be fulfilled now'),
    );
  },
};

/** @throws {ReportedError} with the reason, in one sentence, if the order did not change. */
function changeText(number: string, changed: Result<OrderState, ChangeCode>, reason: string): string {
  if (changed.ok) return `Order ${number} is ${changed.value}.`;
  throw changeError(number, changed.rejection, reason);
}

/** Returns the reason why the order did not change, in one sentence. */
export function changeError(number: string, rejection: Rejection<ChangeCode>, reason: string): ReportedError {
  if (rejection.code === 'unknown-order') return new ReportedError(`There is no order ${number}.`);
  if (rejection.code === 'order-disputed') return new ReportedError(disputedText(number, rejection.dispute));
  if (rejection.code === 'order-cancelled')
    return new ReportedError(
      `Order ${number} was canceled by its shopper and will be refunded. npm run orders -- show ${number} shows the refund.`,
    );
  if (rejection.code === 'order-withdrawn')
    return new ReportedError(
      `Order ${number} must not be sent: its shopper withdrew from all of it. npm run orders -- withdrawals lists it.`,
    );
  return new ReportedError(`Order ${number} is ${rejection.state}: ${reason}.`);
}

function disputedText(number: string, dispute: OpenDispute): string {
  const what =
    dispute === 'inquiry' ? 'the shopper’s bank inquires about its payment' : 'the shopper’s bank has taken its money';
  return `Order ${number} must not be sent: ${what}. npm run orders -- show ${number} shows the deadline.`;
}
