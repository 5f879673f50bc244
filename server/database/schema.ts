import { type Generated, type Selectable } from 'kysely';
import { type OpenDispute, type RefundState } from '@/domain/money-back';
import { type OrderNumber } from '@/domain/order-number';
import { type OrderEventType, type OrderState } from '@/domain/order-states';
import { type PromoCode } from '@/domain/promo-code';
import { type CatalogueName, type WatchKey } from '@/domain/watch-key';

/**
 * The tables as Kysely knows them; `server/database/migrations/` makes them. Money is integer cents. A time is UTC in ISO 8601
 * with milliseconds (`2026-11-20T19:36:00.000Z`), as text: both engines sort and compare it alike.
 */
export type Schema = {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_history: OrderHistoryTable;
  payment_events: PaymentEventsTable;
  promo_codes: PromoCodesTable;
  refunds: RefundsTable;
  disputes: DisputesTable;
  outbox: OutboxTable;
  subscribers: SubscribersTable;
  contact_messages: ContactMessagesTable;
  rate_limits: RateLimitsTable;
  test_payments: TestPaymentsTable;
  owner_news: OwnerNewsTable;
  settled_troubles: SettledTroublesTable;
  chore_runs: ChoreRunsTable;
  replayed_events: ReplayedEventsTable;
  orphan_events: OrphanEventsTable;
  stock: StockTable;
  taken_pieces: TakenPiecesTable;
  stock_waits: StockWaitsTable;
  parcels: ParcelsTable;
  address_books: AddressBooksTable;
  saved_addresses: SavedAddressesTable;
  agent_sessions: AgentSessionsTable;
  agent_requests: AgentRequestsTable;
};

type OrdersTable = {
  /** What people call the order, `OH-7K3M9QX2`. */
  number: OrderNumber;
  /** What opens the order's page without an account: 192 random bits, base64url. */
  token: string;
  idempotency_key: string;
  /** SHA-256 of the request that the key came with. */
  request_hash: string;
  state: OrderState;
  user_id: string | null;
  email: string;
  full_name: string;
  address_line1: string;
  address_line2: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
  shipping_service: string;
  shipping_label: string;
  /** UTC dates, `2026-11-25`. */
  earliest_delivery: string;
  latest_delivery: string;
  latest_delivery_if_delayed: string;
  currency: 'usd';
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  total_cents: number;
  promo_code: PromoCode | null;
  payment_provider: string | null;
  payment_session: string | null;
  /** What the provider calls the payment once it is made; a refund names it. */
  payment_reference: string | null;
  /** When the shopper has paid by a delayed method: a pending order with it waits for money that is on its way. */
  payment_submitted_at: string | null;
  /** Whether the payment moved real money, 1, or was made in the provider's test mode, 0; null for the test payment. */
  payment_livemode: 0 | 1 | null;
  /** When the provider was last asked what has become of the payment. */
  payment_asked_at: string | null;
  /** What the shop has sent back. With `lost_cents`, it makes an order refunded once it reaches the total. */
  refunded_cents: Generated<number>;
  /** What banks have taken back for good: disputes that were lost. */
  lost_cents: Generated<number>;
  /** Refunds that have come back to the shop, and no later one has made good. */
  returned_cents: Generated<number>;
  /** The most that the provider has told to have gone back of the whole payment. */
  told_refunded_cents: Generated<number>;
  /** How much of `refunded_cents` the shopper has had mail of, in how many mails. */
  mailed_refund_cents: Generated<number>;
  refund_mails: Generated<number>;
  /** Null where no bank asks for anything. */
  open_dispute: OpenDispute | null;
  /** What a refunded order would be but for that, and is again when its refund fails. */
  unrefunded_state: OrderState | null;
  /** The agent's session that it was prepared in; a session has one order at most. */
  agent_session: string | null;
  created_at: string;
  changed_at: string;
  expires_at: string;
};

export type OrderRow = Selectable<OrdersTable>;

type OrderLinesTable = {
  order_number: OrderNumber;
  /** From 0, in the order of the cart. */
  position: number;
  catalogue: CatalogueName;
  watch_id: number;
  name: string;
  unit_cents: number;
  quantity: number;
};

