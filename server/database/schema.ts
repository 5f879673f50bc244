import { type Generated, type Selectable } from 'kysely';
import { type OpenDispute, type RefundState } from '@/domain/refund-totals';
import type { Currency } from '@/domain/currency';
import { type OrderNumber } from '@/domain/order-number';
import { type OrderEventType, type OrderState } from '@/domain/order-states';
import { type InvoiceKind, type InvoiceNumber } from '@/domain/invoice';
import { type PassportEntryKind } from '@/domain/passport';
import { type PromoCode } from '@/domain/promo-code';
import { type ReturnEvent, type ReturnKind, type ReturnNumber, type ReturnState } from '@/domain/return-states';
import { type CatalogueName, type WatchKey } from '@/domain/watch-key';

/**
 * Column types of every table for Kysely; `server/database/migrations/` creates the tables. Money is integer cents. A
 * time is text, UTC in ISO 8601 with milliseconds (`2026-11-20T19:36:00.000Z`): both engines sort and compare it alike.
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
  owner_notifications: OwnerNotificationsTable;
  resolved_alerts: ResolvedAlertsTable;
  job_runs: JobRunsTable;
  payment_event_cursors: PaymentEventCursorsTable;
  unmatched_payments: UnmatchedPaymentsTable;
  stock: StockTable;
  stock_reservations: StockReservationsTable;
  back_in_stock_subscriptions: BackInStockSubscriptionsTable;
  parcels: ParcelsTable;
  address_books: AddressBooksTable;
  saved_addresses: SavedAddressesTable;
  account_lists: AccountListsTable;
  handed_lists: HandedListsTable;
  agent_sessions: AgentSessionsTable;
  agent_requests: AgentRequestsTable;
  invoices: InvoicesTable;
  invoice_counters: InvoiceCountersTable;
  invoice_files: InvoiceFilesTable;
  return_requests: ReturnRequestsTable;
  return_lines: ReturnLinesTable;
  return_history: ReturnHistoryTable;
  withdrawal_declarations: WithdrawalDeclarationsTable;
  passports: PassportsTable;
  passport_entries: PassportEntriesTable;
  desk_invitations: DeskInvitationsTable;
  desk_passkeys: DeskPasskeysTable;
  desk_sessions: DeskSessionsTable;
  desk_devices: DeskDevicesTable;
  desk_challenges: DeskChallengesTable;
  desk_requests: DeskRequestsTable;
  audit_log: AuditLogTable;
  order_notes: OrderNotesTable;
  watch_records: WatchRecordsTable;
  price_lists: PriceListsTable;
};

type OrdersTable = {
  /** Public order number, `OH-7K3M9QX2`. */
  number: OrderNumber;
  /** Opens the order's page without an account: 192 random bits, base64url. */
  token: string;
  idempotency_key: string;
  /** SHA-256 of the request that carried the idempotency key. */
  request_hash: string;
  state: OrderState;
  user_id: string | null;
  email: string;
  full_name: string;
  /** For the carrier; empty if the shopper gave none. */
  phone: string;
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
  currency: Currency;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  total_cents: number;
  promo_code: PromoCode | null;
  payment_provider: string | null;
  payment_session: string | null;
  /** The provider's payment id, set once paid; refunds refer to it. */
  payment_reference: string | null;
  /** Time of payment by a delayed method: the order stays pending until the money arrives. */
  payment_submitted_at: string | null;
  /** 1: real money; 0: the provider's test mode; null: the built-in test payment. */
  payment_livemode: 0 | 1 | null;
  /** When the shop last polled the provider for the payment's state. */
  payment_polled_at: string | null;
  /** Sum of refunds. The order is refunded once this plus `lost_dispute_cents` reaches the total. */
  refunded_cents: Generated<number>;
  /** Sum of lost disputes. */
  lost_dispute_cents: Generated<number>;
  /** Sum of failed refunds that no later refund replaces. */
  failed_refund_cents: Generated<number>;
  /** Highest total refund that the provider has reported for the payment. */
  provider_refunded_cents: Generated<number>;
  /** Part of `refunded_cents` that emails to the shopper have reported; `refund_mails` counts those emails. */
  mailed_refund_cents: Generated<number>;
  refund_mails: Generated<number>;
  /** When the owner packed the order; sending an order packs it. */
  packed_at: string | null;
  /** The carrier's day of delivery, a UTC date; null until the owner enters it. */
  delivered_on: string | null;
  /** When the shopper cancelled the paid order. It must not be packed, and is refunded. */
  cancel_requested_at: string | null;
  /** Null without an open dispute or inquiry. */
  open_dispute: OpenDispute | null;
  /** State to restore if a refund of a refunded order fails. */
  state_before_refund: OrderState | null;
  /** Agent session that prepared the order; a session has at most one order. */
  agent_session: string | null;
  /** Code of the language in which the order was placed; its mails and documents are in it. */
  language: Generated<string>;
  created_at: string;
  changed_at: string;
  expires_at: string;
  /**
   * Time until which no other order takes the units of the unpaid order; `created_at` for an order over the bounds of
   * its caller.
   */
  reserved_until: string;
};

