import { readyRoute } from '@/contract/health';
import { database } from '@/server/database/database';
import { checkReadiness } from '@/server/health/readiness';
import { serve } from '@/server/http/serve';
import { shopDate } from '@/domain/shop-date';

/** Readiness probe: records, email and payments (docs/product.md 26.8). */
export const GET = serve(readyRoute, () => checkReadiness(database, shopDate()));
