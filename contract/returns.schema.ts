import { z } from 'zod';
import { maxQuantity } from '@/domain/line-items';
import { isReturnNumber, returnKinds, type ReturnNumber } from '@/domain/return-states';
import { cleanLines, isPlainText } from '@/domain/typed-text';
import { isWatchKey, type WatchKey } from '@/domain/watch-key';
import { emailAddress, fieldReason, plainSpamSignals, requiredText, text } from './fields.schema';
import { deliveryLimits, maxReasonLength, maxTrackingLength } from './limits';
import { typedNumber } from './orders.schema';

/** Token in the URL of a page. */
const pageToken = () => z.string().max(64);

const watchField = /^watch\d{1,3}$/;

/** A form with the fields `watch1`, `units1`, `watch2` … Lines without a watch or units are omitted. */
const withItems = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape)
    .catchall(z.string().max(60))
    .transform((form, context) => {
      const fields: Readonly<Record<string, unknown>> = form;
      const items: { watch: WatchKey; units: number }[] = [];
      for (const name of Object.keys(fields).filter((one) => watchField.test(one))) {
        const [watch, units] = [fields[name], fields[name.replace('watch', 'units')]];
        if (watch === '' || units === '0') continue;
        if (typeof watch === 'string' && isWatchKey(watch) && isUnits(units))
          items.push({ watch, units: Number(units) });
        else context.addIssue({ code: 'custom', message: fieldReason('malformed'), path: [name] });
      }
      return { ...form, items };
    });

const isUnits = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxQuantity;

/** Rejects a guest's form that names a watch with no units: without items it would cover the whole order. */
function requireNamedUnits(form: object & { items: readonly unknown[] }, context: z.RefinementCtx) {
  const isNamed = Object.entries<unknown>(form).some(([name, value]) => watchField.test(name) && value !== '');
  if (isNamed && form.items.length === 0)
    context.addIssue({ code: 'custom', message: fieldReason('required'), path: ['units1'] });
}

/** A guest's withdrawal; without items it covers the whole order. */
export const withdrawalForm = () =>
  withItems({
    number: typedNumber(),
    email: emailAddress(),
    name: requiredText(deliveryLimits.fullName),
    ...plainSpamSignals(),
  }).superRefine(requireNamedUnits);

/** Token of the declaration that the form's first step stored. */
export const withdrawalConfirmForm = () => z.strictObject({ declaration: pageToken() });

/** A guest's return; without items it covers the whole order. */
export const guestReturnForm = () =>
  withItems({
    number: typedNumber(),
    email: emailAddress(),
    ...returnFields(),
    unused: z.string(fieldReason('required')).min(1, fieldReason('required')).max(10),
    ...plainSpamSignals(),
  }).superRefine(requireNamedUnits);

const returnFields = () => ({
  reason: z
    .string()
    .overwrite(cleanLines)
    .max(maxReasonLength, fieldReason('too-long'))
    .refine(isPlainText, fieldReason('plain-text'))
    .default(''),
  unused: z.string().max(10).default(''),
});

/** The shopper reports that a return was sent; `tracking` is optional. */
export const returnSentForm = () =>
  z.strictObject({
    order: pageToken(),
    number: z.custom<ReturnNumber>((value) => typeof value === 'string' && isReturnNumber(value)),
    tracking: text(maxTrackingLength).default(''),
  });

/** A withdrawal or return from the order's own page. A return requires the checkbox `unused`. */
export const returnForm = () =>
  withItems({
    order: pageToken(),
    kind: z.enum(returnKinds),
    ...returnFields(),
  }).superRefine(({ kind, unused, items }, context) => {
    if (items.length === 0) context.addIssue({ code: 'custom', message: fieldReason('required'), path: ['units1'] });
    if (kind === 'return' && unused === '')
      context.addIssue({ code: 'custom', message: fieldReason('required'), path: ['unused'] });
  });

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const returnResponse = () => z.strictObject({ received: z.literal(true) });
