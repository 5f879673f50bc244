import { parseArgs } from 'node:util';
import { minuteOf } from './report';
import { type ReturnKind, type ReturnNumber } from '@/domain/return-states';
import { formatMoney } from '@/domain/money';
import { type Rejection } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { findKnownOrder } from '@/server/orders/read';
import { stepOfReturn } from '@/server/desk/returns/steps';
import { type OwnerStep, type StepCode } from '@/server/returns/change-return';
import { findReturn, listReturns } from '@/server/returns/read';
import { hadGoods, viewOf } from '@/server/returns/return-view';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal, type Command, returnNumberOf } from './command';
import { isAmount, refundOne } from './refund';

const usage = [
  '[--all]',
  'show <return>',
  'accept <return> [<sentence>]',
  'refuse <return> <sentence>',
  'sent <return>',
  'received <return> [--saleable]',
  'inspected <return> [<sentence>]',
  'refund <return> [--amount 12.50] [--by-hand]',
];

/** Maximum length of the owner's answer, in characters. */
const MAX_ANSWER = 500;

/** Withdrawals: the owner has to refund them within the legal deadline. */
export const withdrawals: Command = { name: 'withdrawals', usage, run: (db, args) => run(db, 'withdrawal', args) };

/** Returns by the shop's policy: the owner accepts or refuses them first. */
export const returns: Command = { name: 'returns', usage, run: (db, args) => run(db, 'return', args) };

const options = { all: { type: 'boolean' }, saleable: { type: 'boolean' }, 'by-hand': { type: 'boolean' } } as const;

function run(db: Database, kind: ReturnKind, args: readonly string[]): Promise<string> | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, amount: { type: 'string' } },
      allowPositionals: true,
    });
    const [what, typed, ...words] = positionals;
    const given = Object.keys(values);
    if (what === undefined)
      return given.every((name) => name === 'all') ? list(db, kind, values.all ?? false) : undefined;
    if (typed === undefined) return undefined;
    if (what === 'refund') {
      if (words.length > 0 || given.some((name) => name !== 'amount' && name !== 'by-hand')) return undefined;
      if (values.amount !== undefined && !isAmount(values.amount)) return undefined;
      return refund(db, kind, returnNumberOf(typed), { amount: values.amount, isByHand: values['by-hand'] ?? false });
    }
    if (given.some((name) => name !== 'saleable' || what !== 'received')) return undefined;
    if (what === 'show') return words.length === 0 ? show(db, kind, returnNumberOf(typed)) : undefined;
    const step = stepOf(what, words.join(' ').trim(), values.saleable ?? false);
    return step && record(db, kind, returnNumberOf(typed), step);
  } catch (error) {
    if (error instanceof ReportedError) throw error;
    return undefined; // an unknown option, or one without its value
  }
}

/** The step that a command names; undefined if its arguments do not match the usage. */
function stepOf(what: string, answer: string, saleable: boolean): OwnerStep | undefined {
  if (answer.length > MAX_ANSWER || /\p{Cc}/u.test(answer))
    throw new ReportedError(`The sentence must be one line of at most ${MAX_ANSWER} characters.`);
  if (what === 'refuse') return answer === '' ? undefined : { event: 'refuse', answer };
  if (what === 'accept') return { event: 'accept', answer };
  if (what === 'inspected') return { event: 'inspect', answer };
  if (answer !== '') return undefined;
  if (what === 'sent') return { event: 'send' };
  return what === 'received' ? { event: 'receive', saleable } : undefined;
}

async function list(db: Database, kind: ReturnKind, all: boolean): Promise<string> {
  const found = await listReturns(db, kind, all);
  if (found.length === 0) return all ? `No ${kind}s.` : `No ${kind} waits.`;
  const lines = [];
  for (const one of found) {
    const order = await findKnownOrder(db, one.order_number);
    const details = await findReturn(db, one.number);
    const due = details && (await viewOf(db, order, details)).refundBy;
    lines.push(
      [one.number, minuteOf(one.created_at), one.state.padEnd(16), one.order_number, order.full_name].join('  ') +
        (due ? `  refund by ${due}` : ''),
    );
  }
  return lines.join('\n');
}

async function show(db: Database, kind: ReturnKind, number: ReturnNumber): Promise<string> {
  const found = await findReturn(db, number);
  if (found?.kind !== kind) throw new ReportedError(unknownText(kind, number));
  const order = await findKnownOrder(db, found.order_number);
  const view = await viewOf(db, order, found);
  return [
    `${number}  ${kind}  ${view.state}  order ${order.number}`,
    ...view.lines.map(({ units, name }) => `${units} × ${name}`),
    ...(view.reason ? [`Reason: ${view.reason}`] : []),
    ...(view.answer ? [`Answer: ${view.answer}`] : []),
    ...(view.tracking ? [`Tracking number: ${view.tracking}`] : []),
    ...(view.refundedCents > 0 ? [`Refunded: ${formatMoney(view.refundedCents, view.currency)}`] : []),
    ...(view.refundBy ? [`Refund by ${view.refundBy}`] : []),
    ...view.steps.map(({ event, at }) => `${minuteOf(at)}  ${event}`),
  ].join('\n');
}

async function record(db: Database, kind: ReturnKind, number: ReturnNumber, step: OwnerStep): Promise<string> {
  const { event } = step;
  const answer = 'answer' in step ? step.answer : '';
  const saleable = step.event === 'receive' && step.saleable ? ('on' as const) : undefined;
  const found = await findReturn(db, number);
  const unsent = found && !hadGoods(found) ? ('on' as const) : undefined;
  const input = { number, kind, event, answer, saleable, unsent };
  const done = await atTerminal(stepOfReturn, db, input);
  if (!done.ok) throw new ReportedError(stepErrorText(kind, number, done.rejection));
  return stepOfReturn.successMessage(done.value, input);
}

async function refund(
  db: Database,
  kind: ReturnKind,
  number: ReturnNumber,
  { amount, isByHand }: { amount: string | undefined; isByHand: boolean },
): Promise<string> {
  const found = await findReturn(db, number);
  if (found?.kind !== kind) throw new ReportedError(unknownText(kind, number));
  const request = { kind: 'return', number, ...(amount !== undefined && { amount }) } as const;
  return refundOne(db, found.order_number, request, isByHand);
}

const unknownText = (kind: ReturnKind, number: ReturnNumber) => `There is no ${kind} ${number}.`;

function stepErrorText(kind: ReturnKind, number: ReturnNumber, rejection: Rejection<StepCode>): string {
  if (rejection.code === 'no-such-return') return unknownText(kind, number);
  if (rejection.code === 'already-received') return `${number} was received before.`;
  return `${number} is ${rejection.returnState}: this step is not possible.`;
}
