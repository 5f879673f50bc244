import { liveRoute } from '@/contract/health';
import { accept } from '@/domain/result';
import { serve } from '@/server/http/serve';

export const GET = serve(liveRoute, async () => accept({ live: true }));