export type OrderRow = Selectable<OrdersTable>;

type OrderLinesTable = {
  order_number: OrderNumber;
  /** Index in the cart, from 0. */
  position: number;
  catalogue: CatalogueName;
  watch_id: number;
  name: string;
  unit_cents: number;
  quantity: number;
};

/** Events in an order's history. `dispute-changed` reverses a lost dispute. */
export type HistoryEvent =
  | OrderEventType
  | 'placed'
  | 'refund-failed'
  | 'dispute-lost'
  | 'dispute-changed'
  | 'pack'
  | 'unpack'
  | 'deliver'
  | 'cancel-requested'
  | 'address-changed';

type OrderHistoryTable = {
  order_number: OrderNumber;
  /** Index within the order, from 0. */
  sequence: number;
  event: HistoryEvent;
  from_state: OrderState | null;
  to_state: OrderState;
  /** Who caused the event: the shopper, the owner, the clock or the payment provider's name. */
  source: string;
  at: string;
  /** Day of delivery, or the previous address of a changed one; empty for other events. */
  note: Generated<string>;
};

type PaymentEventsTable = {
  provider: string;
  /** The provider's event id; with `provider` it identifies a repeated delivery. */
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
  /** The paid order that earned the code; an order earns one code. */
  earned_by: OrderNumber;
  /** The order that uses the code, set when placed; null again if that order expires, fails or is cancelled. */
  redeemed_by: OrderNumber | null;
  created_at: string;
  /** When the code became void because the order that earned it was refunded. */
  voided_at: string | null;
};

type RefundsTable = {
  /** The shop's idempotency key for the refund; the provider's id if the refund was made outside the shop. */
  key: string;
  /** The payment provider, or `owner` for a refund made by hand. */
  provider: string;
  /** The provider's refund id, once known. */
  id: string | null;
  /** Null until the payment's order is known. */
  order_number: OrderNumber | null;
  payment_reference: string | null;
  amount_cents: number;
  currency: string;
  state: RefundState;
  /**
   * Arguments of the owner's refund command, so that a repeated command finds its refund: empty for all, `--amount
   * 12.50`, `--line 2 --units 1`, `--return RT-7K3M9QX2`.
   */
  request: string | null;
  /** Position of the refunded order line, from 0. */
  line: number | null;
  units: number | null;
  /** The withdrawal or return that the refund pays. */
  return_number: ReturnNumber | null;
  created_at: string;
  changed_at: string;
};

