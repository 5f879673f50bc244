import { revalidateCatalogue, internalRoute } from '@/app/internal/revalidation';
import { shopDate } from '@/domain/shop-date';
import { followPublished } from '@/server/catalogue/published';
import { database } from '@/server/database/database';

export const dynamic = 'force-dynamic';

/** Revalidates all pages if an owner, of this process or another, has published a watch. */
export const POST = internalRoute(async () => followPublished(await database(), shopDate(), revalidateCatalogue));
