import 'server-only';
import { z } from 'zod';
import { formatMoney, parseAmount } from '@/domain/money';
import { type OrderNumber } from '@/domain/order-number';
import { type OrderState } from '@/domain/order-states';
import { accept, type Rejection } from '@/domain/result';
import { isReturnNumber } from '@/domain/return-states';
import { previewRefund, type RefundRequest } from '@/server/orders/request-refund';
import { findKnownOrder } from '@/server/orders/read';
import { configuredProviders } from '@/server/payments/providers';
import { manualRefunds, refundOrder, type RefundOrderCode } from '@/server/payments/refund';
import { defineQuery, defineUseCase, type DeskCode } from '../use-case';
import { aboutOrder, orderNumberField } from './changes';

const whole = (max: number) => z.coerce.number().int().min(1).max(max);

/** Fields of a refund: the whole rest, an amount, units of a line, or a withdrawal or return. */
const refundFields = () => ({
  number: orderNumberField(),
  kind: z.enum(['all', 'amount', 'line', 'return']),
  amount: z
    .string()
    .optional()
    .transform((typed) => (typed ? parseAmount(typed.replace(/[$,\s]/g, ''), 'usd') : undefined)),
  line: whole(999).optional(),
  units: whole(999).optional(),
  return: z.string().refine(isReturnNumber).optional(),
});

/** Schema of a refund form at the desk. Each kind requires its own fields. */
export const refundQuestion = () => z.object(refundFields()).superRefine(requireKind);

type RefundInput = z.output<z.ZodObject<ReturnType<typeof refundFields>>>;

function requireKind({ kind, amount, line, return: number }: RefundInput, context: z.RefinementCtx): void {
  const missing =
    kind === 'amount' && amount === undefined
      ? 'amount'
      : kind === 'line' && line === undefined
        ? 'line'
        : kind === 'return' && number === undefined
          ? 'return'
          : undefined;
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'malformed' });
}

/** Returns the request of parsed fields. */
function refundRequestOf({ kind, amount, line, units, return: number }: RefundInput): RefundRequest {
  if (kind === 'amount') return { kind, cents: amount ?? 0 };
  if (kind === 'line') return { kind, line: line ?? 0, ...(units !== undefined && { units }) };
  if (kind === 'return' && number !== undefined)
    return { kind, number, ...(amount !== undefined && { cents: amount }) };
  return { kind: 'all' };
}

/** Returns the fields of a request. */
export function refundInput(number: OrderNumber, request: RefundRequest): RefundInput {
  const { kind } = request;
  if (kind === 'amount') return { number, kind, amount: request.cents };
  if (kind === 'line') return { number, kind, amount: undefined, line: request.line, units: request.units };
  if (kind === 'return') return { number, kind, amount: request.cents, return: request.number };
  return { number, kind, amount: undefined };
}

/** Returns the amount of a refund, in cents, without making it. */
export const refundPreview = defineQuery('refund-preview', (db, input: RefundInput) =>
  previewRefund(db, input.number, refundRequestOf(input)),
);

type Refunded = { cents: number; refundedCents: number; totalCents: number; state: OrderState };

export const refund = defineUseCase<RefundInput & { shown?: number; byHand?: 'on' }, Refunded, RefundOrderCode>({
  ...aboutOrder,
  name: 'refund-order',
  needsPasskey: true,
  schema: z
    .object({
      ...refundFields(),
      shown: z.coerce.number().int().min(1).optional(),
      byHand: z.literal('on').optional(),
    })
    .superRefine(requireKind),
  audit: ({ number, kind, amount, line, units, return: of, shown, byHand }) => ({
    subject: number,
    details: [
      shown === undefined ? kind : formatMoney(shown, 'usd'),
      ...(amount === undefined ? [] : [`amount ${formatMoney(amount, 'usd')}`]),
      ...(line === undefined ? [] : [`line ${line}`]),
      ...(units === undefined ? [] : [`units ${units}`]),
      ...(of === undefined ? [] : [of]),
      ...(byHand === undefined ? [] : ['by hand']),
    ].join(', '),
  }),
  runOutside: async (db, input, { now, key, begin }) => {
    const before = (await findOrder(db, input.number))?.refunded_cents ?? 0;
    const made = await refundOrder<DeskCode>(
      db,
      input.number,
      configuredProviders(db),
      now,
      refundRequestOf(input),
      input.byHand ? manualRefunds : undefined,
      { key, begin, ...(input.shown !== undefined && { shownCents: input.shown }) },
    );
    if (!made.ok) return made;
    const { refunded_cents: refundedCents, total_cents: totalCents, state } = await findKnownOrder(db, input.number);
    return accept({ cents: refundedCents - before, refundedCents, totalCents, state });
  },
  successMessage: ({ cents, refundedCents, totalCents, state }, { number }) =>
    state === 'refunded'
      ? `Order ${number} is refunded in full: ${formatMoney(refundedCents, 'usd')}. The shopper gets an email.`
      : `${formatMoney(cents, 'usd')} of order ${number} is refunded, ${formatMoney(refundedCents, 'usd')} of ${formatMoney(totalCents, 'usd')} in all. The shopper gets an email.`,
  rejectionMessage: (rejection, { number }) => refundText(number, rejection),
});

async function findOrder(db: Parameters<typeof findKnownOrder>[0], number: RefundInput['number']) {
  return db.selectFrom('orders').select('refunded_cents').where('number', '=', number).executeTakeFirst();
}

/** Why nothing is refunded, as a sentence for the owner. */
export function refundText(number: string, rejection: Rejection<RefundOrderCode>): string {
  switch (rejection.code) {
    case 'unknown-order':
      return `There is no order ${number}.`;
    case 'order-state':
      return `Order ${number} is ${rejection.state}: there is nothing to refund.`;
    case 'order-disputed':
      return `Order ${number} is in dispute: the bank keeps its money until the decision.`;
    case 'refund-too-much':
      return `${formatMoney(rejection.leftCents, 'usd')} of order ${number} can still be refunded.`;
    case 'no-such-line':
      return `Order ${number} has no such line, or fewer units of it can be refunded. Units of a withdrawal or return are refunded with it.`;
    case 'refund-unfinished':
      return `Another refund of order ${number} is unfinished. Make that one again first: ${rejection.request || 'all that is left'}.`;
    case 'refund-just-made':
      return `The same refund of order ${number} was made within the last minute. To refund it again, wait a minute.`;
    case 'no-such-return':
      return `Order ${number} has no such withdrawal or return.`;
    case 'return-state':
      return `The request is ${rejection.returnState}: it cannot be refunded now.`;
    case 'sum-changed':
      return 'Nothing was refunded: the amount has changed since the page was opened. Check it again.';
    case 'refund-failed':
      return `The refund of order ${number} failed, so the shop still has the money. Pay it by other means, then record it as made by hand.`;
    case 'unknown-provider':
      return `The payment provider of order ${number} is not configured.`;
  }
}
