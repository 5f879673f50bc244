import 'server-only';
import { forgetOldTries } from '@/server/abuse/rate-limit';
import { backUpWhenDue } from '@/server/backup/backup-job';
import { sendSummary } from '@/server/notifications/daily-summary';
import { forgetHandedLists } from '@/server/lists/handed-lists';
import { type Deliver } from '@/server/notifications/deliver';
import { issueMissingInvoices } from '@/server/orders/missing-invoices';
import { notifyOwnerOfDueWithdrawals } from '@/server/notifications/return-mail';
import { sendDueMail } from '@/server/notifications/send-due-mail';
import { remindOfBatteries } from '@/server/passports/passports';
import { finishCancellations } from '@/server/payments/cancel-order';
import { expireOrders } from '@/server/payments/expire';
import { configuredProviders } from '@/server/payments/providers';
import { reconcile } from '@/server/payments/reconcile';
import { settleTestPayments } from '@/server/payments/test-payment';
import { forgetOldRecords } from '@/server/retention/forget-old';
import { handleLeftDeclarations } from '@/server/returns/declarations';
import { notifyOfAvailableWatches } from '@/server/stock/back-in-stock-subscriptions';
import { basePath } from '@/domain/language';
import { shopDate } from '@/domain/shop-date';
import { type Job } from './run-jobs';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Returns every periodic job of the shop. @param deliver sends one email. */
export const allJobs = (deliver: Deliver): readonly Job[] => [
  {
    name: 'settle-test-payments',
    everyMs: 5 * SECOND,
    boundMs: MINUTE,
    run: (db, now) => settleTestPayments(db, now),
  },
  {
    name: 'expire-orders',
    everyMs: 5 * SECOND,
    boundMs: 10 * MINUTE,
    run: async (db, now) => {
      const expired = await expireOrders(db, configuredProviders(db), now);
      if (!expired.ok) throw new Error('The payment service cannot be reached.');
    },
  },
  {
    name: 'finish-cancellations',
    everyMs: MINUTE,
    boundMs: 10 * MINUTE,
    run: (db, now) => finishCancellations(db, configuredProviders(db), now),
  },
  {
    name: 'back-in-stock',
    everyMs: MINUTE,
    boundMs: MINUTE,
    run: notifyOfAvailableWatches,
  },
  {
    name: 'withdrawals',
    everyMs: MINUTE,
    boundMs: MINUTE,
    run: async (db, now) => {
      await handleLeftDeclarations(db, now);
      await notifyOwnerOfDueWithdrawals(db, now);
    },
  },
  {
    name: 'battery-reminders',
    everyMs: HOUR,
    boundMs: MINUTE,
    run: (db, now) => remindOfBatteries(db, now),
  },
  {
    name: 'reconcile',
    everyMs: HOUR,
    boundMs: 30 * MINUTE,
    run: reconcile,
  },
  {
    // Finds orders only at the first start after the upgrade, or after the restore of an earlier backup.
    name: 'issue-invoices',
    everyMs: 24 * HOUR,
    boundMs: HOUR,
    run: issueMissingInvoices,
  },
  {
    name: 'forget-tries',
    everyMs: HOUR,
    boundMs: MINUTE,
    run: (db, now) => forgetOldTries(db, now),
  },
  {
    name: 'forget-handed-lists',
    everyMs: MINUTE,
    boundMs: MINUTE,
    run: (db, now) => forgetHandedLists(db, now),
  },
  {
    name: 'forget-old-records',
    everyMs: 6 * HOUR,
    boundMs: 10 * MINUTE,
    run: (db, now, signal) => forgetOldRecords(db, now, signal),
  },
  {
    name: 'daily-summary',
    everyMs: 10 * MINUTE,
    boundMs: 5 * MINUTE,
    run: sendSummary,
  },
  {
    name: 'send-mail',
    everyMs: 5 * SECOND,
    boundMs: 10 * MINUTE,
    run: (db, _, signal) => sendDueMail(db, deliver, () => shopDate(), signal),
  },
  {
    name: 'back-up',
    everyMs: 10 * MINUTE,
    boundMs: HOUR,
    run: (db, now, signal) => backUpWhenDue(db, now, signal),
  },
];

/** Returns the jobs of this process: those of a further language run in the English process. @param base its base path */
export const jobsOfProcess = (deliver: Deliver, base = basePath): readonly Job[] =>
  base === '' ? allJobs(deliver) : [];