/** What has happened to an order: `dispute-changed` gives back what a lost dispute had taken. */
export type HistoryEvent = OrderEventType | 'placed' | 'refund-failed' | 'dispute-lost' | 'dispute-changed';

type OrderHistoryTable = {
  order_number: OrderNumber;
  /** From 0 within its order. */
  sequence: number;
  event: HistoryEvent;
  from_state: OrderState | null;
  to_state: OrderState;
  /** Who said so: the shopper, the owner, the clock, or the payment provider by name. */
  source: string;
  at: string;
};

type PaymentEventsTable = {
  provider: string;
  /** The provider's id of the event; with `provider` the key that a second delivery is known by. */
  id: string;
  order_number: OrderNumber;
  event: OrderEventType | 'refund-failed';
  amount_cents: number;
  currency: string;
  outcome: string;
  received_at: string;
};

type PromoCodesTable = {
  code: PromoCode;
  percent: number;
  /** The paid order that earned it: one order, one code. */
  earned_by: OrderNumber;
  /** The order that uses it, from its placing on; null again when that order comes to nothing. */
  redeemed_by: OrderNumber | null;
  created_at: string;
  /** Since when it is worth nothing, because the money of the order that earned it went back. */
  void_since: string | null;
};

type RefundsTable = {
  /** The shop's own key for the refund, which the provider keeps with it; its id where it was made without the shop. */
  key: string;
  /** Who has sent the money: a payment provider, or the owner by hand. */
  provider: string;
  /** The provider's id, once it has said so. */
  id: string | null;
  /** Null where nobody has said yet whose payment it is. */
  order_number: OrderNumber | null;
  payment_reference: string | null;
  amount_cents: number;
  currency: string;
  state: RefundState;
  /** What the owner asked for, by which the same command finds it again: `all`, `amount 1250`, `line 2 pieces 1`. */
  wish: string | null;
  /** The position of the line whose pieces it pays for, from 0. */
  line: number | null;
  pieces: number | null;
  created_at: string;
  changed_at: string;
};

type DisputesTable = {
  provider: string;
  id: string;
  /** Null where nobody has said yet whose payment it is. */
  order_number: OrderNumber | null;
  payment_reference: string | null;
  /** As the provider names it (`domain/disputes.ts`). */
  state: string;
  reason: string;
  amount_cents: number;
  currency: string;
  /** Until when the bank takes an answer; null where it takes none. */
  evidence_due_by: string | null;
  created_at: string;
  /** When the word was said that the rest is of. */
  told_at: string;
};

type OutboxTable = {
  /** What the message is about, `order-confirmation:OH-7K3M9QX2`: an event has one message at most. */
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  /** Where one click ends the subscription (RFC 8058); null for mail that is not bulk. */
  unsubscribe_url: string | null;
  /** Whom an answer goes to, where that is not the shop: of a contact message, who has written it. */
  reply_to: string | null;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  /** Set while a sender has the message; past it the message is free again. */
  leased_until: string | null;
  sent_at: string | null;
  /** When the sender stopped trying. */
  gave_up_at: string | null;
  last_error: string | null;
};

type SubscribersTable = {
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** SHA-256 of the token in the mail, null once it has been used. */
  confirm_token_hash: string | null;
  unsubscribe_token_hash: string;
  created_at: string;
  changed_at: string;
};

type ContactMessagesTable = {
  id: string;
  name: string;
  email: string;
  subject: string;
  body: string;
  created_at: string;
  /** When the owner has said that it is answered. */
  answered_at: string | null;
};

type RateLimitsTable = {
  /** SHA-256 of what is limited and for whom: no address is kept in the clear. */
  bucket: string;
  window_start: string;
  hits: number;
};

type TestPaymentsTable = {
  session: string;
  order_number: OrderNumber;
  /** `submitted` waits for its time to settle; `ended` takes no card any more. */
  state: 'open' | 'submitted' | 'settled' | 'ended';
  settles_at: string | null;
};

