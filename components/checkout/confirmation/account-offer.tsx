'use client';

import { Link } from '@/components/ui/link';
import { useSession } from '@/store/session';
import { fullStop, sentenceGap } from '@/domain/punctuation';
import { accountOfferCopy } from './copy';

/**
 * Offers a guest an account and links a signed-in user to theirs. Until the session is known both texts are invisible, so the
 * section has its height on every screen and in every language (docs/product.md 20.4).
 */
export function AccountOffer() {
  const isGuest = useSession(({ status }) => status === 'guest');
  const isMember = useSession(({ marker }) => marker !== null);
  return (
    <section aria-label={accountOfferCopy.title} className="needs-script stable-label grid-cols-1">
      <div aria-hidden={!isGuest}>
        <h2 className="text-2xl">{accountOfferCopy.guest}</h2>
        <p className="mt-1 max-w-prose">
          {accountOfferCopy.beforeOpen}
          <Link href="/register/registeruser" className="font-semibold text-link">
            {accountOfferCopy.open}
          </Link>
          {accountOfferCopy.afterOpen}
        </p>
      </div>
      <div aria-hidden={!isMember}>
        <h2 className="text-2xl">{accountOfferCopy.member}</h2>
        <p className="mt-1">
          {accountOfferCopy.beforeAccount}
          {sentenceGap}
          <Link href="/auth/user" className="font-semibold text-link">
            {accountOfferCopy.yourAccount}
          </Link>
          {fullStop}
        </p>
      </div>
    </section>
  );
}
