import type { ReturnView } from '@/domain/order-returns';
import { stateCopy, withdrawalStateCopy } from './copy';

/** State of a withdrawal or return in words. */
export function returnStateCopy({ kind, state, isSent }: Pick<ReturnView, 'kind' | 'state' | 'isSent'>): string {
  if (kind === 'return') return stateCopy[state];
  // Goods that never left the shop do not come back, also if the owner has accepted the withdrawal.
  if (!isSent && (state === 'requested' || state === 'accepted')) return withdrawalStateCopy.notSent;
  return state === 'requested' ? withdrawalStateCopy.sent : stateCopy[state];
}
