import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Outcome } from '@/components/forms/form';
import { readTestNumber, type TestOutcome } from '@/lib/test-cards';
import { useCheckout } from '@/store/checkout';
import type { FailureReason } from './failures';
import { findIdToken } from './id-token';
import { orderOnce, orderRequest } from './ordering';
import { errorPath, thanksPath } from './paths';
import { payByCard } from './pay-by-card';
import { orderedLines, type Placed, type Problem } from './shop-api';
import { troubleOf, type PayTrouble } from './trouble';
import type { OrderLines } from './use-order-lines';
import type { Quoting } from './use-quote';

/** What the shop calls a refused card, as the page that explains it names it. */
const refusals: Readonly<Record<string, FailureReason>> = {
  'card-declined': 'declined',
  'insufficient-funds': 'insufficient-funds',
  'authentication-failed': 'authentication-failed',
};

const accountProblems = ['bad-token', 'sign-in-unreachable'];
const guestWords =
  'Your account does not answer. Press again to order as a guest: once its e-mail is confirmed, the order joins your account.';
const unconfirmedWords = 'The confirmation was closed before it was answered. Nothing has been charged: press again.';

/** What is said of a total that changed while the shopper looked at it; in cents. */
export type PriceChange = { from: number; to: number };

/**
 * Pays for what the shopper sees.
 *
 * @param confirm asks as the shopper's bank would (3-D Secure); undefined when the question was closed unanswered.
 */
export function usePayment(
  lines: OrderLines['sold'],
  { quote, isCurrent, accept, askAgain }: Quoting,
  confirm: () => Promise<boolean | undefined>,
) {
  const router = useRouter();
  const [trouble, setTrouble] = useState<PayTrouble>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const [asGuest, setAsGuest] = useState(false);

  const stop = (found: PayTrouble): Outcome => {
    setTrouble(found);
    return { done: '' };
  };
  const stopAt = (problem: Problem): Outcome => {
    const reason = refusals[problem.code];
    const token = useCheckout.getState().attempt?.token;
    if (reason && token) return lead(() => router.push(errorPath(token, reason)));
    if (accountProblems.includes(problem.code)) {
      setAsGuest(true);
      return stop({ words: guestWords });
    }
    if (problem.code === 'promo-code') askAgain(); // the next quote is without it
    if (problem.code !== 'price-changed' || !problem.totals || !quote) return stop(troubleOf(problem));
    accept(problem.totals);
    setPriceChange({ from: quote.totals.totalCents, to: problem.totals.totalCents });
    return { done: '' };
  };

  const thank = (token: string) => lead(() => router.push(thanksPath(token, 'payment')));

  const goOn = async ({ order, next }: Placed, card: TestOutcome | undefined): Promise<Outcome> => {
    if (next.kind === 'done') return thank(order.token);
    if (next.kind === 'redirect') return lead(() => window.location.assign(next.url));
    if (!card) return { failed: 'Type one of the test numbers.', field: 'card' };
    const result = await payByCard({ order: order.token, session: next.session, card }, confirm);
    if (result === 'taken') return thank(order.token);
    return result === 'unanswered' ? stop({ words: unconfirmedWords }) : stopAt(result.problem);
  };

  /** @param number as typed, where the test payment asks for one; it is read here and never sent. */
  const pay = async (number: string | undefined): Promise<Outcome> => {
    setTrouble(undefined);
    setPriceChange(undefined);
    const read = number === undefined ? undefined : readTestNumber(number);
    if (read && 'refusal' in read) return { failed: read.refusal, field: 'card' };
    if (!quote || !isCurrent) return stop({ words: 'The total is not known yet. Press again in a moment.' });
    const found = asGuest ? {} : await findIdToken();
    if (found === 'unknown')
      return stopAt({ code: navigator.onLine ? 'sign-in-unreachable' : 'unreachable', message: '' });
    const { details, promoCode } = useCheckout.getState();
    const { shipping, totalCents } = quote.totals;
    const request = orderRequest(orderedLines(lines), details, { service: shipping.id, promoCode, totalCents });
    const placed = await orderOnce(request, found.idToken);
    if ('problem' in placed) return stopAt(placed.problem);
    return goOn(placed.value, read?.outcome);
  };

  return { pay, trouble, priceChange };
}

/** Leads on to another page, and says so until that is there. */
function lead(go: () => void): Outcome {
  go();
  return { done: 'One moment…' };
}
