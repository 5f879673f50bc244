import type { ReturnView } from '@/domain/order-returns';
import { stateCopy, withdrawalStateCopy } from './copy';

/** State of a withdrawal or return in words. */
export function returnStateCopy({ kind, state, isSent }: Pick<ReturnView, 'kind' | 'state' | 'isSent'>): string {
  if (kind === 'return' || state !== 'requested') return stateCopy[state];
  return isSent ? withdrawalStateCopy.sent : withdrawalStateCopy.notSent;
}
