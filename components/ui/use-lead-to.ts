import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { refuseOffline } from '@/browser/offline';

/**
 * Leads to another page of the shop. Offline the page stays, which says so and offers to go on once the browser is online
 * (docs/product.md 20.9).
 */
export function useLeadTo(): (href: Route, options?: { scroll?: boolean }) => void {
  const router = useRouter();
  return (href, options) => {
    const go = () => router.push(href, options);
    if (!refuseOffline(go)) go();
  };
}
