import { attemptFor, besidePaid, newKey, renewed, type OrderAttempt } from '@/store/order-attempt';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';
import type { Details } from '@/store/kept-checkout';
import { orderedLines, placeOrder, type Answer, type OrderedLine, type Placed } from '@/browser/shop-api';

/** What is sent to order; `shownTotal` in cents. */
export type OrderRequest = {
  lines: readonly OrderedLine[];
  contact: { email: string; fullName: string };
  address: Omit<Details, 'email' | 'fullName'>;
  service: string;
  promoCode?: string;
  shownTotal: number;
};

/** What the shopper has typed, chosen and seen, as the shop wants it. */
export function orderRequest(
  lines: readonly OrderedLine[],
  { email, fullName, ...address }: Details,
  seen: { service: string; promoCode: string; totalCents: number },
): OrderRequest {
  return {
    lines,
    contact: { email, fullName },
    address,
    service: seen.service,
    ...(seen.promoCode && { promoCode: seen.promoCode }),
    shownTotal: seen.totalCents,
  };
}

/**
 * Orders, one tab at a time: the same request gives the same order, however often and from however many tabs it comes.
 * Where the last order is over, or was begun as someone else, a new one takes its place.
 *
 * @param idToken of a signed-in shopper; without one the order is a guest's.
 */
export function orderOnce(request: OrderRequest, idToken: string | undefined): Promise<Answer<Placed>> {
  return alone(async () => {
    if (!isStillInCart(request.lines)) return { problem: cartChanged };
    const body = JSON.stringify(request);
    const first = attemptFor(useCheckout.getState().attempt, body, newKey);
    const answer = await send(request, first, idToken);
    const isWorn = 'problem' in answer && ['order-over', 'idempotency-conflict'].includes(answer.problem.code);
    return isWorn ? send(request, renewed(first, body, newKey), idToken) : answer;
  });
}

async function send(
  request: OrderRequest,
  attempt: OrderAttempt,
  idToken: string | undefined,
): Promise<Answer<Placed>> {
  const { keepAttempt } = useCheckout.getState();
  // Kept before it is sent: whatever becomes of this page, the next try finds the key.
  keepAttempt(attempt);
  const body = JSON.stringify({ ...request, supersedes: attempt.supersedes });
  const answer = await placeOrder(body, attempt.key, idToken);
  if ('value' in answer) keepAttempt({ ...attempt, token: answer.value.order.token, paid: undefined });
  else if (answer.problem.code === 'already-paid' && answer.problem.order)
    keepAttempt(besidePaid(attempt, answer.problem.order));
  return answer;
}

/** Whether the cart, which another tab may have emptied or changed meanwhile, holds what is being ordered. */
function isStillInCart(lines: readonly OrderedLine[]): boolean {
  const held = orderedLines(useCart.getState().lines);
  return lines.every(({ catalogue, id, quantity }) =>
    held.some((line) => line.catalogue === catalogue && line.id === id && line.quantity === quantity),
  );
}

const cartChanged = {
  code: 'cart-changed',
  message: 'Your cart has changed in another tab. Nothing was ordered from here: look it over, then press again.',
};

/** Waits for other tabs that order, then works on what they have left in storage. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const freshly = async () => {
    await Promise.all([useCart.persist.rehydrate(), useCheckout.persist.rehydrate()]);
    return work();
  };
  // Only pages that come over https have locks; elsewhere the key alone keeps one order one.
  return 'locks' in navigator ? await navigator.locks.request('odd-hours-order', freshly) : freshly();
}
