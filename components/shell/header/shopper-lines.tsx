'use client';

import { cartCopy, welcomeGuest, welcomeMember } from '@/components/shell/copy';
import { useCart } from '@/store/cart';
import { useSession } from '@/store/session';

/**
 * The welcome line over the cart message (docs/product.md 3.2, 3.3). Their space is reserved, and the message waits until
 * the stored cart has been read, so that neither flashes nor moves anything.
 */
export function ShopperLines() {
  const message = useCart(({ ready, lines }) => (ready ? cartCopy(lines.length) : ''));
  return (
    <div className="shopper-lines">
      <WelcomeLine className="h-[1lh] max-w-full truncate" />
      <p className="h-[1lh] text-soft">{message}</p>
    </div>
  );
}

/**
 * Who is signed in: Welcome, the display name in upper case, the e-mail (docs/product.md 3.2). It is empty until the
 * user is known; its parent needs a fixed height, so that nothing moves when the name appears.
 */
export function WelcomeLine({ className }: { className: string }) {
  const user = useSession((session) => session.user);
  const { before, name, after } = welcomeMember(user);
  const isKnown = useSession(({ status }) => status !== 'unknown');
  return (
    <p className={className} title={user ? `${user.displayName ?? ''} ${user.email ?? ''}` : undefined}>
      {isKnown && (user ? before : welcomeGuest)}
      {user && (
        <>
          <strong className="font-semibold">{name}</strong>
          {after}
        </>
      )}
    </p>
  );
}
