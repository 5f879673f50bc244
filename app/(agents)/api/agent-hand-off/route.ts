import { handOffRoute } from '@/contract/agent-hand-off';
import { answerHandOff } from '@/server/agents/hand-off';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';

export const POST = serve(handOffRoute, async (request) => answerHandOff(await database(), request, new Date()));
