import { payWithTestCard } from '@/browser/shop-client';
import type { ShownRefusal } from '@/components/words/refusals';
import type { TestPaymentRequest } from '@/contract/test-payment';

/** What became of a test card: taken (now or in a while), left at the bank's question, or refused. */
export type CardResult = 'taken' | 'unanswered' | { refusal: ShownRefusal };

/**
 * Pays an order with a test card.
 *
 * @param confirm asks as the shopper's bank would (3-D Secure); undefined when the question was closed unanswered.
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
