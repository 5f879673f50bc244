import { revalidateOffers } from '@/app/revalidate-offers';
import { internalRoute } from '../internal-route';

/** Revalidates pages with weekend prices. */
export const POST = internalRoute(revalidateOffers);
