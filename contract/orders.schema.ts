import { z } from 'zod';
import { type RefundTotals, openDisputes } from '@/domain/refund-totals';
import { currencies } from '@/domain/currency';
import { isOrderNumber, normaliseOrderNumber } from '@/domain/order-number';
import { orderStates } from '@/domain/order-states';
import { hasLetterOrDigit } from '@/domain/typed-text';
import {
  codedText,
  fieldReason,
  emailAddress,
  orderNumber,
  plainSpamSignals,
  scriptSpamSignals,
} from './fields.schema';
import { maxOrderNumberLength } from './limits';
import { invoiceKinds, type InvoiceNumber, isInvoiceNumber } from '@/domain/invoice';

/** The shopper's orders, newest first. */
export const accountOrdersResponse = () => z.strictObject({ orders: z.array(accountOrder()).readonly() });

/**
 * `token` opens the order's page; `createdAt` is UTC in ISO 8601. `awaitsMoney`: a pending order whose payment is
 * processing. `watches`: names in cart order. `parcel`: present once the order is sent with a tracking number.
 * `isCancelled`: the shopper cancelled the paid order. `deliveredOn`: the carrier's day, a UTC date, once known.
 * `invoices`: invoice, credit notes and debit notes, oldest first.
 */
const accountOrder = () =>
  z.strictObject({
    number: orderNumber(),
    token: z.string(),
    state: z.enum(orderStates),
    createdAt: z.string(),
    awaitsMoney: z.boolean(),
    totalCents: z.int(),
    /** The currency of all amounts. */
    currency: z.enum(currencies),
    refunds: refundTotals(),
    watches: z.array(z.string()).readonly(),
    parcel: parcel().optional(),
    isCancelled: z.boolean().optional(),
    deliveredOn: z.iso.date().optional(),
    invoices: z.array(invoiceReference()).readonly(),
  });

const parcel = () =>
  z.strictObject({ carrier: z.string(), trackingNumber: z.string(), trackingUrl: z.string().optional() });

const refundTotals = () =>
  z.strictObject({
    refundedCents: z.int(),
    lostCents: z.int(),
    returnedCents: z.int(),
    openDispute: z.enum(openDisputes).nullable(),
  }) satisfies z.ZodType<RefundTotals>;

/** An order number as typed, normalised. */
export const typedNumber = () =>
  codedText(maxOrderNumberLength)
    .min(1, fieldReason('required'))
    .refine(hasLetterOrDigit, fieldReason('no-letter'))
    .transform(normaliseOrderNumber)
    .refine(isOrderNumber, fieldReason('order-number'));

/** Number and email address of an order, with the signals of the spam check. */
export const orderLinkRequest = () =>
  z.strictObject({ number: typedNumber(), email: emailAddress(), ...scriptSpamSignals() });

/** The same request, posted by a form without scripts. */
export const orderLinkForm = () =>
  z.strictObject({ number: typedNumber(), email: emailAddress(), ...plainSpamSignals() });

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const orderLinkResponse = () => z.strictObject({ received: z.literal(true) });

const documentNumber = () =>
  z.custom<InvoiceNumber>((value) => typeof value === 'string' && isInvoiceNumber(value), fieldReason('malformed'));

/** `order` is the token of the order's page; `number` is the order's invoice by default. */
export const invoiceQuery = () =>
  z.strictObject({
    order: z.string().regex(/^[\w-]{32}$/, fieldReason('not-whole')),
    number: documentNumber().optional(),
  });

/** Number and kind of a document, for a link. */
const invoiceReference = () => z.strictObject({ number: documentNumber(), kind: z.enum(invoiceKinds) });
