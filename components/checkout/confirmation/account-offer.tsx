'use client';

import { Link } from '@/components/ui/link';
import { useSession } from '@/store/session';
import { accountOfferCopy } from './copy';

/** Offers a guest an account and links a signed-in user to theirs. Reserves its height until the session is known. */
export function AccountOffer() {
  const isGuest = useSession(({ status }) => status === 'guest');
  const isMember = useSession(({ marker }) => marker !== null);
  return (
    <section aria-label="Your account" className="needs-script min-h-21 tablet:min-h-15">
      {isGuest && (
        <>
          <h2 className="text-2xl">See all your orders in one place</h2>
          <p className="mt-1 max-w-prose">
            <Link href="/register/registeruser" className="font-semibold text-link">
              {accountOfferCopy.open}
            </Link>{' '}
            with the same email and confirm it. This order will be in your account.
          </p>
        </>
      )}
      {isMember && (
        <>
          <h2 className="text-2xl">Your orders</h2>
          <p className="mt-1">
            This order and your earlier ones are in{' '}
            <Link href="/auth/user" className="font-semibold text-link">
              {accountOfferCopy.yourAccount}
            </Link>
            .
          </p>
        </>
      )}
    </section>
  );
}
