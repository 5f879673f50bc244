import type { ConfirmedOrder } from '@/domain/confirmed-order';
import type { OrderState } from '@/domain/order-states';

export const thanksTitle = 'Thank you.';

/** `willBeDelivered` is as far as the shop knows: a payment may still be on its way. */
export type OrderWords = { title: string; words: string; willBeDelivered: boolean };

export function orderWords(
  { state, isSubmitted, email }: Pick<ConfirmedOrder, 'state' | 'isSubmitted' | 'email'>,
  isFromPayment: boolean,
): OrderWords {
  if (state === 'pending' && (isSubmitted || isFromPayment)) return onItsWay;
  return { ...words[state], words: words[state].words.replace('{email}', email) };
}

const onItsWay: OrderWords = {
  title: thanksTitle,
  words: 'Your order is placed. We are waiting for the word that your payment has arrived.',
  willBeDelivered: true,
};

const words: Readonly<Record<OrderState, OrderWords>> = {
  pending: {
    title: 'Not paid yet.',
    words:
      'This order waits for its payment. If you have just paid, look again in a few minutes: some payments take time.',
    willBeDelivered: false,
  },
  paid: {
    title: thanksTitle,
    words: 'Your payment has arrived and we are packing your order. The confirmation goes to {email}.',
    willBeDelivered: true,
  },
  fulfilled: { title: 'On its way.', words: 'Your order is paid and has been sent.', willBeDelivered: true },
  refunded: {
    title: 'Refunded.',
    words: 'We have sent the money back the way you paid. Your bank may take 5 to 10 days to show it.',
    willBeDelivered: false,
  },
  cancelled: {
    title: 'Cancelled.',
    words: 'This order was given up before it was paid. Nothing was charged, and nothing will be sent.',
    willBeDelivered: false,
  },
  expired: {
    title: 'Not paid in time.',
    words: 'An order waits one day for its payment, and this one waited in vain. Nothing was charged.',
    willBeDelivered: false,
  },
  failed: {
    title: 'The payment failed.',
    words: 'Your payment did not go through. Nothing was charged, and nothing will be sent.',
    willBeDelivered: false,
  },
};

/** An order's heading. */
export const orderTitle = (number: string) => `Order ${number}`;

/** Where an address names no order. */
export const noSuchOrder = 'No such order';

export const orderDeliveryWords = { arrives: 'Should arrive', goesTo: 'Goes to', parcel: 'Sent with' };

/** The link to a carrier's page about one parcel. */
export const followParcelWords = (carrier: string, trackingNumber: string) => `Follow ${trackingNumber} at ${carrier}`;

/** Puts what an order held back into the cart. */
export const refillWords = (count: number) =>
  count === 1 ? 'Put the watch back in your cart' : 'Put the watches back in your cart';

/** The field with the code that a paid order earns. */
export const earnedCodeLabel = 'Code for your next order';

export const accountOfferWords = { open: 'Open an account', yourAccount: 'your account' };
