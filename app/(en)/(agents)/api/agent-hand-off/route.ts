import { handOffRoute } from '@/contract/agent-hand-off';
import { answerHandOff } from '@/server/agents/hand-off';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { shopDate } from '@/domain/shop-date';

export const POST = serve(handOffRoute, async (request) => answerHandOff(await database(), request, shopDate()));
