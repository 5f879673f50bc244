import { z } from 'zod';
import { invoiceKinds, type InvoiceNumber, isInvoiceNumber } from '@/domain/invoice';
import { fieldReason } from './fields.schema';

const documentNumber = () =>
  z.custom<InvoiceNumber>((value) => typeof value === 'string' && isInvoiceNumber(value), fieldReason('malformed'));

/** `order` is the token of the order's page; `number` is the order's invoice by default. */
export const invoiceQuery = () =>
  z.strictObject({
    order: z.string().regex(/^[\w-]{32}$/, fieldReason('not-whole')),
    number: documentNumber().optional(),
  });

/** Number and kind of a document, for a link. */
export const invoiceReference = () => z.strictObject({ number: documentNumber(), kind: z.enum(invoiceKinds) });
