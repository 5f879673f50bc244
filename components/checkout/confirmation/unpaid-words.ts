import { unpaidReasons, type UnpaidReason } from '@/domain/order-paths';

export const unpaidWords: Readonly<Record<UnpaidReason, { title: string; words: string }>> = {
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
