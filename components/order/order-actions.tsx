import { LinkRow } from '@/components/ui/link';
import { servesAgents } from '@/data/site';
import { cartLinkPath, formatLinkedItems } from '@/domain/cart-link';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { hasBeenPaid } from '@/domain/order-states';
import { cancelOrderPath, changeAddressPath, routeAtRunTime } from '@/domain/paths';
import { watchKey } from '@/domain/watch-key';
import { orderActionsCopy as copy } from './copy';

/** Links to change, cancel and repeat an order, as far as its state allows (docs/product.md 37.4 to 37.8). */
export function OrderActions({ order }: { order: ConfirmedOrder }) {
  const { token, state, lines, isChangeable, isCancellable } = order;
  const items = formatLinkedItems(lines.map((line) => ({ key: watchKey(line), quantity: line.quantity })));
  const links = [
    ...(isChangeable ? [{ label: copy.changeAddress, href: changeAddressPath(token) }] : []),
    ...(isCancellable ? [{ label: copy.cancel, href: cancelOrderPath(token) }] : []),
    // Cart links are part of the agents feature: the route tree of a shop without it has none.
    ...(servesAgents() && hasBeenPaid(state)
      ? [{ label: copy.buyAgain, href: routeAtRunTime(`${cartLinkPath}/${items}`) }]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="order-actions-title">
      <h2 id="order-actions-title" className="text-2xl">
        {isCancellable ? copy.title : copy.againTitle}
      </h2>
      {isCancellable && <p className="mt-1 max-w-prose">{isChangeable ? copy.untilPacked : copy.untilPaid}</p>}
      <LinkRow links={links} className="mt-4 flex flex-wrap gap-3" linkClass="button-quiet" />
    </section>
  );
}