type OwnerNewsTable = {
  /** What the owner has been told of, `dispute:dp_123`: one mail a cause, also when the mail itself is long deleted. */
  cause: string;
  told_at: string;
};

type SettledTroublesTable = {
  /** The trouble that the owner has said is settled. */
  cause: string;
  /** One that began later is another. */
  settled_at: string;
};

/** No record but what the running shop knows of itself: it is not backed up. */
type ChoreRunsTable = {
  /** The chore, as `server/jobs/every-job.ts` names it. */
  name: string;
  /** When it last came to its end without a fault, to the minute; for a seldom one each time. */
  succeeded_at: string;
};

type ReplayedEventsTable = {
  /** Whose list of events: `stripe:live`, `stripe:test`. */
  list: string;
  /** When the newest event that has been taken from it happened, by the provider's clock. */
  newest_at: string;
};

/** Words of money about an order that the shop does not know. */
type OrphanEventsTable = {
  provider: string;
  /** The provider's id of the event; with `provider` the key that a second delivery is known by. */
  id: string;
  /** What the provider calls the payment, or else the session or the order that the event names. */
  payment: string;
  livemode: 0 | 1;
  /** What the event says, as JSON: ids, amount and currency, nothing of a person. */
  word: string;
  received_at: string;
  /** When the order was there after all and the word was taken for it. */
  settled_at: string | null;
};

type StockTable = {
  watch: WatchKey;
  /** Pieces that nobody has ordered: what an order can take. */
  in_hand: number;
  changed_at: string;
};

/** What an order has taken of the stock, from its placing on; gone when it comes to nothing. */
type TakenPiecesTable = {
  order_number: OrderNumber;
  watch: WatchKey;
  quantity: number;
  /** Pieces that the order is paid for and the shop does not have: it had been given up, or its refund has failed. */
  oversold: number;
};

/** Who is to be told by mail that a watch is back; gone with the mail. */
type StockWaitsTable = {
  watch: WatchKey;
  /** In small letters. */
  email: string;
  created_at: string;
};

type ParcelsTable = {
  order_number: OrderNumber;
  /** From 0 within its order; the last one counts, the others were wrong. */
  revision: number;
  carrier: string;
  tracking_number: string;
  noted_at: string;
};

type AddressBooksTable = {
  /** The account, by the id that the sign-in provider gives it. */
  user_id: string;
  /** The account's e-mail address when the book was last changed; empty for none. */
  email: string;
  /** Whether the provider had seen that address confirmed by then. */
  email_confirmed: 0 | 1;
  /** The one to send to first; where it is gone or null, it is the first by name. */
  first_address: string | null;
  /** When the book was last read or changed, to the day. */
  used_at: string;
};

type SavedAddressesTable = {
  user_id: string;
  /** A UUID: an address keeps it when it is changed. */
  id: string;
  full_name: string;
  address_line1: string;
  address_line2: string;
  city: string;
  region: string;
  postal_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** What an agent has prepared for a shopper to look at and pay. */
type AgentSessionsTable = {
  /** 192 random bits, base64url: whoever has it may read and change the session until a shopper has taken it over. */
  id: string;
  /** The host of the agent's profile. */
  agent: string;
  /** Expired and completed follow from `expires_at` and from the session's order. */
  state: 'open' | 'cancelled';
  /** A `PreparedCheckout` as JSON. */
  prepared: string;
  /** The shopper's e-mail address, as in `prepared`; empty for none. */
  email: string;
  /** How often it has been changed. */
  revision: number;
  /** SHA-256 of the key of the browser that has taken it over. */
  hand_off_hash: string | null;
  created_at: string;
  changed_at: string;
  expires_at: string;
};

/** What was answered to a writing request of an agent's, for when it asks again with the same key. */
type AgentRequestsTable = {
  /** SHA-256 of agent, operation and idempotency key. */
  key_hash: string;
  /** SHA-256 of what was asked. */
  request_hash: string;
  /** The session that it was about. */
  session: string | null;
  /** Null while the request is under way. */
  status: number | null;
  /** The answer's bytes as they were sent. */
  answer: string | null;
  created_at: string;
};
