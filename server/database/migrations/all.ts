import { orders } from './0001-orders';
import { mail } from './0002-mail';
import { testPayments } from './0003-test-payments';
import { paymentSubmitted } from './0004-payment-submitted';
import { owner } from './0005-owner';
import { providerWord } from './0006-provider-word';
import { indexes } from './0007-indexes';
import { sentMail } from './0008-sent-mail';
import { stock } from './0009-stock';
import { parcels } from './0010-parcels';
import { answers } from './0011-answers';
import { moneyBack } from './0012-money-back';
import { addressBooks } from './0013-address-books';
import { agents } from './0014-agents';

/** Every migration; the first is number 1. What has been released is never changed: a change is a new one at the end. */
export const migrations: readonly (readonly string[])[] = [
  orders,
  mail,
  testPayments,
  paymentSubmitted,
  owner,
  providerWord,
  indexes,
  sentMail,
  stock,
  parcels,
  answers,
  moneyBack,
  addressBooks,
  agents,
];
