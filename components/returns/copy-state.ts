import type { ReturnView } from '@/domain/order-returns';
import { isOpenReturn } from '@/domain/return-states';
import { stateCopy, withdrawalStateCopy } from './copy';

/** State of a withdrawal or return in words. */
export function returnStateCopy({ kind, state, isSent }: Pick<ReturnView, 'kind' | 'state' | 'isSent'>): string {
  if (kind === 'return') return stateCopy[state];
  // Goods that never left the shop do not come back. The owner may still record them, to put them into the stock.
  if (!isSent && isOpenReturn(state)) return withdrawalStateCopy.notSent;
  return state === 'requested' ? withdrawalStateCopy.sent : stateCopy[state];
}
