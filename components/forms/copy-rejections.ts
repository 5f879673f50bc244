import { unreachableFormCopy } from '@/components/shell/copy';
import { sentenceGap } from '@/domain/punctuation';
import type { Rejection } from '@/domain/result';
import { tooLong } from './copy';
import {
  accountOrdersCopy,
  addressBookCopy,
  connectionCopy,
  fewLeftCopy,
  fieldCopy,
  messages,
  oneOrderOnly,
  pressForCart,
  waitCopy,
} from './copy-rejection-messages';
import type { ShownCode } from './copy-codes';

export type { ShownCode };
export { guestCopy, newsletterSent, oneOrderOnly, orderNumberRule } from './copy-rejection-messages';

export type ShownRejection = Rejection<ShownCode>;

/** The message for a rejection, in one or two sentences. */
export function rejectionCopy(rejection: ShownRejection): string {
  if (rejection.code === 'too-few-left') return fewLeftCopy(rejection.left);
  if (rejection.code !== 'bad-request') return messages[rejection.code];
  const { reason, longest } = rejection;
  return reason === 'too-long' && longest ? tooLong(longest) : fieldCopy[reason];
}

/** The message in a form that keeps its input; includes the waiting time of a rate limit. */
export function formRejectionCopy(rejection: ShownRejection): string {
  if (rejection.code === 'unreachable') return unreachableFormCopy;
  return rejection.code === 'too-many-requests'
    ? `${rejectionCopy(rejection)}${waitCopy(Math.ceil(rejection.retryAfter / 60))}`
    : rejectionCopy(rejection);
}

/** The message during payment, where a retry is always safe because orders are idempotent. */
export function payRejectionCopy(rejection: ShownRejection): string {
  if (rejection.code === 'unreachable') return connectionCopy(navigator.onLine) + sentenceGap + oneOrderOnly;
  const { code } = rejection;
  if (code === 'busy' || code === 'records-unreachable') return rejectionCopy(rejection) + sentenceGap + oneOrderOnly;
  if (code !== 'already-paid') return rejectionCopy(rejection);
  return rejectionCopy(rejection) + sentenceGap + pressForCart;
}

/** The message for an address book that did not load. */
export function addressBookRejectionCopy({ code }: ShownRejection): string {
  return code === 'bad-token' || code === 'no-token' ? addressBookCopy.signedOut : addressBookCopy.notLoaded;
}

/** The message for an order list that did not load. */
export function accountOrdersRejectionCopy({ code }: ShownRejection): string {
  return code === 'bad-token' || code === 'no-token' ? accountOrdersCopy.signedOut : accountOrdersCopy.notLoaded;
}

/** A rejection as a form result: the message, and the field if the rejection names one. */
export function rejectedForm(rejection: ShownRejection): { rejected: string; field?: string } {
  return { rejected: formRejectionCopy(rejection), field: 'field' in rejection ? rejection.field : undefined };
}
