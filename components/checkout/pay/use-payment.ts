import { useRouter } from 'next/navigation';
import { orderedLines, payWithTestCard } from '@/browser/shop-client';
import { findIdToken } from '@/components/address-book/call-address-book';
import type { OrderLines } from '@/components/checkout/checkout-gate';
import { paymentCopy, testCardCopy } from '@/components/checkout/copy';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import type { ShownRejection } from '@/components/forms/copy-rejections';
import type { FormResult } from '@/components/forms/form';
import type { PlacedOrder, TestPaymentRequest } from '@/contract/checkout';
import { orderPath } from '@/domain/paths';
import { readTestNumber, type TestOutcome } from '@/domain/test-cards';
import { useCheckout } from '@/store/checkout';
import { handOffKey } from '@/store/hand-off';
import { orderOnce, orderRequest } from './ordering';
import { navigateTo, usePayRejection } from './use-pay-rejection';

/**
 * @param confirm runs the 3-D Secure challenge; it resolves to undefined if the shopper closed the dialog.
 */
export function usePayment(lines: OrderLines['sold'], quoting: Quoting, confirm: () => Promise<boolean | undefined>) {
  const router = useRouter();
  const { notice, priceChange, asGuest, clear, showNotice, showRejection } = usePayRejection(quoting);
  const goToConfirmation = (token: string) => navigateTo(() => router.push(orderPath(token, { from: 'payment' })));

  const proceed = async ({ order, next }: PlacedOrder, card: TestOutcome | undefined): Promise<FormResult> => {
    if (next.kind === 'done') return goToConfirmation(order.token);
    if (next.kind === 'redirect') return navigateTo(() => window.location.assign(next.url));
    if (!card) return { rejected: testCardCopy.missing, field: 'card' };
    const result = await payByCard({ order: order.token, session: next.session, card }, confirm);
    if (result === 'accepted') return goToConfirmation(order.token);
    return result === 'unanswered' ? showNotice({ message: paymentCopy.closed }) : showRejection(result.rejection);
  };

  /** @param number is the typed test card number; it is parsed here and never sent. */
  const pay = async (number: string | undefined): Promise<FormResult> => {
    clear();
    const read = number === undefined ? undefined : readTestNumber(number);
    if (read && 'rejection' in read) return { rejected: read.rejection, field: 'card' };
    const { quote, isCurrent } = quoting;
    if (!quote || !isCurrent) {
      if (quoting.rejection) quoting.retry();
      return showNotice({ message: paymentCopy.stillLoading });
    }
    const tokenResult = asGuest ? {} : await findIdToken();
    if (tokenResult === 'unknown')
      return showRejection({ code: navigator.onLine ? 'sign-in-unreachable' : 'unreachable' });
    const { details, promoCode, handOff } = useCheckout.getState();
    const { shipping, totalCents, currency } = quote.totals;
    const ordered = orderedLines(lines);
    const shown = { service: shipping.id, promoCode, totalCents, currency, handOff: handOffKey(handOff, ordered) };
    const request = orderRequest(ordered, details, shown);
    const placed = await orderOnce(request, tokenResult.idToken);
    return placed.ok ? proceed(placed.value, read?.outcome) : showRejection(placed.rejection);
  };

  return { pay, notice, priceChange };
}

/** `accepted` also for a delayed payment; `unanswered` if the shopper closed the 3-D Secure dialog. */
type CardResult = 'accepted' | 'unanswered' | { rejection: ShownRejection };

/**
 * @param confirm runs the 3-D Secure challenge; it resolves to undefined if the shopper closed the dialog.
 */
async function payByCard(
  payment: TestPaymentRequest,
  confirm: () => Promise<boolean | undefined>,
): Promise<CardResult> {
  const answer = await payWithTestCard(payment);
  if (!answer.ok) return answer;
  if (answer.value.result !== 'authentication-required') return 'accepted';
  const authenticated = await confirm();
  return authenticated === undefined ? 'unanswered' : payByCard({ ...payment, authenticated }, confirm);
}
