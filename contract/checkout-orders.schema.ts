import { z } from 'zod';
import { addressRules, lineFault, type LineRule } from '@/domain/address-rules';
import { orderStates } from '@/domain/order-states';
import type { FieldReason } from '@/domain/result';
import { hasLetterOrDigit } from '@/domain/typed-text';
import { deliveryLimits } from './checkout-orders';
import { country, earlierOrder, orderedLines, promoCode, shippingService } from './checkout-quote.schema';
import { because, emailAddress, requiredText, text } from './fields.schema';

/**
 * Prices are not in it, except the total that the shopper has seen, in cents: a differing one is refused. `supersedes`
 * names an unpaid order that this one takes the place of: it is given up, and its promo code is free again.
 */
export const checkoutRequest = () =>
  z.strictObject({
    lines: orderedLines(),
    contact: z.strictObject({ email: emailAddress(), fullName: requiredText(deliveryLimits.fullName) }),
    address: address(),
    service: shippingService(),
    promoCode: promoCode().optional(),
    shownTotal: z.int().nonnegative(),
    supersedes: earlierOrder().optional(),
  });

/** Where the parcel goes, by the rules of its country. */
const address = () =>
  z
    .strictObject({
      line1: requiredText(deliveryLimits.line1),
      line2: text(deliveryLimits.line2).default(''),
      city: requiredText(deliveryLimits.city),
      region: text(deliveryLimits.region).default(''),
      postalCode: text(deliveryLimits.postalCode).default(''),
      country: country(),
    })
    .superRefine((typed, context) => {
      const rules = addressRules(typed.country);
      for (const line of ['region', 'postalCode'] as const) {
        const fault = faultOf(rules[line], typed[line]);
        if (fault) context.addIssue({ code: 'custom', path: [line], message: because(fault) });
      }
    });

/** A line that its country needs has a letter or a digit too. */
function faultOf(rule: LineRule, line: string): FieldReason | undefined {
  return lineFault(rule, line) ?? (rule.required && !hasLetterOrDigit(line) ? 'no-letter' : undefined);
}

/**
 * How a checkout goes on: on the provider's page, with a number on the shop's own page, or not at all, because the
 * order is paid or its payment is on its way.
 */
const nextStep = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('redirect'), url: z.string() }),
    z.strictObject({ kind: z.literal('card'), session: z.string() }),
    z.strictObject({ kind: z.literal('done') }),
  ]);

export const ordersAnswer = () =>
  z.strictObject({
    order: z.strictObject({ number: z.string(), token: z.string(), state: z.enum(orderStates) }),
    next: nextStep(),
  });
