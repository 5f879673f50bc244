import { orders } from './0001-orders';
import { mail } from './0002-mail';
import { testPayments } from './0003-test-payments';
import { owner } from './0005-owner';
import { providerWord } from './0006-provider-word';
import { indexes } from './0007-indexes';
import { stock } from './0009-stock';
import { parcels } from './0010-parcels';
import { answers } from './0011-answers';
import { refundsAndDisputes } from './0012-refunds-and-disputes';
import { addressBooks } from './0013-address-books';
import { agents } from './0014-agents';
import { standardTerms } from './0015-standard-terms';
import { agentLinks } from './0017-agent-links';
import { reservationEnds } from './0018-reservation-ends';
import { suspectedMessages } from './0019-suspected-messages';
import { returns } from './0023-returns';
import { orderPage } from './0021-order-page';
import { invoices } from './0022-invoices';
import { passports } from './0024-passports';
import { handedLists, listsLog, returnTracking } from './0026-lists';
import { desk } from './0029-desk';

/** Every migration; the first has number 1. Never change a released one: append a new one. */
export const migrations: readonly (readonly string[])[] = [
  orders,
  mail,
  testPayments,
  // 4: time of a payment by a delayed method, so that the shop does not ask for it again.
  [`alter table orders add column payment_submitted_at text`],
  owner,
  providerWord,
  indexes,
  // 8: deletes the text of sent email: its links open orders and end subscriptions.
  [`update outbox set text_body = '', html_body = '', unsubscribe_url = null where sent_at is not null`],
  stock,
  parcels,
  answers,
  refundsAndDisputes,
  addressBooks,
  agents,
  standardTerms,
  // 16: stored refund commands get the renamed option `--units`.
  [`update refunds set request = replace(request, '--pieces', '--units') where request like '%--pieces%'`],
  agentLinks,
  reservationEnds,
  suspectedMessages,
  // 20: phone number for the carrier, optional (docs/product.md 13.24).
  [`alter table orders add column phone text not null default ''`],
  orderPage,
  invoices,
  returns,
  passports,
  // 25: cart and wishlist of an account, and the last change of each of its browsers, as JSON (docs/product.md 40).
  [
    `create table account_lists (
      user_id text primary key,
      email text not null,
      version integer not null,
      lists text not null,
      browsers text not null,
      used_at text not null
    )`,
  ],
  listsLog,
  handedLists,
  returnTracking,
  desk,
  // 30: texts, price and visibility of watches that owners edit, over the catalogue files (docs/product.md 42.7).
  [
    `create table watch_records (
      watch text primary key,
      version integer not null,
      draft text,
      published text,
      previous text,
      is_hidden integer not null
    )`,
  ],
  // 31: prices of sales, with their first and last date (docs/product.md 42.9).
  [
    `create table price_lists (
      id text primary key,
      version integer not null,
      name text not null,
      starts_on text not null,
      ends_on text not null,
      prices text not null,
      is_on integer not null
    )`,
  ],
  // 32: prices of sales in other currencies than US dollars (docs/product.md 44.10).
  [`alter table price_lists add column other_prices text not null default '{}'`],
  // 33: language of mails and documents (docs/product.md 45.13).
  [
    `alter table orders add column language text not null default 'en'`,
    `alter table back_in_stock_subscriptions add column language text not null default 'en'`,
  ],
  // 34: currency of the checkouts that agents prepare (docs/product.md 44.14).
  [`alter table agent_sessions add column currency text not null default 'usd'`],
  // 35: time since which pages show a watch as it is now, for sitemap and feed (docs/product.md 24.6).
  [`alter table watch_records add column changed_at text`],
];