type DisputesTable = {
  provider: string;
  id: string;
  /** Null until the payment's order is known. */
  order_number: OrderNumber | null;
  payment_reference: string | null;
  /** As the provider names it (`domain/disputes.ts`). */
  state: string;
  reason: string;
  amount_cents: number;
  currency: string;
  /** Deadline for evidence; null if the bank accepts none. */
  evidence_due_by: string | null;
  created_at: string;
  /** Time of the provider event that this row reflects. */
  reported_at: string;
};

type OutboxTable = {
  /** Subject of the email, `order-confirmation:OH-7K3M9QX2`: at most one email per event. */
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  /** One-click unsubscribe URL (RFC 8058); null for transactional email. */
  unsubscribe_url: string | null;
  /** Reply-To address, if it is not the shop's: the sender of a contact message. */
  reply_to: string | null;
  /** Numbers of the attached invoices and credit notes, separated by blanks. */
  attached_invoices: Generated<string>;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  /** Lease of the sending process; another process may take the email after it. */
  leased_until: string | null;
  sent_at: string | null;
  /** When the sender gave up after the last attempt. */
  abandoned_at: string | null;
  last_error: string | null;
};

type SubscribersTable = {
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** SHA-256 of the token in the confirmation email; null once used. */
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
  /** When the owner marked the message as answered. */
  answered_at: string | null;
  /** 1 if the form looked filled by a program: the owner sees the message apart, and no email is sent. */
  suspected: Generated<0 | 1>;
};

type RateLimitsTable = {
  /** SHA-256 of the limit's name and its subject, so that no address is stored in plain text. */
  bucket: string;
  window_start: string;
  hits: number;
};

type TestPaymentsTable = {
  session: string;
  order_number: OrderNumber;
  /** `submitted` waits until `settles_at`; `ended` accepts no card. */
  state: 'open' | 'submitted' | 'settled' | 'ended';
  settles_at: string | null;
};

type OwnerNotificationsTable = {
  /** Key of the event, `dispute:dp_123`. The row outlives the email, so that the owner gets one email per cause. */
  cause: string;
  notified_at: string;
};

type ResolvedAlertsTable = {
  /** Cause of the alert that the owner has resolved. */
  cause: string;
  /** An alert of the same cause that begins later is a new one. */
  resolved_at: string;
};

/** Runtime state of the shop; not in backups. */
type JobRunsTable = {
  /** Job name from `server/jobs/all-jobs.ts`. */
  name: string;
  /** Last success, to the minute; exact for infrequent jobs. */
  succeeded_at: string;
};

/** Position up to which the shop has read each event list of the payment provider. */
type PaymentEventCursorsTable = {
  /** Event list: `stripe:live`, `stripe:test`. */
  list: string;
  /** Time of the newest processed event, by the provider's clock. */
  newest_at: string;
};

/** Payment events whose order is not in the database. */
type UnmatchedPaymentsTable = {
  provider: string;
  /** The provider's event id; with `provider` it identifies a repeated delivery. */
  id: string;
  /** The provider's payment id, or else the session id or order number in the event. */
  payment: string;
  livemode: 0 | 1;
  /** The event as JSON: ids, amount and currency, no personal data. */
  event: string;
  received_at: string;
  /** When the order was found and the event was applied to it. */
  matched_at: string | null;
};

type StockTable = {
  watch: WatchKey;
  /** Units that no order has reserved. */
  available: number;
  changed_at: string;
};

/** Units that an order has reserved, from placement on; deleted when the order expires, fails or is cancelled. */
type StockReservationsTable = {
  order_number: OrderNumber;
  watch: WatchKey;
  quantity: number;
  /** Paid units that are not in stock: the order had expired or been cancelled before payment, or its refund failed. */
  oversold: number;
};

/** Subscriptions to a back-in-stock email; the email deletes the row. */
type BackInStockSubscriptionsTable = {
  watch: WatchKey;
  /** Lower case. */
  email: string;
  /** Code of the language of the mail. */
  language: Generated<string>;
  created_at: string;
};

