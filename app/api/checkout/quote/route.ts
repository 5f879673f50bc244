import { answerQuote } from '@/server/checkout/quote';
import { handle } from '@/server/http';
import { openTill } from '@/server/till';

/** What a cart would cost, sent there. */
export const POST = handle('quote', async (request) => answerQuote(await openTill(), request));
