import { revalidateOffers, internalRoute } from '@/app/internal/revalidation';

/** Revalidates pages with weekend prices. */
export const POST = internalRoute(revalidateOffers);
