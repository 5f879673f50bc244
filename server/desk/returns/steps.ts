import 'server-only';
import { z } from 'zod';
import { text } from '@/contract/fields.schema';
import { type Rejection } from '@/domain/result';
import { isReturnNumber, isStepOfGoods, normaliseReturnNumber, returnKinds } from '@/domain/return-states';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { lockedOrderVersion } from '@/server/orders/order-version';
import { type OwnerStep, type StepCode, stepReturn } from '@/server/returns/change-return';
import { findReturn } from '@/server/returns/read';
import { changesOfOrder } from '../orders/changes';
import { defineUseCase } from '../use-case';

/** Longest sentence to the shopper, in characters. */
const MAX_ANSWER = 500;

const returnNumber = () => z.string().transform(normaliseReturnNumber).refine(isReturnNumber);

/** A step of a withdrawal or return. */
export const stepOfReturn = defineUseCase({
  name: 'step-return',
  schema: z
    .strictObject({
      number: returnNumber(),
      kind: z.enum(returnKinds),
      event: z.enum(['accept', 'refuse', 'inspect', 'send', 'receive']),
      answer: text(MAX_ANSWER).default(''),
      saleable: z.literal('on').optional(),
      // The goods never left the shop, so the shopper gets no email of their receipt.
      unsent: z.literal('on').optional(),
    })
    .refine(({ event, answer }) => event !== 'refuse' || answer !== '', { path: ['answer'], message: 'required' }),
  audit: ({ number, event }) => ({ subject: number, details: event }),
  versionOf: async (records: DatabaseTransaction, { number }) => {
    const found = await findReturn(records, number);
    return found ? lockedOrderVersion(records, found.order_number) : '';
  },
  changesSince: async (db: Database, { number }, since) => {
    const found = await findReturn(db, number);
    return found ? changesOfOrder(db, found.order_number, since) : [];
  },
  run: (records, { number, kind, ...step }, { now }) => stepReturn(records, kind, number, ownerStep(step), now),
  successMessage: (state, { number, event, saleable, unsent }) =>
    [
      `${number} is ${state}.`,
      ...(event === 'receive' && saleable ? ['Its units are back in the stock.'] : []),
      ...(unsent && isStepOfGoods(event) ? [] : ['The shopper gets an email.']),
    ].join(' '),
  rejectionMessage: (rejection, { number }) => stepText(number, rejection),
});

function ownerStep({
  event,
  answer,
  saleable,
}: {
  event: OwnerStep['event'];
  answer: string;
  saleable?: 'on';
}): OwnerStep {
  if (event === 'send') return { event };
  return event === 'receive' ? { event, saleable: saleable === 'on' } : { event, answer };
}

function stepText(number: string, rejection: Rejection<StepCode>): string {
  if (rejection.code === 'no-such-return') return `There is no withdrawal or return ${number}.`;
  if (rejection.code === 'already-received') return `${number} was received before.`;
  return `${number} is ${rejection.returnState}: this step is not possible.`;
}
