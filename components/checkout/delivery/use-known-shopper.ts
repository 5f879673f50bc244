import { useEffect } from 'react';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';

/** Fills in a signed-in shopper's name and e-mail, once they are known, where nothing has been typed. */
export function useKnownShopper() {
  const user = useSession((session) => session.user);
  useEffect(() => {
    const { details, fillEmpty } = useCheckout.getState();
    const isNews = (user?.email && !details.email) || (user?.displayName && !details.fullName);
    if (isNews) fillEmpty({ email: user.email ?? '', fullName: user.displayName ?? '' });
  }, [user]);
}
