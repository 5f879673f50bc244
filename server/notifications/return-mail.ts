import 'server-only';
import { returnDays, returnPostageCopy } from '@/data/policies';
import { withdrawalRight } from '@/data/law';
import { absoluteUrl, site } from '@/data/site';
import { dateCopy, moment } from '@/domain/delivery-text';
import { formatMoney } from '@/domain/money';
import { type ReturnView } from '@/domain/order-returns';
import { orderPath, returnPath } from '@/domain/paths';
import { dayAfter } from '@/domain/return-terms';
import { type Database } from '@/server/database/database';
import { type DomainEvents } from '@/server/events/domain-events';
import { findKnownOrder, type OrderDetails } from '@/server/orders/read';
import { withdrawalAlerts } from '@/server/alerts/withdrawal-alerts';
import { atomically } from '@/server/database/transact';
import { findReturn } from '@/server/returns/read';
import { returnAddress, viewOf } from '@/server/returns/return-view';
import { type Block, renderMail } from './layout';
import { notifyOwner } from './notify-owner';
import { enqueueMail, type MailMessage } from './outbox';

/** Mails the shopper, and of a new request the owner, about a step of a withdrawal or return (docs/product.md 36.8). */
export async function mailReturn(
  records: Database,
  { number, event, by }: DomainEvents['return-changed'],
  now: Date,
): Promise<void> {
  const found = await findReturn(records, number);
  if (!found) throw new Error(`Return ${number} does not exist.`);
  const order = await findKnownOrder(records, found.order_number);
  const view = await viewOf(records, order, found);
  const mail = returnMail(order, view, event);
  if (mail) await enqueueMail(records, `return:${order.number}:${number}:${event}`, mail, now);
  if (event === 'request') await notifyOwner(records, `return:${number}`, ownerNotification(order, view), now);
  if (event === 'send' && by === 'shopper')
    await notifyOwner(records, `return-sent:${number}`, sentNotification(view), now);
}

/** Renders the mail of a step; undefined for a step without one. */
function returnMail(
  order: OrderDetails,
  view: ReturnView,
  event: DomainEvents['return-changed']['event'],
): MailMessage | undefined {
  const render = view.kind === 'withdrawal' && event === 'request' ? acknowledgement : steps[event];
  if (!render) return undefined;
  const { subject, texts } = render(order, view);
  const blocks: Block[] = [
    ...texts.map((text) => ({ kind: 'text', text }) as const),
    { kind: 'button', label: buttonOf(view), url: absoluteUrl(returnPath(order.token, view.number)) },
  ];
  return { to: order.email, subject, ...renderMail(subject, blocks) };
}

type Texts = { subject: string; texts: readonly string[] };

const buttonOf = ({ kind }: ReturnView) => (kind === 'withdrawal' ? 'See your withdrawal' : 'See your return');
const linesOf = ({ lines }: ReturnView) => lines.map(({ units, name }) => `${units} × ${name}`).join('\n');
const nameOf = ({ kind, number }: ReturnView) => `${kind === 'withdrawal' ? 'Withdrawal' : 'Return'} ${number}`;

/** The acknowledgement that the law requires at once: content, date and time (Directive 2011/83/EU, Art. 11a). */
function acknowledgement({ number, full_name: name }: OrderDetails, view: ReturnView): Texts {
  return {
    subject: `${nameOf(view)}: we received it`,
    texts: [
      `${name}, we received your withdrawal from the contract of order ${number} on ${moment(view.askedAt)}. You withdraw from:`,
      linesOf(view),
      ...(view.isSent
        ? [
            `Please send the goods back by ${dateCopy(dayAfter(view.askedAt.slice(0, 10), withdrawalRight.sendBackDays))}. ${slipText()} ${returnPostageCopy}`,
            `We refund you within ${withdrawalRight.refundDays} days of your withdrawal. We may wait until the goods are back or you show us that you sent them, for example by the tracking number: ${site.mail.label}.`,
          ]
        : [
            `Nothing has been sent, so there is nothing to send back. We refund you by ${dateCopy(view.refundBy ?? '')}.`,
          ]),
    ],
  };
}

/** Where the goods go. A demonstration has no address. */
const slipText = () =>
  returnAddress().length > 0
    ? 'The page below has the address and a slip to print for your package.'
    : 'This shop is a demonstration without an address, so nothing can be sent to it.';

/** Renders the mail of each step. Refunds have a mail of their own. */
const steps: Partial<
  Record<DomainEvents['return-changed']['event'], (order: OrderDetails, view: ReturnView) => Texts>
> = {
  request: ({ number }, view) => ({
    subject: `${nameOf(view)}: we received your request`,
    texts: [
      `We received your request to return from order ${number} on ${moment(view.askedAt)}:`,
      linesOf(view),
      'Please do not send anything yet. We will answer by email within two business days.',
    ],
  }),
  accept: (_, view) => ({
    subject: `${nameOf(view)} is accepted`,
    texts: [
      'You can send this back to us:',
      linesOf(view),
      ...(view.answer ? [view.answer] : []),
      `${slipText()} ${returnPostageCopy}`,
    ],
  }),
  refuse: (_, view) => ({
    subject: `${nameOf(view)} is refused`,
    texts: [
      'We cannot accept this return:',
      linesOf(view),
      view.answer,
      `If you disagree, write to ${site.mail.label}.`,
    ],
  }),
  send: (_, view) => ({
    subject: `${nameOf(view)} is on its way`,
    texts: [
      'We have noted that you sent this back:',
      linesOf(view),
      ...(view.tracking ? [`Tracking number: ${view.tracking}`] : []),
      'We will email you when it arrives.',
    ],
  }),
  receive: (_, view) => ({
    subject: `${nameOf(view)} has arrived`,
    texts: [
      'This has arrived:',
      linesOf(view),
      ...(view.refundedCents > 0 ? [] : ['We will check it and then refund you.']),
    ],
  }),
  inspect: (_, view) => ({
    subject: `${nameOf(view)} is checked`,
    texts: ['We have checked what you sent back:', linesOf(view), view.answer || 'Your refund comes next.'],
  }),
};

