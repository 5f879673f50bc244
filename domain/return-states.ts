import { normaliseBase32 } from './typed-text';

/** Number of a withdrawal or return, as on its slip: `RT-` and eight characters of Crockford's base 32. */
export type ReturnNumber = `RT-${string}`;

/** True if the text is a normalised return number. */
export function isReturnNumber(text: string): text is ReturnNumber {
  return /^RT-[0-9A-HJKMNP-TV-Z]{8}$/.test(text);
}

/** Normalises a typed return number like an order number; {@link isReturnNumber} rejects the result for other text. */
export function normaliseReturnNumber(typed: string): ReturnNumber {
  const plain = normaliseBase32(typed);
  return `RT-${plain.length === 10 && plain.startsWith('RT') ? plain.slice(2) : plain}`;
}

/** `withdrawal`: the right that the law gives. `return`: the shop's own policy. */
export const returnKinds = ['withdrawal', 'return'] as const;

export type ReturnKind = (typeof returnKinds)[number];

/** States of a withdrawal or return, beside the states of its order. */
export const returnStates = [
  'requested',
  'accepted',
  'refused',
  'cancelled',
  'sent',
  'received',
  'inspected',
  'refunded-in-part',
  'refunded',
] as const;

export type ReturnState = (typeof returnStates)[number];

/**
 * Events of a withdrawal or return. `cancel`: a withdrawal replaces the return. `settle`: all of the order's money went
 * back, by another refund or by the bank.
 */
export const returnEvents = [
  'accept',
  'refuse',
  'cancel',
  'send',
  'receive',
  'inspect',
  'refund-part',
  'refund',
  'settle',
] as const;

export type ReturnEvent = (typeof returnEvents)[number];

/** True for a step of goods that come back. It says nothing to a shopper whose goods never left the shop. */
export const isStepOfGoods = (event: string) => event === 'send' || event === 'receive' || event === 'inspect';

type Row = Partial<Record<ReturnEvent, ReturnState>>;

const refunds: Row = { 'refund-part': 'refunded-in-part', refund: 'refunded', settle: 'refunded' };

/**
 * Transition table (docs/product.md 36.3). A missing event is not allowed. Goods may arrive after the refund; their
 * receipt then leaves the state as it is. A failed refund restores the state before it.
 */
const table: Record<ReturnState, Row> = {
  requested: { accept: 'accepted', refuse: 'refused', cancel: 'cancelled', settle: 'refunded' },
  accepted: { cancel: 'cancelled', send: 'sent', receive: 'received', ...refunds },
  refused: {},
  cancelled: {},
  sent: { cancel: 'cancelled', receive: 'received', ...refunds },
  received: { inspect: 'inspected', ...refunds },
  inspected: refunds,
  'refunded-in-part': { receive: 'refunded-in-part', ...refunds },
  refunded: { receive: 'refunded' },
};

/** A withdrawal is effective without the owner's consent. */
const requestedWithdrawal: Row = { ...table.requested, send: 'sent', receive: 'received', ...refunds };

/** Next state after an event; undefined if the state does not allow it. */
export function returnTransition(kind: ReturnKind, state: ReturnState, event: ReturnEvent): ReturnState | undefined {
  return (kind === 'withdrawal' && state === 'requested' ? requestedWithdrawal : table[state])[event];
}

/** True while the units belong to the request, so that nothing else refunds them. */
export function claimsUnits(state: ReturnState): boolean {
  return state !== 'refused' && state !== 'cancelled';
}

/** True while the shop still has to answer or to refund. */
export function isOpenReturn(state: ReturnState): boolean {
  return claimsUnits(state) && state !== 'refunded' && state !== 'refunded-in-part';
}

/** True for a return whose units a withdrawal may take over: nothing has arrived, and no money has moved. */
export function givesWay(kind: ReturnKind, state: ReturnState): boolean {
  return kind === 'return' && returnTransition(kind, state, 'cancel') !== undefined;
}
