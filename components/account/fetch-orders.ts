import type { AccountOrder } from '@/contract/account-order';

export type FoundOrders = { orders: readonly AccountOrder[] } | { failed: string };

const unreachable = 'Your orders cannot be looked up right now. Check your connection and try again.';
const signInEnded = 'Your sign-in has ended. Sign out, then in again, and your orders are here.';

/** Asks the shop for the signed-in shopper's orders. Never rejects: a failure comes back in plain words. */
export async function fetchOrders(): Promise<FoundOrders> {
  try {
    const provider = await import('@/browser/firebase-auth');
    const headers = { Authorization: `Bearer ${await provider.idToken()}` };
    const response = await fetch('/api/account/orders', { headers, cache: 'no-store' });
    if (response.ok) return (await response.json()) as { orders: AccountOrder[] };
    return { failed: response.status === 401 ? signInEnded : unreachable };
  } catch {
    return { failed: unreachable };
  }
}
