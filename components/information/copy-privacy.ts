import type { retentionDays } from '@/data/retention-days';
import { site } from '@/data/site';

const untilYouDelete = 'until you empty it or clear this site’s data';

/** Content and lifetime of each localStorage key. */
export const storageCopy = {
  token1: ['Your cart', untilYouDelete],
  wishlist: ['Your wishlist', untilYouDelete],
  token: ['That you are signed in. No password, no secret', 'until you sign out'],
  checkout: (hours: number) => [
    'What you typed during checkout',
    `${hours} hours after the last change, or until you order or sign out`,
  ],
  currency: ['The currency that you chose', 'until you clear this site’s data'],
  'true-size': ['That you prefer pictures at one scale', 'until you turn it off'],
  clock: ['How far your device’s clock is off', 'while it is wrong'],
  wrist: [
    'Your wrist size. It is sent only if you filter or sort a list by it, or let it follow your account',
    'until you delete it',
  ],
  screen: ['The size of your screen. It is never sent', 'until you measure again or clear this site’s data'],
  recent: ['Watches that you viewed', 'until you clear the list'],
  compare: ['Watches that you compared last', 'until you clear this site’s data'],
  'account-lists': ['What was last exchanged with your account’s cart and wishlist', 'until you sign out'],
  'account-lists-unsent': [
    'Changes of cart and wishlist that you made without a connection and that are not in your account yet',
    'until the same account signs in again',
  ],
  'recent-searches': ['Your recent searches. They are never sent', 'until you remove them'],
} as const;

/** Description of each retention period; the `Record` type requires one per key of `retentionDays`. */
export const retentionRows: Readonly<Record<keyof typeof retentionDays, readonly [what: string, since: string]>> = {
  orders: [
    'Orders: name, address, email, phone number if you gave one, what was bought, and your account if you had one',
    'after the last change',
  ],
  closedUnpaidOrders: ['Orders that were not paid', 'after the last change'],
  sentMail: ['Emails that we sent: recipient, subject and time, not the text', 'after sending'],
  abandonedMail: ['Emails that could not be sent', 'after the last attempt'],
  answeredMessages: ['Messages to us', 'after our answer'],
  unconfirmedSubscribers: ['Newsletter, not confirmed', 'after the request'],
  endedSubscribers: ['Newsletter, unsubscribed; a subscription stays until you unsubscribe', 'after you unsubscribe'],
  backInStockSubscriptions: ['Back-in-stock requests', 'after the request, or until we email you'],
  addressBooks: [
    'Addresses that you saved, with your account’s email; deleted immediately when you remove them or delete your account',
    'after you last used them',
  ],
  accountLists: [
    'Cart and wishlist of your account, so that they are the same on all your devices, and what you let follow your account: last comparison, wrist size, viewed watches; deleted immediately with your account',
    'after you last used them',
  ],
  sharedCheckouts: [
    'What you typed during checkout, if you let it follow your account; deleted immediately when you order or turn it off',
    'after the last change',
  ],
  agentSessions: [
    'Orders that an assistant prepared for you: watches, and the name, email and address that you gave it',
    'after it expires, six hours after it was created',
  ],
  agentRequests: ['Our responses to an assistant that prepared an order', 'after the response'],
  withdrawalDrafts: ['Withdrawals that you typed and did not confirm', 'after you typed them'],
  withdrawals: [
    'Withdrawals as you declared them: name, email, order number and watches; what the order had is part of the order',
    'after the declaration',
  ],
  tries: ['How often a form was sent, as a hash of the network or email address', 'after the attempt'],
};

export const privacyCopy = {
  description: `What data ${site.name} stores about you, where and for how long: in your browser, in our records, and with other companies.`,
  intro:
    'No cookies, no trackers, no visitor statistics. We only store what a cart, an order or a reply needs, and this page lists all of it.',
  browser: {
    title: 'In your browser',
    about:
      'The shop sets no cookies. It stores this in the local storage of your browser, where you can delete it at any time:',
    head: ['Key', 'What', 'How long'],
    parts: [
      'So that pages work offline, your browser stores copies of the last fifty that you viewed, with their files and up to 200 pictures (Cache Storage). They contain no personal data and are never sent. When you sign out, the pages and pictures are deleted.',
      'When you sign in, the sign-in service stores two databases in your browser (IndexedDB): firebaseLocalStorageDb has your sign-in, until you sign out; firebase-heartbeat-database has up to thirty days on which you used the service. Without signing in you have neither.',
    ],
  },
  records: {
    title: 'In the shop’s records',
    head: ['What', 'How long'],
    period: (length: string, since: string) => `${length} ${since}`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    years: (years: number) => `${years} years`,
    invoices: (years: number) => [
      'Invoices and credit notes: name, address and what was bought',
      `${years} years after the end of their year`,
    ],
    handedList: (minutes: number) =>
      `A list that you send to another device is kept for ${minutes} minutes, or until that device has opened it. Your browser encrypts it; the key is only in the link, and we never get it.`,
    parts: [
      'After that, an order keeps its number, items and amounts for bookkeeping, without personal data. Backups are separate files with the same data until we delete them.',
      'Our logs contain no names, addresses or phone numbers.',
    ],
  },
  others: {
    title: 'Who else gets data',
    points: [
      'Accounts are stored by Google Firebase: email, display name, sign-in. Without an account, nothing is sent there.',
      'Stripe processes payments: it gets your email, the order number, its items and prices, and what you type on its page. A test payment is sent to no one.',
      'The carrier gets the name and address on the package, and your phone number if you gave one.',
      'Pages load fonts, pictures and scripts only from this shop. Google’s scripts load only when you sign in with Google.',
    ],
  },
  rights: {
    title: 'Your rights',
    points: [
      `Write to ${site.mail.label} from the address in question. We will send you a file of your data, or delete it.`,
      'We must keep some data for bookkeeping: name, address, items and amounts of a paid order, and its invoice. We delete the data of an open order once the order is closed.',
      'You can delete your account and its saved addresses on the account page. That does not delete orders or messages: write to us for those.',
      'Every newsletter has an unsubscribe link.',
    ],
    account: 'My account',
    contact: 'Contact us',
  },
  company: 'Who is responsible',
};
