import { fetchAccountOrders } from '@/browser/shop-client';
import { accountOrdersRefusalWords } from '@/components/forms/copy-refusals';
import type { AccountOrder } from '@/contract/orders';

export type FoundOrders = { orders: readonly AccountOrder[] } | { refused: string };

/** Asks the shop for the signed-in shopper's orders. Never rejects: a refusal comes back in plain words. */
export async function fetchOrders(): Promise<FoundOrders> {
  try {
    const provider = await import('@/browser/firebase-auth');
    const found = await fetchAccountOrders(await provider.idToken());
    return found.ok ? { orders: found.value } : { refused: accountOrdersRefusalWords(found.refusal) };
  } catch {
    return { refused: accountOrdersRefusalWords({ code: 'unreachable' }) };
  }
}
