import { z } from 'zod';
import { orderStates } from '@/domain/order-states';
import { addressLinesShape, judgePlace } from './address.schema';
import { deliveryLimits } from './checkout-orders';
import { earlierOrder, orderedLines, promoCode, shippingService } from './checkout-quote.schema';
import { emailAddress, requiredText } from './fields.schema';

/**
 * Prices are not in it, except the total that the shopper has seen, in cents: a differing one is refused. `supersedes`
 * names an unpaid order that this one takes the place of: it is given up, and its promo code is free again. `handOff` is the
 * key by which the browser has taken over what an agent had prepared (`agent-hand-off.ts`).
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
    handOff: z.uuid().optional(),
  });

/** Where the parcel goes, by the rules of its country. */
const address = () => z.strictObject(addressLinesShape()).superRefine(judgePlace);

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
