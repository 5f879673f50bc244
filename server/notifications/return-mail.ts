import 'server-only';
import { returnDays, returnPostageCopy } from '@/data/policies';
import { withdrawalRight } from '@/data/law';
import { absoluteUrl, site } from '@/data/site';
import { dateCopy, moment } from '@/domain/delivery-text';
import { formatMoney } from '@/domain/money';
import { type ReturnView } from '@/domain/order-returns';
import { type OrderNumber } from '@/domain/order-number';
import { orderPath, returnPath } from '@/domain/paths';
import { sentenceGap } from '@/domain/punctuation';
import { isStepOfGoods, type ReturnNumber } from '@/domain/return-states';
import { dayAfter } from '@/domain/return-terms';
import { type Database } from '@/server/database/database';
import { type DomainEvents } from '@/server/events/domain-events';
import { findKnownOrder, type OrderDetails } from '@/server/orders/read';
import { withdrawalAlerts } from '@/server/alerts/withdrawal-alerts';
import { atomically } from '@/server/database/transact';
import { findReturn } from '@/server/returns/read';
import { returnAddress, viewOf } from '@/server/returns/return-view';
import { type Block, renderMail } from './layout';
import { mailButtons, mailCopy, returnMailCopy } from './mail-copy';
import { notifyOwner } from './notify-owner';
import { enqueueMail, type MailMessage } from './outbox';

/** Mails the shopper about a step of a withdrawal or return (docs/product.md 36.8). */
export async function mailReturn(
  records: Database,
  { order: orderNumber, number, event }: DomainEvents['return-changed'],
  now: Date,
): Promise<void> {
  const { order, view } = await findKnownReturn(records, orderNumber, number);
  const mail = returnMail(order, view, event);
  if (mail) await enqueueMail(records, `return:${order.number}:${number}:${event}`, mail, now);
}

/** Mails the owner about a new request, and about goods that the shopper has sent. */
export async function notifyOwnerOfReturn(
  records: Database,
  { order: orderNumber, number, event, by }: DomainEvents['return-changed'],
  now: Date,
): Promise<void> {
  const { order, view } = await findKnownReturn(records, orderNumber, number);
  if (event === 'request') await notifyOwner(records, `return:${number}`, ownerNotification(order, view), now);
  if (event === 'send' && by === 'shopper')
    await notifyOwner(records, `return-sent:${number}`, sentNotification(view), now);
}

async function findKnownReturn(records: Database, orderNumber: OrderNumber, number: ReturnNumber) {
  const found = await findReturn(records, number);
  if (!found) throw new Error(`Return ${number} does not exist.`);
  const order = await findKnownOrder(records, orderNumber);
  return { order, view: await viewOf(records, order, found) };
}

/** Renders the mail of a step; undefined for a step without one, and for a receipt of goods that never left the shop. */
function returnMail(
  order: OrderDetails,
  view: ReturnView,
  event: DomainEvents['return-changed']['event'],
): MailMessage | undefined {
  if (!view.isSent && isStepOfGoods(event)) return undefined;
  const render = view.kind === 'withdrawal' && event === 'request' ? acknowledgement : steps[event];
  if (!render) return undefined;
  const { subject, texts } = render(order, view);
  const blocks: Block[] = [
    ...texts.map((text) => ({ kind: 'text', text }) as const),
    { kind: 'button', label: mailButtons[view.kind], url: absoluteUrl(returnPath(order.token, view.number)) },
  ];
  return { to: order.email, subject, ...renderMail(subject, blocks) };
}

type Texts = { subject: string; texts: readonly string[] };

const linesOf = ({ lines }: ReturnView) => lines.map(({ units, name }) => `${units} × ${name}`).join('\n');
const nameOf = ({ kind, number }: ReturnView) => returnMailCopy.name(kind, number);

/** The acknowledgement that the law requires at once: content, date and time (Directive 2011/83/EU, Art. 11a). */
function acknowledgement({ number, full_name: name }: OrderDetails, view: ReturnView): Texts {
  const { acknowledgement: copy } = returnMailCopy;
  const sendBackBy = dayAfter(view.askedAt.slice(0, 10), withdrawalRight.sendBackDays);
  return {
    subject: copy.subject(nameOf(view)),
    texts: [
      copy.received(name, number, moment(view.askedAt)),
      linesOf(view),
      ...(view.isSent
        ? [
            ...(view.state === 'sent'
              ? onItsWay(view)
              : [copy.sendBack(dateCopy(sendBackBy), slipText(), returnPostageCopy)]),
            copy.refundDays(withdrawalRight.refundDays, site.mail.label),
          ]
        : [notSentText(view)]),
    ],
  };
}

const onItsWay = ({ tracking }: ReturnView) => [
  ...(tracking ? [mailCopy.trackingNumber(tracking)] : []),
  returnMailCopy.send.arrival,
];

/** Tells the shopper of goods that never left the shop when the money comes. */
const notSentText = ({ refundBy }: ReturnView) => returnMailCopy.acknowledgement.notSent(dateCopy(refundBy ?? ''));

/** Where the goods go. A demonstration has no address. */
const slipText = () => (returnAddress().length > 0 ? returnMailCopy.slip : returnMailCopy.noAddress);

/** Renders the mail of each step. Refunds have a mail of their own. */
const steps: Partial<
  Record<DomainEvents['return-changed']['event'], (order: OrderDetails, view: ReturnView) => Texts>
