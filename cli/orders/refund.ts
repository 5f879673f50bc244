import { parseArgs } from 'node:util';
import { type Currency, currencyNames } from '@/domain/currency';
import { formatMoney, parseAmount } from '@/domain/money';
import { type OrderNumber } from '@/domain/order-number';
import { type Rejection } from '@/domain/result';
import { type ReturnNumber } from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { findOrderByNumber } from '@/server/orders/read';
import { type RefundRequest } from '@/server/orders/request-refund';
import { refund as refunding, refundInput, refundText } from '@/server/desk/orders/refund';
import { type RefundOrderCode } from '@/server/payments/refund';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal, type Command, orderNumberOf, returnNumberOf } from './command';

export const refund: Command = {
  name: 'refund',
  usage: ['<number> [--amount 12.50 | --line 2 [--units 1] | --return <return> [--amount 12.50]] [--by-hand]'],
  run: (db, args) => {
    const asked = readRefund(args);
    return asked && refundAndReport(db, asked);
  },
};

/** A refund as typed: its amount depends on the currency of the order. */
type TypedRefund =
  | Exclude<RefundRequest, { kind: 'amount' | 'return' }>
  | { kind: 'amount'; amount: string }
  | { kind: 'return'; number: ReturnNumber; amount?: string };

type Asked = { typed: string; request: TypedRefund; isByHand: boolean };

/** Parses the arguments; undefined for arguments that do not match `usage`. */
function readRefund(args: readonly string[]): Asked | undefined {
  const option = { type: 'string' } as const;
  const options = {
    amount: option,
    line: option,
    units: option,
    return: option,
    'by-hand': { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [number, ...more] = positionals;
    const request = readRequest(values);
    if (!number || more.length > 0 || !request) return undefined;
    return { typed: number, request, isByHand: values['by-hand'] ?? false };
  } catch {
    return undefined; // an unknown option, or one without its value
  }
}

function readRequest({
  amount,
  line,
  units,
  return: typedReturn,
}: {
  amount?: string;
  line?: string;
  units?: string;
  return?: string;
}): TypedRefund | undefined {
  if (amount !== undefined && line !== undefined) return undefined;
  if (line === undefined && units !== undefined) return undefined;
  if (amount !== undefined && !isAmount(amount)) return undefined;
  if (typedReturn !== undefined)
    return line === undefined
      ? { kind: 'return', number: returnNumberOf(typedReturn), ...(amount !== undefined && { amount }) }
      : undefined;
  if (amount !== undefined) return { kind: 'amount', amount };
  if (line === undefined) return { kind: 'all' };
  if (![line, units ?? '1'].every((count) => /^[1-9]\d{0,2}$/.test(count))) return undefined;
  return { kind: 'line', line: Number(line), ...(units !== undefined && { units: Number(units) }) };
}

/** True for an amount of any currency, `12.50`. */
export const isAmount = (typed: string) => parseAmount(typed, 'usd') !== undefined;

/** @throws {ReportedError} with the reason, in one sentence, if nothing was refunded. */
function refundAndReport(db: Database, { typed, request, isByHand }: Asked): Promise<string> {
  return refundOne(db, orderNumberOf(typed), request, isByHand);
}

/** Refunds an order and returns a report. @throws {ReportedError} as the command. */
export async function refundOne(
  db: Database,
  number: OrderNumber,
  typed: TypedRefund,
  isByHand: boolean,
): Promise<string> {
  const { currency = 'usd' } = (await findOrderByNumber(db, number)) ?? {};
  const request = requestIn(currency, typed, number);
  const input = { ...refundInput(number, request, currency), ...(isByHand && { byHand: 'on' as const }) };
  const made = await atTerminal(refunding, db, input);
  if (!made.ok) throw new ReportedError(refundErrorText(number, made.rejection, currency));
  const { cents, refundedCents, totalCents, state } = made.value;
  if (state === 'refunded') return `Order ${number} is refunded.`;
  return `${formatMoney(cents, currency)} of order ${number} is refunded: ${formatMoney(refundedCents, currency)} of ${formatMoney(totalCents, currency)} in all. It is ${state}.`;
}

/** @throws {ReportedError} for an amount with digits that the currency does not have. */
function requestIn(currency: Currency, typed: TypedRefund, number: OrderNumber): RefundRequest {
  const centsOf = (amount: string) => {
    const cents = parseAmount(amount, currency);
    if (cents !== undefined) return cents;
    throw new ReportedError(
      `Order ${number} is in ${currencyNames[currency]}, without digits after the point: type --amount 1250, not ${amount}.`,
    );
  };
  if (typed.kind === 'amount') return { kind: 'amount', cents: centsOf(typed.amount) };
  if (typed.kind !== 'return') return typed;
  const { amount, ...request } = typed;
  return amount === undefined ? request : { ...request, cents: centsOf(amount) };
}

/** Returns the reason why nothing was refunded, with the command to run next if there is one. */
function refundErrorText(
  number: string,
  rejection: Rejection<RefundOrderCode | 'other-currency'>,
  currency: Currency,
): string {
  switch (rejection.code) {
    case 'no-such-line':
      return `Order ${number} has no such line, or fewer units of it can be refunded: npm run orders -- show ${number} lists the lines. Units of a withdrawal or return are refunded with it.`;
    case 'refund-unfinished':
      return `A refund of order ${number} is unfinished. Run this first: npm run orders -- refund ${`${number} ${rejection.request}`.trimEnd()}`;
    case 'refund-just-made':
      return `The same refund of order ${number} was made within the last minute. To refund it again, retry later.`;
    case 'sum-changed':
      return `The sum of the refund of order ${number} has changed.`;
    case 'refund-failed':
      return `The refund of order ${number} failed, so the shop still has the money. Refund it by other means, then add --by-hand.`;
    default:
      return refundText(number, rejection, currency);
  }
}
