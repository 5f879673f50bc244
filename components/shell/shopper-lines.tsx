'use client';

import { cartMessage } from '@/store/line-items';
import { useCart } from '@/store/cart';
import { useSession } from '@/store/session';

/**
 * The welcome line over the cart message (spec section 2, Header). Their space is reserved, and the message waits until
 * the stored cart has been read, so that neither flashes nor moves anything.
 */
export function ShopperLines() {
  const message = useCart(({ ready, lines }) => (ready ? cartMessage(lines.length) : ''));
  const user = useSession((session) => session.user);
  return (
    <div className="mr-2 hidden w-[13.5rem] flex-col items-end text-right text-[0.8125rem] leading-5 laptop:flex">
      <p className="h-5 max-w-full truncate" title={user ? `${user.displayName ?? ''} ${user.email ?? ''}` : undefined}>
        Welcome{' '}
        {user && (
          <>
            <strong className="font-semibold">{(user.displayName ?? '').toUpperCase()}</strong> {user.email}
          </>
        )}
      </p>
      <p role="status" className="h-5 text-soft">
        {message}
      </p>
    </div>
  );
}
