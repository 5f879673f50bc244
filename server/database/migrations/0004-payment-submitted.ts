/** When the shopper has paid by a method that takes its time: nobody is to be asked for that money again. */
export const paymentSubmitted = [`alter table orders add column payment_submitted_at text`];
