'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { cartPageCopy } from '@/components/cart/copy';
import { UnreachableNotice } from '@/components/cart/lines/unreachable-notice';
import { useCurrentLines } from '@/components/cart/lines/use-current-lines';
import { DelayedNotice } from '@/components/ui/page-parts';
import { isDeliverable } from '@/domain/address-rules';
import type { LineItem } from '@/domain/line-items';
import { orderPath } from '@/domain/paths';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { cannotOrder } from './copy';

type GateProps = {
  /** True if the screen requires complete delivery details. */
  needsDetails?: boolean;
  children: (lines: OrderLines) => ReactNode;
};

/**
 * Renders its children once storage is read and the cart has lines to order; otherwise redirects. It redirects with
 * `replace` so that Back does not return here, and reserves a screen height so that the footer does not shift.
 */
export function CheckoutGate(props: GateProps) {
  const hasCart = useCart((cart) => cart.ready);
  const hasCheckout = useCheckout((checkout) => checkout.ready);
  return (
    <div className="needs-script min-h-[85svh] pb-16 tablet:pb-24">
      {hasCart && hasCheckout ? <Gate {...props} /> : loadingCart}
    </div>
  );
}

const loadingCart = <DelayedNotice>{cartPageCopy.looking}</DelayedNotice>;

function Gate({ needsDetails = false, children }: GateProps) {
  const router = useRouter();
  const lines = useOrderLines();
  const canDeliver = useCheckout(({ details }) => isDeliverable(details));
  const orderToken = useOrderFromOtherTab();
  const redirectPath = orderToken
    ? orderPath(orderToken, { from: 'payment' })
    : lines.sold.length === 0
      ? '/empty'
      : needsDetails && !canDeliver
        ? '/payment'
        : undefined;
  useEffect(() => {
    if (redirectPath) router.replace(redirectPath);
  }, [redirectPath, router]);

  // The gate never closes again: a line added in another tab must not unmount the form being filled in.
  const { state, isRetrying, retry } = lines.summaries;
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && state === 'known') setIsOpen(true);
  if (redirectPath) return null;
  if (isOpen) return children(lines);
  if (state !== 'unreachable') return loadingCart;
  return (
    <UnreachableNotice isRetrying={isRetrying} retry={retry}>
      {cannotOrder}
    </UnreachableNotice>
  );
}

/** The token of the order that another tab placed from this checkout; undefined after a sign-out. */
function useOrderFromOtherTab(): string | undefined {
  const token = useCheckout(({ attempt }) => attempt?.token ?? attempt?.paid);
  const isCleared = useCheckout(({ changedAt }) => changedAt === 0);
  const isMember = useSession(({ marker }) => marker !== null);
  const [last, setLast] = useState({ token, isMember });
  if (token && token !== last.token) setLast({ token, isMember });
  const hasSignedOut = last.isMember && !isMember;
  return isCleared && !hasSignedOut ? last.token : undefined;
}

/**
 * The cart's lines split into sold (at current prices) and no longer sold. A line counts as sold until the shop has
 * answered. Call it only after the cart is read from storage.
 */
export function useOrderLines() {
  const stored = useCart((cart) => cart.lines);
  const refresh = useCart((cart) => cart.refresh);
  const { lines, changes, summaries, amounts } = useCurrentLines(stored, refresh);
  const isNoLongerSold = (line: LineItem) => summaries.summaryOf(line) === null;
  return {
    sold: lines.filter((line) => !isNoLongerSold(line)),
    unsold: lines.filter(isNoLongerSold),
    changes,
    summaries,
    /** Their currency is the order's. */
    amounts,
  };
}

export type OrderLines = ReturnType<typeof useOrderLines>;
