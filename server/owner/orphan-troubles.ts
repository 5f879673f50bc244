import 'server-only';
import { type Database } from '@/server/database/database';
import { type StripeWord } from '@/server/payments/stripe-events';
import { type Orphan, orphanLine } from './orphan-news';
import { type TroubleSource } from './trouble';

/** Money that no order takes, a trouble for each payment that has not gone back whole. */
export const orphanTroubles: TroubleSource = async (db) => {
  const kept = await orphans(db);
  return [...new Set(kept.map(({ payment }) => payment))].flatMap((payment) => {
    const words = kept.filter((one) => one.payment === payment);
    const [first] = words;
    if (!first || hasGoneBack(words)) return [];
    return [{ cause: `orphan:${payment}`, since: first.since, text: orphanLine(first) }];
  });
};

/** Whether as much has gone back as had been paid. */
function hasGoneBack(words: readonly Orphan[]): boolean {
  const most = (says: StripeWord['says']) =>
    Math.max(0, ...words.filter(({ word }) => word.says === says).map(({ word }) => word.amountCents));
  const paid = most('payment-succeeded');
  return paid > 0 && most('payment-refunded') >= paid && most('refund-failed') === 0;
}

async function orphans(db: Database): Promise<(Orphan & { since: string })[]> {
  const rows = await db
    .selectFrom('orphan_events')
    .select(['payment', 'livemode', 'word', 'received_at as since'])
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .execute();
  return rows.map(({ payment, livemode, word, since }) => ({
    payment,
    isLive: livemode === 1,
    word: JSON.parse(word) as StripeWord, // written by keepOrphan and by nobody else
    since,
  }));
}
