import { handOffRoute } from '@/contract/agent-hand-off';
import { answerHandOff } from '@/server/agents/hand-off';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { shopDate } from '@/domain/shop-date';

/** Moves a prepared checkout into the shopper's browser (docs/product.md 34.9). */
export const POST = serve(handOffRoute, async (request) => answerHandOff(await database(), request, shopDate()));