> = {
  request: ({ number }, view) => ({
    subject: returnMailCopy.request.subject(nameOf(view)),
    texts: [returnMailCopy.request.received(number, moment(view.askedAt)), linesOf(view), returnMailCopy.request.wait],
  }),
  accept: (_, view) => ({
    subject: returnMailCopy.accept.subject(nameOf(view)),
    texts: [
      ...(view.isSent ? [returnMailCopy.accept.intro] : []),
      linesOf(view),
      ...(view.answer ? [view.answer] : []),
      view.isSent ? `${slipText()}${sentenceGap}${returnPostageCopy}` : notSentText(view),
    ],
  }),
  refuse: (_, view) => ({
    subject: returnMailCopy.refuse.subject(nameOf(view)),
    texts: [returnMailCopy.refuse.intro, linesOf(view), view.answer, mailCopy.disagree(site.mail.label)],
  }),
  send: (_, view) => ({
    subject: returnMailCopy.send.subject(nameOf(view)),
    texts: [returnMailCopy.send.intro, linesOf(view), ...onItsWay(view)],
  }),
  receive: (_, view) => ({
    subject: returnMailCopy.receive.subject(nameOf(view)),
    texts: [
      returnMailCopy.receive.intro,
      linesOf(view),
      ...(view.refundedCents > 0 ? [] : [returnMailCopy.receive.check]),
    ],
  }),
  inspect: (_, view) => ({
    subject: returnMailCopy.inspect.subject(nameOf(view)),
    texts: [returnMailCopy.inspect.intro, linesOf(view), view.answer || returnMailCopy.inspect.refund],
  }),
};

/** Name in mails to the owner, which stay English. */
const ownersNameOf = ({ kind, number }: ReturnView) => `${kind === 'withdrawal' ? 'Withdrawal' : 'Return'} ${number}`;

function sentNotification(view: ReturnView) {
  const command = view.kind === 'withdrawal' ? 'withdrawals' : 'returns';
  return {
    subject: `${ownersNameOf(view)} is on its way`,
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
    subject: `${ownersNameOf(view)} of order ${order.number}`,
    lines: [
      `${linesOf(view)}\nof ${formatMoney(order.total_cents, order.currency)} in all, order ${order.number}, ${moment(view.askedAt)}.`,
      ...(view.reason ? [`Reason: ${view.reason}`] : []),
      ...(view.tracking ? [`Tracking number: ${view.tracking}`] : []),
      next,
      `Details: npm run orders -- ${command} show ${view.number}`,
    ],
  };
}

const rejections: Readonly<Record<string, string>> = {
  'no-right': returnMailCopy.withdrawalRejected.noRight,
  'too-late': returnMailCopy.withdrawalRejected.tooLate(withdrawalRight.days),
  'no-units': returnMailCopy.noUnits,
  'order-state': returnMailCopy.orderState,
};

/** Mails the order's address that a declaration of withdrawal entered nothing, with the reason. */
export async function mailRejectedWithdrawal(
  records: Database,
  { order: number, declaration, declaredAt, why }: DomainEvents['withdrawal-rejected'],
  now: Date,
): Promise<void> {
  const text = returnMailCopy.withdrawalRejected.received(number, moment(declaredAt), rejections[why] ?? '');
  const key = `withdrawal-rejected:${number}:${declaration}`;
  await mailRejection(records, { number, title: returnMailCopy.withdrawalRejected.title(number), text, key, now });
}

const returnRejections: Readonly<Record<string, string>> = {
  'not-sent': returnMailCopy.returnRejected.notSent,
  'too-late': returnMailCopy.returnRejected.tooLate(returnDays),
  'final-sale': returnMailCopy.returnRejected.finalSale,
  'no-units': returnMailCopy.noUnits,
  'order-disputed': returnMailCopy.returnRejected.disputed,
  'order-state': returnMailCopy.orderState,
};

/** Mails the order's address that a guest's request for a return entered nothing, with the reason. */
export async function mailRejectedReturn(
  records: Database,
  { order: number, askedAt, why }: DomainEvents['return-rejected'],
  now: Date,
): Promise<void> {
  const text = returnMailCopy.returnRejected.received(number, moment(askedAt), returnRejections[why] ?? '');
  const key = `return-rejected:${number}:${askedAt}`;
  await mailRejection(records, { number, title: returnMailCopy.returnRejected.title(number), text, key, now });
}

type Rejection = { number: OrderNumber; title: string; text: string; key: string; now: Date };

/** Mails the order's address why a request entered nothing. @param rejection `key` is its idempotency key */
async function mailRejection(records: Database, { number, title, text, key, now }: Rejection): Promise<void> {
  const order = await findKnownOrder(records, number);
  const blocks = [
    { kind: 'text', text },
    { kind: 'text', text: mailCopy.disagree(site.mail.label) },
    { kind: 'button', label: mailButtons.order, url: absoluteUrl(orderPath(order.token)) },
  ] as const;
  await enqueueMail(records, key, { to: order.email, subject: title, ...renderMail(title, blocks) }, now);
}

/** Mails the owner once of each withdrawal whose legal term for the refund is about to end. */
export async function notifyOwnerOfDueWithdrawals(db: Database, now: Date): Promise<void> {
  for (const { cause, text } of await withdrawalAlerts(db, now)) {
    const notification = { subject: 'A withdrawal waits for its refund', lines: [text] };
    await atomically(db, (records) => notifyOwner(records, `${cause}:due`, notification, now));
  }
}
