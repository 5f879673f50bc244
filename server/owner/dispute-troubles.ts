import 'server-only';
import { awaitsAnswer, disputeStanding } from '@/domain/disputes';
import { formatMoney } from '@/domain/money';
import { deadline } from './dispute-news';
import { type TroubleSource } from './trouble';

/** The disputes that are not closed, with the day by which the bank wants an answer. */
export const disputeTroubles: TroubleSource = async (db) =>
  (await db.selectFrom('disputes').selectAll().execute()).flatMap((dispute) => {
    const { id, state, reason, order_number: order, amount_cents: cents, created_at: since } = dispute;
    const standing = disputeStanding(state);
    if (standing !== 'open' && standing !== 'inquiry') return [];
    const kind = standing === 'inquiry' ? 'inquiry' : 'dispute';
    const whose = order === null ? 'A payment that no order has' : `Order ${order}`;
    const next = awaitsAnswer(state) ? deadline(dispute) : 'the bank decides';
    return [
      {
        cause: `${kind}:${id}`,
        since,
        text: `${whose}: ${kind} of ${formatMoney(cents)} (${reason}), ${state}: ${next}.`,
      },
    ];
  });
