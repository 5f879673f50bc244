import type { OrderState } from '@/domain/order-states';
import { nextOrderCopy } from '@/domain/promo-code';

export const thanksTitle = 'Thank you.';

/** Copy of `/thanks` without an order. */
export const missingOrderCopy = {
  title: 'Which order?',
  message: 'To see an order, follow the link in its confirmation email, or open it from your account.',
};

type OrderMessage = { title: string; message: string };

/** Title and message of an order's page by its state. */
export const stateMessages = (email: string): Readonly<Record<OrderState, OrderMessage>> => ({
  pending: {
    title: 'Not paid yet.',
    message:
      'This order is waiting for payment. If you have just paid, check again in a few minutes: some payments take time.',
  },
  paid: {
    title: thanksTitle,
    message: `We received your payment and are packing your order. We will email the confirmation to ${email}.`,
  },
  fulfilled: { title: 'On its way.', message: 'Your order is paid and has shipped.' },
  refunded: {
    title: 'Refunded.',
    message: 'We have refunded your original payment method. Your bank may take 5 to 10 days to show it.',
  },
  cancelled: {
    title: 'Canceled.',
    message: 'This order was canceled before it was paid. Nothing was charged, and nothing will be shipped.',
  },
  expired: {
    title: 'Not paid in time.',
    message: 'This order was not paid within one day, so it has expired. Nothing was charged.',
  },
  failed: {
    title: 'The payment failed.',
    message: 'Your payment did not go through. Nothing was charged, and nothing will be shipped.',
  },
});

/** Title and message while a submitted payment is not confirmed. */
export const processingMessage: OrderMessage = {
  title: thanksTitle,
  message: 'Your order is placed. We are waiting for your payment to be confirmed.',
};

export const deliveredMessage = (day: string): OrderMessage => ({
  title: 'Delivered.',
  message: `Your order was delivered on ${day}.`,
});

/** Title and message of a paid order that is not shipped. */
export const onHoldMessages = {
  disputed: { title: 'Waiting for your bank.', message: 'We will not ship this order until your bank decides.' },
  refundReturned: { title: 'Your refund was returned to us.', message: 'This order will not be shipped.' },
} satisfies Record<string, OrderMessage>;

/** Sentences about a cancellation, disputes and refunds; each amount has its currency. */
export const refundSentences = {
  cancelled: 'You canceled this order, and nothing will be shipped.',
  coming: 'We are refunding your original payment method, and will email you when the refund is sent.',
  disputed: 'Your bank has disputed this payment, and the dispute is still open.',
  inquiry: 'Your bank has asked us about this payment, and the inquiry is still open.',
  refunded: (amount: string, total: string) => `We have refunded ${amount} of ${total}.`,
  refundedRest: (amount: string) => `We have refunded ${amount} to your original payment method.`,
  byBank: (amount: string) => `Your bank has returned ${amount} to you.`,
  returned: (amount: string) =>
    `We refunded ${amount}, but your bank returned it to us. We will write to you to find another way.`,
};

/** Row labels of the refund list under an order's total. */
export const refundTerms = { refunded: 'Refunded', byBank: 'Returned by your bank' };

export const orderTitle = (number: string) => `Order ${number}`;

export const orderNotFoundTitle = 'Order not found';

export const orderDeliveryCopy = { arrives: 'Estimated delivery', goesTo: 'Deliver to', parcel: 'Shipped with' };

/** Link to the carrier's tracking page. */
export const followParcelCopy = (carrier: string, trackingNumber: string) => `Track ${trackingNumber} with ${carrier}`;

export const refillCopy = (count: number) =>
  count === 1 ? 'Add the watch to your cart again' : 'Add the watches to your cart again';

export const earnedCodeLabel = 'Code for your next order';

/** Copy of the code that a paid order earns. */
export const earnedCodeCopy = {
  title: `${nextOrderCopy} your next order`,
  about: 'Valid once, for you or anyone you give it to. It is also in your confirmation email.',
  copy: 'Copy the code',
  /** In the message that it is copied. */
  name: 'Code',
};

/** Copy of the note below a pending order's message. */
export const awaitPaymentCopy = {
  late: 'This is taking longer than usual. You can close this page. We will email you when your payment arrives.',
  updates: 'This page updates by itself.',
};

/** Copy of the offer of an account. The sentences stand around the links `open` and `yourAccount`. */
export const accountOfferCopy = {
  title: 'Your account',
  guest: 'See all your orders in one place',
  beforeOpen: '',
  open: 'Create an account',
  afterOpen: ' with the same email and confirm it. This order will be in your account.',
  member: 'Your orders',
  beforeAccount: 'This order and your earlier ones are in',
  yourAccount: 'your account',
};

/** Status of an order in the account's order list, by its state. */
export const stateCopy: Readonly<Record<OrderState, string>> = {
  pending: 'Waiting for payment',
  paid: 'Paid, being packed',
  failed: 'Payment failed, nothing charged',
  expired: 'Not paid in time, nothing charged',
  cancelled: 'Canceled, nothing charged',
  fulfilled: 'On its way',
  refunded: 'Refunded',
};

/** Status of an order in the account's order list beside {@link stateCopy}, and the news that follow it. */
export const statusCopy = {
  processing: 'Placed, payment processing',
  onHold: 'Paid, not shipped',
  refundComing: 'Canceled, refund on its way',
  delivered: (day: string) => `Delivered on ${day}`,
  inquiry: 'inquiry by your bank',
  disputed: 'disputed by your bank',
  refunded: (amount: string, total: string) => `${amount} of ${total} refunded`,
  byBank: (amount: string) => `${amount} returned by your bank`,
  returned: (amount: string) => `${amount} did not reach you`,
};