type ParcelsTable = {
  order_number: OrderNumber;
  /** From 0 within the order. The highest revision is valid; the others were corrected. */
  revision: number;
  carrier: string;
  tracking_number: string;
  recorded_at: string;
};

type AddressBooksTable = {
  /** Account id of the sign-in provider. */
  user_id: string;
  /** The account's email address at the last change; empty for none. */
  email: string;
  /** 1 if the sign-in provider had verified that address. */
  email_confirmed: 0 | 1;
  /** Id of the default address; if null or deleted, the first address by name. */
  default_address: string | null;
  /** Last read or change, to the day. */
  used_at: string;
};

type SavedAddressesTable = {
  user_id: string;
  /** UUID, stable across changes. */
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

/** Checkouts that agents prepare for a shopper to review and pay. */
type AgentSessionsTable = {
  /** 192 random bits, base64url. Lets its agent read and replace the session until a shopper takes it over. */
  id: string;
  /** Token of the session's page, 192 other random bits, base64url. */
  link_token: string;
  /** Host of the agent's profile. */
  agent: string;
  /** `expires_at` and the session's order show whether it is expired or completed. */
  state: 'open' | 'cancelled';
  /** A `PreparedCheckout` as JSON. */
  prepared: string;
  /** The currency in which the agent gets its prices; US dollars before migration 34. */
  currency: Generated<Currency>;
  /** The shopper's email address, as in `prepared`; empty for none. */
  email: string;
  /** Number of changes. */
  revision: number;
  /** SHA-256 of the key of the browser that took the session over. */
  hand_off_hash: string | null;
  created_at: string;
  changed_at: string;
  expires_at: string;
};

/** Idempotency records: responses to agents' write requests, returned again for the same key. */
type AgentRequestsTable = {
  /** SHA-256 of agent, operation and idempotency key. */
  key_hash: string;
  /** SHA-256 of the request body. */
  request_hash: string;
  /** Session that the request changed. */
  session: string | null;
  /** HTTP status; null while the request runs. */
  status: number | null;
  /** Response body, byte for byte. */
  response: string | null;
  created_at: string;
};

/** Invoices, credit notes and debit notes. A row never changes, until its facts are deleted after the retention period. */
type InvoicesTable = {
  /** `2026-000123`: year and sequence. */
  number: InvoiceNumber;
  /** Year of issue, UTC. */
  year: number;
  /** From 1 within the year, without gaps. */
  sequence: number;
  kind: InvoiceKind;
  order_number: OrderNumber;
  /** The refund of a credit or debit note; null for an invoice. */
  refund_key: string | null;
  /** The invoice of a credit note, or the credit note of a debit note; null for an invoice. */
  corrects: InvoiceNumber | null;
  /** Country of the buyer, ISO 3166-1 alpha-2. */
  country: string;
  currency: Currency;
  /** VAT category of EN 16931. */
  tax_category: 'O' | 'S' | 'G';
  /** Hundredths of a percent. */
  tax_rate: number;
  /** VAT in the total. All amounts are positive; the total of a credit note is credited. */
  tax_cents: number;
  total_cents: number;
  /** An `InvoiceFacts` as JSON; empty after the retention period. */
  facts: string;
  issued_at: string;
};

/** The last sequence number of each year. Its row lock orders the transactions that issue documents. */
type InvoiceCountersTable = {
  year: number;
  last: number;
};

/** Issued PDF files: the first file of a document is kept, byte for byte. */
type InvoiceFilesTable = {
  number: InvoiceNumber;
  /** Base64. */
  pdf: string;
  /** Characters of the document without a glyph in the shop's typefaces. */
  missing_glyphs: string;
  made_at: string;
};

/** Withdrawals and returns of paid orders. */
type ReturnRequestsTable = {
  /** On the slip, `RT-7K3M9QX2`; it grants no access. */
  number: ReturnNumber;
  order_number: OrderNumber;
  kind: ReturnKind;
  state: ReturnState;
  /** State to restore if the refund fails. */
  state_before_refund: ReturnState | null;
  /** The shopper's words; empty for none. */
  reason: string;
  /** The owner's sentence with the answer; empty for none. */
  answer: string;
  /** Value of the units in cents, set by the first refund. */
  value_cents: number | null;
  /** When the shopper proved to have sent the goods. */
  sent_at: string | null;
  /** As the shopper entered it; empty for none. */
  tracking: Generated<string>;
  received_at: string | null;
  /** 1 if the received units are back in the stock. */
  restocked: Generated<0 | 1>;
  /** When the shopper asked; for a withdrawal the moment of the declaration. */
  created_at: string;
  changed_at: string;
};

type ReturnLinesTable = {
  return_number: ReturnNumber;
  /** Position of the order line, from 0. */
  line: number;
  units: number;
};

type ReturnHistoryTable = {
  return_number: ReturnNumber;
  /** Index within the request, from 0. */
  sequence: number;
  event: ReturnEvent | 'request' | 'refund-failed';
  to_state: ReturnState;
  /** The shopper, the owner, a withdrawal, or the payment provider's name. */
  source: string;
  at: string;
};

/** Declarations of withdrawal, also those that match no order. */
type WithdrawalDeclarationsTable = {
  /** SHA-256 of the token that opens the declaration's pages. */
  token_hash: string;
  /** As typed; an order with it may not exist. */
  order_number: OrderNumber;
  /** 1 if it was made on the order's own page. */
  is_verified: 0 | 1;
  email: string;
  full_name: string;
  /** JSON list of watches and units; empty for the whole order. */
  items: string;
  /** 1 if the form looked filled by a program. */
  suspected: 0 | 1;
  created_at: string;
  /** When the shopper pressed the second button. */
  confirmed_at: string | null;
  /** When the shop had entered it, or passed it to the owner. */
  handled_at: string | null;
};

/** Passports of sold units, one row per unit of a paid order. */
type PassportsTable = {
  order_number: OrderNumber;
  /** Position of the order line, from 0. */
  line: number;
  /** Unit of the line, from 1. */
  unit: number;
  /** Opens the passport's page: 192 random bits, base64url. A hand-over replaces it. */
  token: string;
  /** Number of the present holder: 0 is the order's shopper, and each hand-over adds 1. */
  holder: number;
  /** Address of the present holder; empty once forgotten. */
  holder_email: string;
  /** UTC date. */
  battery_changed_on: string | null;
  /** UTC date of the reminder to change the battery; null if none is wished, or once it is sent. */
  remind_on: string | null;
  /** When the holder reported the watch as stolen. */
  stolen_at: string | null;
  created_at: string;
};

type PassportEntriesTable = {
  order_number: OrderNumber;
  line: number;
  unit: number;
  /** Index within the passport, from 0. */
  sequence: number;
  kind: PassportEntryKind;
  author: 'shop' | 'holder';
  /** Number of the holder at that time. */
  holder: number;
  /** Free text; a former holder's is never shown to the next one. */
  note: string;
  at: string;
};

/** Cart and wishlist of an account (docs/product.md 40). */
/** Encrypted lists for another device, for ten minutes. */
type HandedListsTable = {
  /** SHA-256 of the id in the link. */
  id_hash: string;
  /** SHA-256 of the caller's proof to have the key. */
  proof_hash: string;
  /** Initialisation vector and ciphertext, base64url. The shop has no key. */
  text: string;
  expires_at: string;
};

type AccountListsTable = {
  /** The sign-in provider's user id. */
  user_id: string;
  /** The account's verified email address at the last change. */
  email: string;
  /** Ascends with each change. */
  version: number;
  /** JSON of `SharedLists` (`domain/shared-lists.ts`). */
  lists: string;
  /** JSON of the number of the last stored operation of each browser, by the browser's id. */
  browsers: string;
  /** JSON of the last operations, oldest first: `LoggedOperation` (`domain/shared-lists.ts`). */
  log: string;
  /** Last change of the unfinished checkout in `lists`, UTC. */
  checkout_at: string | null;
  /** Last read or change, to the day. */
  used_at: string;
};

/** One-time links that enrol a passkey of an owner (docs/product.md 41). */
type DeskInvitationsTable = {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  email: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** Passkeys of owners. */
type DeskPasskeysTable = {
  /** Credential id, base64url. */
  id: string;
  email: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter; always 0 for a passkey that is synchronised between devices. */
  counter: number;
  /** How the browser reaches the passkey, separated by blanks: `internal hybrid`. */
  transports: string;
  /** Name of the browser and system that made it. */
  label: string;
  created_at: string;
  used_at: string | null;
};

/** Sign-ins of owners; deleting the row signs out. */
type DeskSessionsTable = {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  /** Public name of the session, to revoke it. */
  id: string;
  email: string;
  /** Id of the passkey that signed in. */
  passkey: string;
  /** Name of the browser and system. */
  device: string;
  created_at: string;
  /** When the passkey was last used in this session. */
  confirmed_at: string;
  expires_at: string;
};

/** Browsers that have opened an invitation: they see the sign-in page, which is a missing page to all others. */
type DeskDevicesTable = {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  email: string;
  created_at: string;
  expires_at: string;
};

/** Challenges of passkey ceremonies under way; each is used once. */
type DeskChallengesTable = {
  challenge: string;
  purpose: 'enrol' | 'sign-in' | 'confirm';
  /** The invited or signed-in owner; empty for a sign-in. */
  email: string;
  expires_at: string;
};

/** Idempotency records of the desk's forms, with their input and outcome. */
type DeskRequestsTable = {
  /** UUID of the form. */
  key: string;
  /** Email address of the owner. */
  actor: string;
  /** Name of the use case. */
  action: string;
  /** SHA-256 of action and fields. */
  request_hash: string;
  /** JSON of the sent fields and of the version that the owner saw, so that a rejected form keeps its input. */
  fields: string;
  /** A `DeskOutcome` as JSON; null while the passkey is asked for. */
  outcome: string | null;
  created_at: string;
};

/** Actions of owners, by a desk form or a command. */
type AuditLogTable = {
  id: string;
  at: string;
  /** Email address of the owner, or `terminal`. */
  actor: string;
  /** Name of the use case. */
  action: string;
  /** Changed object: an order number, a watch key. */
  subject: string;
  /** Facts of the change; no personal data. */
  details: string;
};

/** Notes of owners about an order; never shown to the shopper. */
type OrderNotesTable = {
  id: string;
  order_number: OrderNumber;
  author: string;
  text: string;
  created_at: string;
};

/** What owners edited of a watch, over its catalogue file (docs/product.md 42.7). */
type WatchRecordsTable = {
  watch: WatchKey;
  /** Ascends with each change. */
  version: number;
  /** JSON of `WatchTexts` that only the desk shows; null without a draft. */
  draft: string | null;
  /** JSON of `WatchTexts` that the shop shows; null for those of the file. */
  published: string | null;
  /** The previously published version, for an undo; null for the catalogue file. */
  previous: string | null;
  is_hidden: 0 | 1;
  /** Last change of the texts, price or visibility that pages show, by an owner; null if there was none. */
  changed_at: string | null;
};

type PriceListsTable = {
  id: string;
  /** Ascends with each change. */
  version: number;
  name: string;
  /** Dates in the shop's time zone, such as `2026-11-27`; the prices apply on the last date too. */
  starts_on: string;
  ends_on: string;
  /** JSON: USD cents by watch. */
  prices: string;
  /** JSON of `OtherPrices`: amounts by currency and watch. */
  other_prices: Generated<string>;
  /** 0 for a draft that only the desk shows. */
  is_on: 0 | 1;
};
