import 'server-only';
import { z } from 'zod';
import { testOutcomes } from '@/domain/test-cards';
import { Refusal } from '@/server/errors';
import { readJson } from '@/server/http';
import { log } from '@/server/log';
import { orderToken } from '@/server/orders/checkout-request';
import { payWithTestCard } from '@/server/payments/test-payment';
import { type Till } from '@/server/till';

/** No field takes a number: what was typed stays in the browser. */
const testAttempt = z.strictObject({
  order: orderToken,
  session: z.string().min(1).max(64),
  card: z.enum(testOutcomes),
  authenticated: z.boolean().optional(),
});

/** Answers a try of the test payment. */
export async function answerTestPayment({ db, payment, now }: Till, request: Request): Promise<Response> {
  const attempt = await readJson(request, testAttempt);
  if (payment?.name !== 'test') throw new Refusal(503, 'payment-off', 'The shop takes no test payments.');
  const result = await payWithTestCard(db, attempt, now);
  log('info', 'test payment', { card: attempt.card, result });
  return Response.json({ result });
}
