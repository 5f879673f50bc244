import { readyRoute } from '@/contract/health';
import { database } from '@/server/database/database';
import { checkReadiness } from '@/server/health/readiness';
import { serve } from '@/server/http/serve';

export const GET = serve(readyRoute, () => checkReadiness(database, new Date()));
