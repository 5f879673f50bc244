import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Outcome } from '@/components/forms/form';
import { useCheckout } from '@/store/checkout';
import type { FailureReason } from '@/components/checkout/confirmation/failures';
import { lead } from './lead';
import { errorPath } from '@/components/checkout/paths';
import type { Problem } from '@/browser/shop-api';
import { troubleOf, type PayTrouble } from './trouble';
import type { Quoting } from '@/components/checkout/summary/use-quote';

/** What the shop calls a refused card, as the page that explains it names it. */
const refusals: Readonly<Record<string, FailureReason>> = {
  'card-declined': 'declined',
  'insufficient-funds': 'insufficient-funds',
  'authentication-failed': 'authentication-failed',
};

const accountProblems = ['bad-token', 'sign-in-unreachable'];
const guestWords =
  'Your account does not answer. Press again to order as a guest: once its e-mail is confirmed, the order joins your account.';

/** What is said of a total that changed while the shopper looked at it; in cents. */
export type PriceChange = { from: number; to: number };

/** What kept the last press from paying: said beside the button, or on a page of its own. */
export function useSetback({ quote, accept, askAgain }: Quoting) {
  const router = useRouter();
  const [trouble, setTrouble] = useState<PayTrouble>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const [asGuest, setAsGuest] = useState(false);

  const clear = () => {
    setTrouble(undefined);
    setPriceChange(undefined);
  };
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

  return {
    trouble,
    priceChange,
    /** Whether the next press orders without the account, which has not been believed. */
    asGuest,
    clear,
    stop,
    stopAt,
  };
}
