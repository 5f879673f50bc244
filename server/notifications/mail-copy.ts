import type { ReturnKind } from '@/domain/return-states';

/** Buttons of mails to shoppers. */
export const mailButtons = {
  order: 'See your order',
  pay: 'Pay your order',
  confirmSubscription: 'Confirm subscription',
  watch: 'See the watch',
  passport: 'Open the passport',
  withdrawal: 'See your withdrawal',
  return: 'See your return',
  /** @param title of the document: `Invoice`. */
  document: (title: string) => `Open ${title.toLowerCase()}`,
  track: (carrier: string) => `Track it with ${carrier}`,
};

/** Sentences that several mails share. */
export const mailCopy = {
  notYou: (email: string) => `If it was not you, write to us at once: ${email}.`,
  disagree: (email: string) => `If you disagree, write to ${email}.`,
  findAgain: (url: string) =>
    `If you lose this link, get it again with your order number and this email address: ${url}`,
  attachment: (title: string, number: string) => `${title} ${number} is attached as PDF. You can also open it online.`,
  deliverTo: 'Deliver to:',
  expected: (usual: string, late: string) => `Expected delivery: ${usual}. ${late}`,
  trackingNumber: (number: string) => `Tracking number: ${number}`,
};

/** Labels of the rows of an order. */
export const mailRows = { code: 'Your code', free: 'Free', total: 'Total' };

export const orderMailCopy = {
  title: (order: string) => `Order ${order}`,
  confirmation: {
    subject: (title: string) => `${title}: thank you`,
    thanks: (name: string) => `Thank you, ${name}. We received your payment and are packing your order.`,
    /** @param discount such as `20% off`. */
    nextOrder: (discount: string, code: string) => `${discount} your next order, once, with the code ${code}.`,
  },
  link: {
    title: (order: string) => `Order ${order}: your link`,
    intro: 'Here is the link to your order, as requested with its number and this email address.',
    invoice: (url: string) => `Your invoice: ${url}`,
    private:
      'Anyone with this link can see the order, so keep it private. If you did not ask for it, you can ignore this email. No one else received it.',
  },
  phone: {
    title: (order: string) => `Order ${order}: pay by this link`,
    thanks: (name: string) => `Thank you for your call, ${name}. This is your order:`,
    hold: 'We hold the watches for you for one day. If you did not call us, you can ignore this email.',
  },
  sent: {
    title: (order: string) => `Order ${order} is on its way`,
    intro: (carrier: string) => `${carrier} has your order now.`,
    corrected: (order: string) => `Order ${order}: new tracking number`,
    correction: 'The tracking number that we sent you before was wrong. We are sorry. This is the right one:',
    carrier: (carrier: string) => `Carrier: ${carrier}`,
  },
  cancelled: {
    title: (order: string) => `Order ${order} is canceled`,
    text: (refund: string) =>
      `You canceled this order, and nothing will be shipped. We are refunding ${refund} to your original payment method, and will email you when it is sent.`,
  },
  address: {
    title: (order: string) => `Order ${order}: new delivery address`,
    text: 'We will now deliver to:',
  },
};

export const contactMailCopy = {
  title: 'We received your message',
  text: (shop: string, findOrderUrl: string) =>
    `Thank you for writing to ${shop}. We will reply within two business days.\nIf it is about an order, you can get the link to its page here: ${findOrderUrl}\nIf you did not write to us, you can ignore this email.`,
};

export const newsletterMailCopy = {
  title: 'Confirm your newsletter subscription',
  ask: (shop: string) => `Please confirm that you want the ${shop} newsletter at this address.`,
  ignore: 'If you did not ask for it, you can ignore this email. We will not send more.',
};

export const backInStockMailCopy = {
  title: (watch: string) => `${watch} is back in stock`,
  asked: (price: string) =>
    `You asked us to email you when this watch is back in stock. It is now available for ${price}.`,
  noReservation: 'We cannot reserve it for you, so it may sell out again.',
  only: (url: string) =>
    `This is the only email about this request, and we have deleted it. If it was not you, you can ignore this email. To remove this address from other requests, go here: ${url}`,
};

