import { readyRoute } from '@/contract/health';
import { database } from '@/server/database/database';
import { judgeReadiness } from '@/server/health/readiness';
import { serve } from '@/server/http/serve';

export const GET = serve(readyRoute, () => judgeReadiness(database, new Date()));
