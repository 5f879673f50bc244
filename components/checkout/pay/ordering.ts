import { attemptFor, attemptAfterPaid, newKey, replacementAttempt, type OrderAttempt } from '@/store/order-attempt';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import type { Details } from '@/store/saved-checkout';
import { orderedLines, sendOrder } from '@/browser/shop-client';
import { withTabLock } from '@/browser/local-text';
import type { ShownCode } from '@/components/forms/copy-rejections';
import type { CheckoutRequest, OrderedLine, PlacedOrder } from '@/contract/checkout';
import { type Currency, pageCurrency } from '@/domain/currency';
import { reject, type Result } from '@/domain/result';

/** The order request without `supersedes`, which each attempt adds. */
type OrderRequest = Omit<CheckoutRequest, 'supersedes'>;

/** Codes after which a new order replaces the last one: the last one has ended, or another account placed it. */
const renewableCodes: readonly ShownCode[] = ['order-over', 'idempotency-conflict'];

type Ordered = Promise<Result<PlacedOrder, ShownCode>>;

export function orderRequest(
  lines: OrderedLine[],
  { email, fullName, phone, ...address }: Details,
  shown: { service: string; promoCode: string; totalCents: number; currency?: Currency; handOff?: string },
): OrderRequest {
  return {
    lines,
    contact: { email, fullName, ...(phone && { phone }) },
    address,
    service: shown.service,
    ...(shown.currency && (shown.currency !== 'usd' || pageCurrency !== 'usd') && { currency: shown.currency }),
    ...(shown.promoCode && { promoCode: shown.promoCode }),
    shownTotal: shown.totalCents,
    ...(shown.handOff && { handOff: shown.handOff }),
  };
}

/**
 * Places an order under a lock shared by all tabs. Repeating the same request returns the same order (idempotency key).
 * If the last order has ended or belongs to another account, a new order replaces it.
 *
 * @param idToken of a signed-in shopper; undefined for a guest order.
 */
export function orderOnce(request: OrderRequest, idToken: string | undefined): Ordered {
  return withOrderLock(async () => {
    if (!isInCart(request.lines)) return reject({ code: 'cart-changed' });
    const body = JSON.stringify(request);
    const first = attemptFor(useCheckout.getState().attempt, body, newKey);
    const answer = await send(request, first, idToken);
    const mustRenew = !answer.ok && renewableCodes.includes(answer.rejection.code);
    return mustRenew ? send(request, replacementAttempt(first, body, newKey), idToken) : answer;
  });
}

async function send(request: OrderRequest, attempt: OrderAttempt, idToken: string | undefined): Ordered {
  const { saveAttempt } = useCheckout.getState();
  // Stored before the request, so that a retry after a reload reuses the idempotency key.
  saveAttempt(attempt);
  const answer = await sendOrder({ ...request, supersedes: attempt.supersedes }, attempt.key, idToken);
  if (answer.ok) saveAttempt({ ...attempt, token: answer.value.order.token, paid: undefined });
  else if (answer.rejection.code === 'already-paid') saveAttempt(attemptAfterPaid(attempt, answer.rejection.order));
  return answer;
}

/** False if another tab has emptied or changed the cart. */
function isInCart(lines: readonly OrderedLine[]): boolean {
  const cartLines = orderedLines(useCart.getState().lines);
  return lines.every(({ catalogue, id, quantity }) =>
    cartLines.some((line) => line.catalogue === catalogue && line.id === id && line.quantity === quantity),
  );
}

/** Runs `work` on fresh storage after other tabs have finished. Without Web Locks only the idempotency key prevents a second order. */
const withOrderLock = <T>(work: () => Promise<T>): Promise<T> =>
  withTabLock('order', () => {
    useCart.rehydrate();
    useCheckout.rehydrate();
    return work();
  });
