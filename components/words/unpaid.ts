import { type UnpaidReason, unpaidReasons } from '@/domain/paths';

export const unpaidWords: Readonly<Record<UnpaidReason, UnpaidNews>> = {
  declined: {
    title: 'Your card was declined.',
    words: 'The bank said no and gave no reason. Try another card, or ask your bank.',
  },
  'insufficient-funds': {
    title: 'There was not enough money on that card.',
    words: 'The bank says that the card does not cover the total. Try another card, or order less.',
  },
  'authentication-failed': {
    title: 'Your bank did not recognise you.',
    words: 'The bank asked whether it was you, and the answer did not satisfy it. Try again, or take another card.',
  },
  cancelled: {
    title: 'You left before paying.',
    words: 'Nothing went wrong: the payment was not finished.',
  },
  failed: {
    title: 'The payment did not go through.',
    words: 'The payment was not completed. Try again, or pay another way.',
  },
};

/** A reason as an address carries it, `failed` where it carries none of ours. */
export function readUnpaidReason(text: unknown): UnpaidReason {
  return unpaidReasons.find((reason) => reason === text) ?? 'failed';
}

/** What there is to say of a payment, beside the reasons above. */
export type UnpaidNews = { title: string; words: string };

export const paidAfterAll: UnpaidNews = {
  title: 'It is paid after all.',
  words: 'One try at paying this order failed, but another went through.',
};

export const paymentOnItsWay: UnpaidNews = {
  title: 'Your payment is on its way.',
  words: 'This order waits for money that is on its way to us. A mail tells you when it is there.',
};

export const nothingCharged =
  'Nothing has been charged. Your cart, your address and all you chose are as you left them.';
