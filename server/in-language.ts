/*
 * Code of the server with texts in the language of an order. A shop with several languages bundles it once for each of them
 * (`tools/build/finish.ts`); `inLanguage` returns these exports.
 */
export { drawInvoice } from './invoices/pdf';
export { invoiceTexts } from './invoices/invoice-texts';
export { ownerMail, shopperMail } from './notifications/feature';
export { orderMail } from './notifications/order-mail';
export { phoneOrderMail } from './notifications/shopper-mail';
export { stripeSession } from './payments/stripe-session';
