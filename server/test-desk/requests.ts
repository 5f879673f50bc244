import 'server-only';
import { z } from 'zod';
import { emailAddress, orderNumber, requiredText, watchKey } from '@/contract/fields.schema';
import { type TestDeskAction } from '@/contract/test-desk';
import { testStateNames } from '@/data/test-states';
import { breakable } from '@/domain/test-desk';
import { stripeEventTypes } from '@/server/payments/stripe-events';

/** Longest time for which a part is broken or an event is late, in seconds. */
const MAX_SECONDS = 600;

/** A form sends an empty field for none, and numbers as text. */
const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((typed) => (typed === '' || typed === null ? undefined : typed), field.optional());
const whole = (least: number, most: number) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed),
    z.number().int().min(least).max(most),
  );

/** A checkbox of a form sends `on` or nothing. */
const flags: Readonly<Record<string, boolean>> = { on: true, true: true, false: false, '': false };
const flag = () =>
  z.preprocess((typed = false) => (typeof typed === 'string' ? (flags[typed] ?? typed) : typed), z.boolean());

const providerEvent = () =>
  z.strictObject({
    type: z.enum(stripeEventTypes),
    id: optional(z.string().max(100)),
    status: optional(z.string().max(40)),
    amountCents: optional(whole(1, 100_000_000)),
    ageSeconds: optional(whole(0, 100_000_000)),
  });

/** Schemas of the actions' bodies. */
export const testDeskRequests = {
  clock: z
    .strictObject({
      at: optional(z.iso.datetime({ offset: true, precision: undefined })),
      isFrozen: flag(),
    })
    .refine(({ at, isFrozen }) => at !== undefined || !isFrozen, { path: ['at'] }),
  jobs: z.strictObject({}),
  reset: z.strictObject({}),
  seed: z.strictObject({
    state: z.enum(testStateNames),
    email: z.preprocess((typed) => typed || 'ada@example.com', emailAddress()),
    userId: optional(z.string().max(128)),
  }),
  stock: z.strictObject({
    watch: watchKey(),
    units: whole(0, 100_000),
  }),
  events: z.strictObject({
    order: orderNumber(),
    events: z.preprocess(listOfTypes, z.array(providerEvent()).min(1).max(50)),
    times: optional(whole(1, 5)),
    afterSeconds: optional(whole(0, MAX_SECONDS)),
  }),
  break: z.strictObject({ what: z.enum(breakable), seconds: whole(1, MAX_SECONDS) }),
  record: z.strictObject({
    title: requiredText(200),
    requirements: z
      .string()
      .regex(/^(?:\d+\.\d+(?:, ?\d+\.\d+)*)?$/)
      .default(''),
  }),
  stop: z.strictObject({}),
} satisfies { readonly [Action in TestDeskAction]: z.ZodType<unknown, unknown> };

/** A form sends the types of events as lines of text, each with a status if the usual one is not meant: `refund.updated failed`. */
function listOfTypes(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [type, status] = line.trim().split(/\s+/);
    return { type, status };
  });
}
