import { liveRoute } from '@/contract/health';
import { accept } from '@/domain/result';
import { serve } from '@/server/http/serve';

/** Liveness probe (docs/product.md 26.7). */
export const GET = serve(liveRoute, async () => accept({ live: true }));
