import { attemptFor, besidePaid, newKey, renewed, type OrderAttempt } from '@/store/order-attempt';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';
import type { Details } from '@/store/saved-checkout';
import { orderedLines, sendOrder } from '@/browser/shop-client';
import { withTabLock } from '@/browser/tab-lock';
import type { ShownCode } from '@/components/forms/copy-rejections';
import type { CheckoutRequest, OrderedLine, Placed } from '@/contract/checkout';
import { reject, type Result } from '@/domain/result';

/** What is ordered, apart from the order before it. */
type OrderRequest = Omit<CheckoutRequest, 'supersedes'>;

/** The last order is over, or was begun as someone else. */
const renewableCodes: readonly ShownCode[] = ['order-over', 'idempotency-conflict'];

type Ordered = Promise<Result<Placed, ShownCode>>;

export function orderRequest(
  lines: OrderedLine[],
  { email, fullName, ...address }: Details,
  seen: { service: string; promoCode: string; totalCents: number; handOff?: string },
): OrderRequest {
  return {
    lines,
    contact: { email, fullName },
    address,
    service: seen.service,
    ...(seen.promoCode && { promoCode: seen.promoCode }),
    shownTotal: seen.totalCents,
    ...(seen.handOff && { handOff: seen.handOff }),
  };
}

/**
 * Orders, one tab at a time: the same request gives the same order, however often and from however many tabs it comes.
 * Where the last order is over, or was begun as someone else, a new one takes its place.
 *
 * @param idToken of a signed-in shopper; without one the order is a guest's.
 */
export function orderOnce(request: OrderRequest, idToken: string | undefined): Ordered {
  return withOrderLock(async () => {
    if (!isInCart(request.lines)) return reject({ code: 'cart-changed' });
    const body = JSON.stringify(request);
    const first = attemptFor(useCheckout.getState().attempt, body, newKey);
    const answer = await send(request, first, idToken);
    const mustRenew = !answer.ok && renewableCodes.includes(answer.rejection.code);
    return mustRenew ? send(request, renewed(first, body, newKey), idToken) : answer;
  });
}

async function send(request: OrderRequest, attempt: OrderAttempt, idToken: string | undefined): Ordered {
  const { keepAttempt } = useCheckout.getState();
  // Kept before it is sent: whatever becomes of this page, the next try finds the key.
  keepAttempt(attempt);
  const answer = await sendOrder({ ...request, supersedes: attempt.supersedes }, attempt.key, idToken);
  if (answer.ok) keepAttempt({ ...attempt, token: answer.value.order.token, paid: undefined });
  else if (answer.rejection.code === 'already-paid') keepAttempt(besidePaid(attempt, answer.rejection.order));
  return answer;
}

/** Whether the cart, which another tab may have emptied or changed meanwhile, holds what is being ordered. */
function isInCart(lines: readonly OrderedLine[]): boolean {
  const held = orderedLines(useCart.getState().lines);
  return lines.every(({ catalogue, id, quantity }) =>
    held.some((line) => line.catalogue === catalogue && line.id === id && line.quantity === quantity),
  );
}

/** Waits for other tabs that order, then works on what they have left in storage. Without locks the key alone keeps one order one. */
const withOrderLock = <T>(work: () => Promise<T>): Promise<T> =>
  withTabLock('order', () => {
    useCart.rehydrate();
    useCheckout.rehydrate();
    return work();
  });
