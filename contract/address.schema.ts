import { z } from 'zod';
import { addressRules, lineError, type LineRule } from '@/domain/address-rules';
import type { FieldReason } from '@/domain/result';
import { regionCode } from '@/domain/regions';
import { hasLetterOrDigit } from '@/domain/typed-text';
import { codedText, fieldReason, country, requiredText, text } from './fields.schema';
import { deliveryLimits } from './limits';

/** Fields of a delivery address, each validated on its own. */
export const addressLinesShape = () => ({
  line1: requiredText(deliveryLimits.line1),
  line2: text(deliveryLimits.line2).default(''),
  city: requiredText(deliveryLimits.city),
  region: text(deliveryLimits.region).default(''),
  postalCode: codedText(deliveryLimits.postalCode).default(''),
  country: country(),
});

/** An address in a response. Any field may be empty. `country` is ISO 3166-1 alpha-2. */
export const addressResponse = () =>
  z.strictObject({
    fullName: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
  });

type Place = { region: string; postalCode: string; country: string };

/** Adds the rules of the country to a schema of an address, and replaces a listed region by its spelling on labels. */
export const withPlace = <Schema extends z.ZodType<Place>>(schema: Schema) =>
  schema
    .superRefine(validatePlace)
    .overwrite((address) => ({ ...address, region: regionCode(address.country, address.region) }));

/** Validates region and postal code by the rules of the country. */
export function validatePlace(typed: Place, context: z.RefinementCtx): void {
  const rules = addressRules(typed.country);
  for (const line of ['region', 'postalCode'] as const) {
    const reason = placeError(rules[line], typed[line]);
    if (reason) context.addIssue({ code: 'custom', path: [line], message: fieldReason(reason) });
  }
}

/** A required field must also contain a letter or a digit. */
function placeError(rule: LineRule, line: string): FieldReason | undefined {
  return lineError(rule, line) ?? (rule.required && !hasLetterOrDigit(line) ? 'no-letter' : undefined);
}
