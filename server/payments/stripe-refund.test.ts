import Stripe from 'stripe';
import { type OrderRow } from '@/server/database/schema';
import { now } from '@/server/testing/checkout';
import { RefundRejectedError } from './provider';
import { refundByStripe } from './stripe-refund';

const order = { number: 'OH-7K3M9QX2', payment_reference: 'pi_1' } as Partial<OrderRow> as OrderRow;
const params = { key: 'rf_1', amountCents: 100 };
const { StripeAPIError, StripeInvalidRequestError } = Stripe.errors;

/** A Stripe client with existing refunds and a given response to the next one. */
function stripeWith(made: object[], create: () => Promise<object>) {
  const refunds = { list: jest.fn(async () => ({ data: made })), create: jest.fn(create) };
  return { refunds, stripe: { refunds } as unknown as Stripe };
}

const errors = {
  no: new StripeInvalidRequestError({ type: 'invalid_request_error', statusCode: 400, message: 'No funds.' }),
  inProgress: new StripeInvalidRequestError({
    type: 'invalid_request_error',
    statusCode: 409,
    message: 'In progress.',
  }),
  outage: new StripeAPIError({ type: 'api_error', statusCode: 500, message: 'Trouble.' }),
};
const refundFailingWith = (error: Error) =>
  refundByStripe(stripeWith([], () => Promise.reject(error)).stripe, order, params, () => now);

it('refundByStripe stores order number and key and finds the refund by them', async () => {
  const made = { id: 're_1', status: 'pending', metadata: { refund: 'rf_1' } };
  const { stripe, refunds } = stripeWith([{ id: 're_0', metadata: null }], async () => made);
  expect(await refundByStripe(stripe, order, params, () => now)).toEqual({ id: 're_1', state: 'pending' });
  expect(refunds.list).toHaveBeenCalledWith({ payment_intent: 'pi_1', limit: 100 });
  expect(refunds.create).toHaveBeenCalledWith(
    { payment_intent: 'pi_1', amount: 100, metadata: { order: 'OH-7K3M9QX2', refund: 'rf_1' } },
    { idempotencyKey: 'rf_1' },
  );
  const again = stripeWith([{ id: 're_0', metadata: null }, made], () => Promise.reject(new Error('made twice')));
  expect(await refundByStripe(again.stripe, order, params, () => now)).toEqual({ id: 're_1', state: 'pending' });
});

it('refundByStripe throws RefundRejectedError with Stripe’s message', async () => {
  await expect(refundFailingWith(errors.no)).rejects.toThrow(RefundRejectedError);
  await expect(refundFailingWith(errors.no)).rejects.toMatchObject({
    name: 'RefundRejectedError',
    message: 'No funds.',
    cause: errors.no,
  });
});

it.each(['inProgress', 'outage'] as const)(
  'refundByStripe throws the original error if the outcome is unknown: %s',
  async (kind) => {
    await expect(refundFailingWith(errors[kind])).rejects.toBe(errors[kind]);
  },
);

it('refundByStripe rejects an order without a payment id and makes no call', async () => {
  const { stripe, refunds } = stripeWith([], async () => ({}));
  const unpaid = { ...order, payment_reference: null };
  await expect(refundByStripe(stripe, unpaid, params, () => now)).rejects.toThrow(
    'Stripe has named no payment of order OH-7K3M9QX2.',
  );
  expect(refunds.list).not.toHaveBeenCalled();
});
