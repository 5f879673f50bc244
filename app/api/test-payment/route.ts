import { answerTestPayment } from '@/server/checkout/test-card';
import { handle } from '@/server/http';
import { openTill } from '@/server/till';

/** Pays an order with a test number, by what the number stands for. */
export const POST = handle('test payment', async (request) => answerTestPayment(await openTill(), request));
