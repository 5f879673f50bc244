import { payWithTestCard } from '@/browser/shop-client';
import type { ShownRefusal } from '@/components/forms/copy-refusals';
import type { TestPaymentRequest } from '@/contract/payments';

/** `taken` now or after a delay; `unanswered` where the shopper closed the bank's question. */
type CardResult = 'taken' | 'unanswered' | { refusal: ShownRefusal };

/**
 * @param confirm asks as the shopper's bank would (3-D Secure); undefined when the shopper closed the question without an answer.
 */
export async function payByCard(
  payment: TestPaymentRequest,
  confirm: () => Promise<boolean | undefined>,
): Promise<CardResult> {
  const answer = await payWithTestCard(payment);
  if (!answer.ok) return answer;
  if (answer.value.result !== 'authentication-required') return 'taken';
  const authenticated = await confirm();
  return authenticated === undefined ? 'unanswered' : payByCard({ ...payment, authenticated }, confirm);
}
