import type { TestOutcome } from '@/domain/test-cards';
import { payWithTestCard, type Problem } from '@/browser/shop-api';

type CardPayment = { order: string; session: string; card: TestOutcome; authenticated?: boolean };

/** What became of a test card: taken (now or in a while), left at the bank's question, or refused. */
export type CardResult = 'taken' | 'unanswered' | { problem: Problem };

/**
 * Pays an order with a test card.
 *
 * @param confirm asks as the shopper's bank would (3-D Secure); undefined when the question was closed unanswered.
 */
export async function payByCard(
  payment: CardPayment,
  confirm: () => Promise<boolean | undefined>,
): Promise<CardResult> {
  const answer = await payWithTestCard(payment);
  if ('problem' in answer) return answer;
  if (answer.value.result !== 'authentication-required') return 'taken';
  const authenticated = await confirm();
  return authenticated === undefined ? 'unanswered' : payByCard({ ...payment, authenticated }, confirm);
}
