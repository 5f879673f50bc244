import type { TimelineKind } from '@/domain/order-timeline';

export const timelineTitle = 'Progress';

/** Labels of the timeline's steps. */
export const stepCopy: Readonly<Record<TimelineKind, string>> = {
  placed: 'Ordered',
  paid: 'Paid',
  cancelled: 'Canceled by you',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  refunded: 'Refunded',
  returned: 'Returned by your bank',
  closed: 'Closed without payment',
};

export const stepToCome = 'Not yet';

export const orderActionsCopy = {
  title: 'Change this order',
  againTitle: 'Order it again',
  untilPacked: 'You can change the address or cancel until we pack your order.',
  untilPaid: 'You can cancel until your payment is confirmed.',
  changeAddress: 'Change the address',
  cancel: 'Cancel the order',
  buyAgain: 'Buy again',
};

export const cancelCopy = {
  title: 'Cancel this order?',
  description: 'Cancel an order that is not packed yet.',
  paid: (sum: string) =>
    `Nothing will be shipped, and we refund ${sum} to your original payment method. The code for your next order that came with it is canceled too. This cannot be undone.`,
  unpaid: 'Nothing was charged, and nothing will be shipped. This cannot be undone.',
  confirm: 'Yes, cancel the order',
  keep: 'No, keep the order',
  tooLateTitle: 'This order cannot be canceled.',
};

export const changeAddressCopy = {
  title: 'Change the delivery address',
  description: 'Change the delivery address of an order that is not packed yet.',
  about: 'The address has to stay in the same country, because the shipping price depends on it.',
  busy: 'Saving…',
  save: 'Save the address',
  back: 'Back to the order',
  tooLateTitle: 'The address can no longer be changed.',
};

export const payCopy = {
  title: 'Pay your order',
  description: 'Pay an order that you placed by phone.',
  about: 'Thank you for your call. Check the order, then pay it. We hold the watches for you for one day.',
  total: (sum: string) => `Total: ${sum}`,
  pay: (sum: string) => `Pay ${sum}`,
  card: 'Test number',
  order: 'See your order',
  overTitle: 'Nothing to pay',
  over: 'This order is paid, or the time to pay it has passed. Call us if you still want it.',
};
