import 'server-only';
import { type CodeOf } from '@/contract/route';
import type { TestPaymentResponse, testPaymentRoute } from '@/contract/checkout';
import { testPaymentRequest } from '@/contract/checkout.schema';
import { accept, reject, type Result } from '@/domain/result';
import { readJson } from '@/server/http/read-request';
import { log } from '@/server/platform/log';
import { payWithTestCard } from '@/server/payments/test-payment';
import { type CheckoutContext } from './context';

/** Handles a test payment request. */
export async function handleTestPayment(
  { db, payment, now }: CheckoutContext,
  request: Request,
): Promise<Result<TestPaymentResponse, CodeOf<typeof testPaymentRoute>>> {
  const attempt = await readJson(request, testPaymentRequest());
  if (!attempt.ok) return attempt;
  if (payment?.name !== 'test') return reject({ code: 'payment-off' });
  const result = await payWithTestCard(db, attempt.value, now);
  if (!result.ok) return result;
  log('info', 'test payment', { card: attempt.value.card, result: result.value });
  return accept({ result: result.value });
}
