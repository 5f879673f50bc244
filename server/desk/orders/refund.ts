import 'server-only';
import { z } from 'zod';
import { currencies, type Currency, currencyNames } from '@/domain/currency';
import { formatMoney, minorUnits, parseAmount, withoutThousands } from '@/domain/money';
import { type OrderNumber } from '@/domain/order-number';
import { type OrderState } from '@/domain/order-states';
import { accept, reject, type Rejection } from '@/domain/result';
import { isReturnNumber } from '@/domain/return-states';
import { previewRefund, type RefundRequest } from '@/server/orders/request-refund';
import { findKnownOrder } from '@/server/orders/read';
import { configuredProviders } from '@/server/payments/providers';
import { manualRefunds, refundOrder, type RefundOrderCode } from '@/server/payments/refund';
import { defineQuery, defineUseCase, type DeskCode } from '../use-case';
import { aboutOrder, orderNumberField } from './changes';

const whole = (max: number) => z.coerce.number().int().min(1).max(max);

/**
 * Fields of a refund: the whole rest, an amount, units of a line, or a withdrawal or return. `currency` is that of the
 * order, in which the amount is typed.
 */
const refundFields = () => ({
  number: orderNumberField(),
  kind: z.enum(['all', 'amount', 'line', 'return']),
  currency: z.enum(currencies).optional(),
  amount: z.string().optional(),
  line: whole(999).optional(),
  units: whole(999).optional(),
  return: z.string().refine(isReturnNumber).optional(),
});

/** Schema of a refund form at the desk. Each kind requires its own fields. */
export const refundQuestion = () => z.object(refundFields()).superRefine(requireKind).transform(withAmount);

type TypedRefund = z.output<z.ZodObject<ReturnType<typeof refundFields>>>;

type RefundInput = Omit<TypedRefund, 'amount'> & {
  /** In the minor unit of the currency. */
  amount: number | undefined;
};

const amountOf = ({ amount = '', currency = 'usd' }: Pick<TypedRefund, 'amount' | 'currency'>) =>
  parseAmount(withoutThousands(amount.replace(/[$€£¥\s]/g, '')), currency);

const withAmount = <Fields extends TypedRefund>({ amount, ...rest }: Fields) => ({
  ...rest,
  amount: amountOf({ amount, currency: rest.currency }),
});

function requireKind(typed: TypedRefund, context: z.RefinementCtx): void {
  const { kind, amount, line, return: number } = typed;
  const isWrong = Boolean(amount) && amountOf(typed) === undefined;
  const missing =
    (kind === 'amount' && amountOf(typed) === undefined) || (kind === 'return' && isWrong)
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
export function refundInput(number: OrderNumber, request: RefundRequest, currency: Currency): RefundInput {
  const { kind } = request;
  const order = { number, currency };
  if (kind === 'amount') return { ...order, kind, amount: request.cents };
  if (kind === 'line') return { ...order, kind, amount: undefined, line: request.line, units: request.units };
  if (kind === 'return') return { ...order, kind, amount: request.cents, return: request.number };
  return { ...order, kind, amount: undefined };
}

/** Returns the amount of a refund, in the minor unit of the order's currency, without making it. */
export const refundPreview = defineQuery('refund-preview', (db, input: RefundInput) =>
  previewRefund(db, input.number, refundRequestOf(input)),
);

/** Explains how amounts are typed in a currency. */
export const amountRule = (currency: Currency) =>
  minorUnits(currency) === 1
    ? `An amount in ${currencyNames[currency]} has no digits after the point, such as 1250.`
    : `An amount in ${currencyNames[currency]} has at most two digits after the point, such as 12.50.`;

type Refunded = { cents: number; refundedCents: number; totalCents: number; currency: Currency; state: OrderState };

type RefundForm = RefundInput & { shown?: number; byHand?: 'on' };

export const refund = defineUseCase<RefundForm, Refunded, RefundOrderCode | 'other-currency'>({
  ...aboutOrder,
  name: 'refund-order',
  needsPasskey: true,
  schema: z
    .object({
      ...refundFields(),
      shown: z.coerce.number().int().min(1).optional(),
      byHand: z.literal('on').optional(),
    })
    .superRefine(requireKind)
    .transform(withAmount),
  audit: ({ number, kind, currency = 'usd', amount, line, units, return: of, shown, byHand }) => ({
    subject: number,
    details: [
      shown === undefined ? kind : formatMoney(shown, currency),
      ...(amount === undefined ? [] : [`amount ${formatMoney(amount, currency)}`]),
      ...(line === undefined ? [] : [`line ${line}`]),
      ...(units === undefined ? [] : [`units ${units}`]),
      ...(of === undefined ? [] : [of]),
      ...(byHand === undefined ? [] : ['by hand']),
    ].join(', '),
  }),
  runOutside: async (db, input, { now, key, begin }) => {
    const order = await findOrder(db, input.number);
    const before = order?.refunded_cents ?? 0;
    if (order && order.currency !== (input.currency ?? 'usd')) return reject({ code: 'other-currency' });
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
    const {
      refunded_cents: refundedCents,
      total_cents: totalCents,
      currency,
      state,
    } = await findKnownOrder(db, input.number);
    return accept({ cents: refundedCents - before, refundedCents, totalCents, currency, state });
  },
  successMessage: ({ cents, refundedCents, totalCents, currency, state }, { number }) =>
    state === 'refunded'
      ? `Order ${number} is refunded in full: ${formatMoney(refundedCents, currency)}. The shopper gets an email.`
      : `${formatMoney(cents, currency)} of order ${number} is refunded, ${formatMoney(refundedCents, currency)} of ${formatMoney(totalCents, currency)} in all. The shopper gets an email.`,
  rejectionMessage: (rejection, { number, currency }) => refundText(number, rejection, currency),
});

async function findOrder(db: Parameters<typeof findKnownOrder>[0], number: RefundInput['number']) {
  return db.selectFrom('orders').select(['refunded_cents', 'currency']).where('number', '=', number).executeTakeFirst();
}

/** Why nothing is refunded, as a sentence for the owner. */
export function refundText(
  number: string,
  rejection: Rejection<RefundOrderCode | 'other-currency'>,
  currency: Currency = 'usd',
): string {
  switch (rejection.code) {
    case 'unknown-order':
      return `There is no order ${number}.`;
    case 'order-state':
      return `Order ${number} is ${rejection.state}: there is nothing to refund.`;
    case 'order-disputed':
      return `Order ${number} is in dispute: the bank keeps its money until the decision.`;
    case 'refund-too-much':
      return `${formatMoney(rejection.leftCents, currency)} of order ${number} can still be refunded.`;
    case 'no-such-line':
      return `Order ${number} has no such line, or fewer units of it can be refunded. Units of a withdrawal or return are refunded with it.`;
    case 'refund-unfinished':
      return `Another refund of order ${number} is unfinished. Make that one again first: ${rejection.request || 'all that is left'}.`;
    case 'refund-just-made':
      return `The same refund of order ${number} was made within the last minute. To refund it again, wait a minute.`;
    case 'other-currency':
      return `Nothing was refunded: order ${number} is in another currency. Open its page again.`;
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
