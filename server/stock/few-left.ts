import 'server-only';
import { fewLeft } from '@/domain/stock';
import { type SummaryPart } from '@/server/owner/summary-parts';

/** So many watches stand in the daily summary: it is one page. */
const MOST = 20;

/** The watches of which few pieces, or none, are in hand, the fewest first. */
export const fewLeftPart: SummaryPart = async (db) => {
  const few = await db
    .selectFrom('stock')
    .select(['watch', 'in_hand'])
    .where('in_hand', '<=', fewLeft)
    .orderBy('in_hand')
    .orderBy('watch')
    .execute();
  const shown = few.slice(0, MOST).map(({ watch, in_hand: left }) => `${watch} (${left})`);
  const more = few.length > MOST ? [`and ${few.length - MOST} more`] : [];
  return [`Few left: ${[...shown, ...more].join(', ') || 'of no watch'}`];
};
