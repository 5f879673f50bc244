import { keysOf } from '@/domain/records';
import { informationLinks } from '@/data/information-pages';
import { retentionDays } from '@/data/retention-days';
import { site } from '@/data/site';
import { checkoutLifetimeMs } from '@/store/saved-checkout';
import { companyPoints, type Information } from './information';

const untilYouDelete = 'until you empty it or clear this site’s data';

/** Every localStorage key of the shop, its content and its lifetime (docs/product.md 10.1 to 10.10). */
const storedInBrowser: readonly (readonly [key: string, what: string, how: string])[] = [
  ['token1', 'Your cart', untilYouDelete],
  ['wishlist', 'Your wishlist', untilYouDelete],
  ['token', 'That you are signed in: no password and no secret', 'until you sign out'],
  [
    'checkout',
    'What you typed on the way to an order',
    `${checkoutLifetimeMs / 3_600_000} hours after the last change, or until you order or sign out`,
  ],
  ['true-size', 'That you want pictures at one scale', 'until you turn it off'],
  ['wrist', 'Your wrist, as you entered it; it is sent nowhere', 'until you forget it there'],
  ['screen', 'How large your screen draws; it is sent nowhere', 'until you measure again or clear this site’s data'],
  ['recent', 'Watches that you looked at', 'until you clear the row'],
  ['compare', 'Watches that you compared last', 'until you clear this site’s data'],
  ['recent-searches', 'Your last searches; they are sent nowhere', 'until you take them off'],
];

/** Description of each retention period; the `Record` type requires one per key of `retentionDays`. */
const retentionRows: Readonly<Record<keyof typeof retentionDays, readonly [what: string, since: string]>> = {
  orders: ['Orders: name, address, e-mail, what was bought, and your account if you had one', 'after the last change'],
  closedUnpaidOrders: ['Orders that came to nothing', 'after the last change'],
  sentMail: ['Mail that we sent: to whom, under what subject and when, not its words', 'after sending'],
  abandonedMail: ['Mail that could not be sent', 'after the last try'],
  answeredMessages: ['Messages to us', 'after our answer'],
  unconfirmedSubscribers: ['Newsletter, not confirmed', 'after the request'],
  endedSubscribers: ['Newsletter, ended; a confirmed one stays until you end it', 'after the end'],
  backInStockSubscriptions: ['That an address waits for a watch', 'after the request, or until the one mail'],
  addressBooks: [
    'Addresses that you saved, with your account’s e-mail; removed at once when you remove them or delete the account',
    'after you last used them',
  ],
  agentSessions: [
    'What an assistant has prepared for you: watches, and name, e-mail and address where you gave them to it',
    'after it expires, six hours after it was begun',
  ],
  agentRequests: ['What an assistant was answered when it prepared that', 'after the answer'],
  tries: ['How often a form was sent, as a hash of network or mail address', 'after the try'],
};

export const privacy: Information = {
  name: 'privacy',
  description: `What ${site.name} keeps of you, where and for how long: in your browser, in the shop’s records, and with whom else.`,
  intro:
    'No cookies, no trackers, no counting of visitors. What is kept is kept because a cart, an order or an answer needs it, and it is all on this page.',
  sections: [
    {
      id: 'browser',
      title: 'In your browser',
      parts: [
        'The shop sets no cookie. It keeps this in the local storage of your browser, where you can delete it at any time:',
        { head: ['Key', 'What', 'How long'], rows: storedInBrowser },
        'So that pages you have seen open without a connection, your browser keeps copies of the last fifty, with their files and up to 200 pictures (Cache Storage). They name nobody and are sent nowhere. When you sign out, the pages and pictures go.',
        'When you sign in, the sign-in service keeps two databases of its own in your browser (IndexedDB): firebaseLocalStorageDb has your sign-in, until you sign out; firebase-heartbeat-database has the last days, thirty at most, on which the service was used. Who does not sign in has neither.',
      ],
    },
    {
      id: 'records',
      title: 'In the shop’s records',
      parts: [
        {
          head: ['What', 'How long'],
          rows: keysOf(retentionRows).map((name) => {
            const [what, since] = retentionRows[name];
            return [what, `${daysText(retentionDays[name])} ${since}`];
          }),
        },
        'After that an order keeps its number, what was bought and the sums, for bookkeeping, and names nobody. Backups of the records are files of their own and go when they are thrown away.',
        'The log of the shop holds no names, addresses or numbers of yours.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets anything',
      parts: [
        {
          points: [
            'Accounts are kept by Google’s Firebase: e-mail, display name, sign-in. Who has no account sends it nothing.',
            'Payment is Stripe’s: it gets your e-mail, the order’s number, its lines and what they cost, and what you type on its own page. A test payment goes to nobody.',
            'The carrier gets the name and address on the parcel.',
            'Pages load typefaces, pictures and scripts from the shop alone. Google’s scripts come when you sign in with Google, and not before.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      parts: [
        {
          points: [
            `Write to ${site.mail.label} from the address in question. You get what is kept under it as a file, or it is removed.`,
            'What the law wants kept for bookkeeping stays: name, address, lines and sums of an order that was paid. An order that is still under way is removed when it is over.',
            'An account is deleted on its own page, and its saved addresses with it. That does not remove orders or messages: ask for those.',
            'Every newsletter ends with one press on a link in it.',
          ],
        },
        {
          links: [
            { label: 'My account', href: '/auth/user' },
            { label: 'Contact us', href: '/contact/form' },
          ],
        },
      ],
    },
    {
      id: 'company',
      title: 'Who answers for it',
      parts: [{ points: companyPoints(process.env) }, { links: [informationLinks.terms] }],
    },
  ],
};

/** Formats days; whole years from ten years on. */
function daysText(days: number): string {
  if (days >= 3652) return `${Math.floor(days / 365.25)} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
