'use client';

import { cartCopy, welcomeGuest, welcomeMember } from '@/components/shell/copy';
import { useCart } from '@/store/lines-store';
import { useSession } from '@/store/session';

/**
 * Welcome line and cart message (docs/product.md 3.2, 3.3). Their space is reserved and the message waits for the stored
 * cart, so that nothing flashes or shifts.
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
 * Welcome, display name in upper case, email (docs/product.md 3.2). It is empty until the session is known; its parent needs
 * a fixed height, so that nothing shifts when the name appears.
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
