import { useRouter } from 'next/navigation';
import { refuseOffline } from '@/browser/offline';

type LeadTo = ReturnType<typeof useRouter>['push'];

/**
 * Leads to another page of the shop. Offline the page stays, which says so and offers to go on once the browser is online
 * (docs/product.md 20.9).
 */
export function useLeadTo(): LeadTo {
  const router = useRouter();
  return (...where) => {
    const go = () => router.push(...where);
    if (!refuseOffline(go, where[0])) go();
  };
}