export const refundMailCopy = {
  title: (order: string) => `Refund for order ${order}`,
  /** @param isPending true while the provider has not sent it yet; `isByHand` if it goes another way than it came. */
  sum: (amount: string, isPending: boolean, isByHand: boolean) => {
    const sent = `We ${isPending ? 'are refunding' : 'have refunded'} ${amount}`;
    return isByHand
      ? `${sent} to you.`
      : `${sent} to your original payment method. Your bank may take 5 to 10 days to show it.`;
  },
  inPart: (refunded: string, total: string) => `In all, we have refunded ${refunded} of the ${total} that you paid.`,
  inFull: (total: string) => `With it, we have refunded all of the ${total} that you paid.`,
  returnedTitle: (order: string) => `Your refund for order ${order} was returned to us`,
  returned: (amount: string) => `We refunded ${amount}, but your bank returned it to us.`,
  otherWay: (email: string) => `We will write to you to find another way. You can also write to us: ${email}.`,
  documentTitle: (title: string, order: string) => `${title} for order ${order}`,
  document: 'Your refund is complete. This is the document for it.',
};

export const passportMailCopy = {
  given: (watch: string) => `You handed over ${watch}`,
  former:
    'Its passport belongs to the new owner now. Your link no longer opens it, and the new owner sees neither your name nor your order.',
  taken: (watch: string) => `${watch} is yours now`,
  next: 'Its owner has handed over the passport of this watch to you: guarantee, service log and manual.',
  private: 'Anyone with this link can see and change the passport, so keep it private.',
  battery: (watch: string) => `A new battery for ${watch}`,
  batteryText: (since: string) =>
    `You changed its battery on ${since} and asked us to remind you. Change it soon: an empty battery can leak.`,
};

/** Mails about withdrawals and returns; `name` is `Withdrawal RT-…` or `Return RT-…`. */
export const returnMailCopy = {
  name: (kind: ReturnKind, number: string) => `${kind === 'withdrawal' ? 'Withdrawal' : 'Return'} ${number}`,
  acknowledgement: {
    subject: (name: string) => `${name}: we received it`,
    received: (shopper: string, order: string, at: string) =>
      `${shopper}, we received your withdrawal from the contract of order ${order} on ${at}. You withdraw from:`,
    sendBack: (by: string, slip: string, postage: string) => `Please send the goods back by ${by}. ${slip} ${postage}`,
    refundDays: (days: number, email: string) =>
      `We refund you within ${days} days of your withdrawal. We may wait until the goods are back or you show us that you sent them, for example by the tracking number: ${email}.`,
    notSent: (refundBy: string) =>
      `Nothing has been sent, so there is nothing to send back. We refund you by ${refundBy}.`,
  },
  slip: 'The page below has the address and a slip to print for your package.',
  noAddress: 'This shop is a demonstration without an address, so nothing can be sent to it.',
  request: {
    subject: (name: string) => `${name}: we received your request`,
    received: (order: string, at: string) => `We received your request to return from order ${order} on ${at}:`,
    wait: 'Please do not send anything yet. We will answer by email within two business days.',
  },
  accept: { subject: (name: string) => `${name} is accepted`, intro: 'You can send this back to us:' },
  refuse: { subject: (name: string) => `${name} is refused`, intro: 'We cannot accept this return:' },
  send: {
    subject: (name: string) => `${name} is on its way`,
    intro: 'We have noted that you sent this back:',
    arrival: 'We will email you when it arrives.',
  },
  receive: {
    subject: (name: string) => `${name} has arrived`,
    intro: 'This has arrived:',
    check: 'We will check it and then refund you.',
  },
  inspect: {
    subject: (name: string) => `${name} is checked`,
    intro: 'We have checked what you returned:',
    refund: 'Your refund comes next.',
  },
  withdrawalRejected: {
    title: (order: string) => `Withdrawal from order ${order}: not possible`,
    received: (order: string, at: string, why: string) =>
      `We received a withdrawal from the contract of order ${order} on ${at}. ${why}`,
    noRight: 'The law of the country of your order gives no right to withdraw. Our returns still apply.',
    tooLate: (days: number) => `The ${days} days after delivery are over. Our returns may still apply.`,
  },
  returnRejected: {
    title: (order: string) => `Return of order ${order}: not possible`,
    received: (order: string, at: string, why: string) =>
      `We received a request to return from order ${order} on ${at}. ${why}`,
    notSent: 'The order has not shipped yet. You can return it once it has.',
    tooLate: (days: number) => `The ${days} days after shipping are over.`,
    finalSale: 'The sale of these watches is final, so they cannot be returned.',
    disputed: 'Your bank has disputed the payment. Until it decides, we cannot accept returns.',
  },
  noUnits:
    'The order has fewer of these watches left than you named: they are refunded, you have already asked to return them, or they are not part of it.',
  orderState: 'The order is not paid, or all of it is refunded.',
};