function sentNotification(view: ReturnView) {
  const command = view.kind === 'withdrawal' ? 'withdrawals' : 'returns';
  return {
    subject: `${nameOf(view)} is on its way`,
    lines: [
      `The shopper has sent:\n${linesOf(view)}`,
      ...(view.tracking ? [`Tracking number: ${view.tracking}`] : []),
      `When it is here: npm run orders -- ${command} received ${view.number} --saleable`,
    ],
  };
}

function ownerNotification(order: OrderDetails, view: ReturnView) {
  const command = view.kind === 'withdrawal' ? 'withdrawals' : 'returns';
  const next =
    view.kind === 'return'
      ? `Answer: npm run orders -- returns accept ${view.number}, or returns refuse ${view.number} "<a sentence>"`
      : view.isSent
        ? `The goods come back. When they are here: npm run orders -- withdrawals received ${view.number} --saleable`
        : `Do not pack this. Refund it by ${view.refundBy}: npm run orders -- withdrawals refund ${view.number}`;
  return {
    subject: `${nameOf(view)} of order ${order.number}`,
    lines: [
      `${linesOf(view)}\nof ${formatMoney(order.total_cents, order.currency)} in all, order ${order.number}, ${moment(view.askedAt)}.`,
      ...(view.reason ? [`Reason: ${view.reason}`] : []),
      next,
      `Details: npm run orders -- ${command} show ${view.number}`,
    ],
  };
}

const rejections: Readonly<Record<string, string>> = {
  'no-right': 'The law of the country of your order gives no right to withdraw. Our returns still apply.',
  'too-late': `The ${withdrawalRight.days} days after delivery are over. Our returns may still apply.`,
  'no-units':
    'The order has fewer of these watches left than you named: they are refunded, you have already asked to return them, or they are not part of it.',
  'order-state': 'The order is not paid, or all of it is refunded.',
};

/** Mails the order's address that a declaration of withdrawal entered nothing, with the reason. */
export async function mailRejectedWithdrawal(
  records: Database,
  { order: number, declaration, declaredAt, why }: DomainEvents['withdrawal-rejected'],
  now: Date,
): Promise<void> {
  const order = await findKnownOrder(records, number);
  const title = `Withdrawal from order ${number}: not possible`;
  const blocks = [
    {
      kind: 'text',
      text: `We received a withdrawal from the contract of order ${number} on ${moment(declaredAt)}. ${rejections[why] ?? ''}`,
    },
    { kind: 'text', text: `If you disagree, write to ${site.mail.label}.` },
    { kind: 'button', label: 'See your order', url: absoluteUrl(orderPath(order.token)) },
  ] as const;
  const mail = { to: order.email, subject: title, ...renderMail(title, blocks) };
  await enqueueMail(records, `withdrawal-rejected:${number}:${declaration}`, mail, now);
}

const returnRejections: Readonly<Record<string, string>> = {
  'not-sent': 'The order has not shipped yet. You can return it once it has.',
  'too-late': `The ${returnDays} days after shipping are over.`,
  'final-sale': 'The sale of these watches is final, so they cannot be returned.',
  'no-units': rejections['no-units'] ?? '',
  'order-disputed': 'Your bank has disputed the payment. Until it decides, we cannot accept returns.',
  'order-state': rejections['order-state'] ?? '',
};

/** Mails the order's address that a guest's request for a return entered nothing, with the reason. */
export async function mailRejectedReturn(
  records: Database,
  { order: number, askedAt, why }: DomainEvents['return-rejected'],
  now: Date,
): Promise<void> {
  const order = await findKnownOrder(records, number);
  const title = `Return of order ${number}: not possible`;
  const blocks = [
    {
      kind: 'text',
      text: `We received a request to return from order ${number} on ${moment(askedAt)}. ${returnRejections[why] ?? ''}`,
    },
    { kind: 'text', text: `If you disagree, write to ${site.mail.label}.` },
    { kind: 'button', label: 'See your order', url: absoluteUrl(orderPath(order.token)) },
  ] as const;
  const mail = { to: order.email, subject: title, ...renderMail(title, blocks) };
  await enqueueMail(records, `return-rejected:${number}:${askedAt}`, mail, now);
}

/** Mails the owner once of each withdrawal whose legal term for the refund is about to end. */
export async function notifyOwnerOfDueWithdrawals(db: Database, now: Date): Promise<void> {
  for (const { cause, text } of await withdrawalAlerts(db, now)) {
    const notification = { subject: 'A withdrawal waits for its refund', lines: [text] };
    await atomically(db, (records) => notifyOwner(records, `${cause}:due`, notification, now));
  }
}
