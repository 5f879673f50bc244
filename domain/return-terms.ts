const DAY_MS = 24 * 60 * 60_000;

/** A day ends last at UTC−12. A period counts until then, so that no shopper loses hours to their time zone. */
const LAST_ZONE_MS = 12 * 60 * 60_000;

/** The UTC date `days` days after a UTC date. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The last day of a legal period of days, which does not count its first day. A period that would end on a Saturday or
 * Sunday ends on the Monday (Regulation 1182/71, Art. 3).
 */
export function lastLegalDay(from: string, days: number): string {
  const last = dayAfter(from, days);
  const weekday = new Date(last).getUTCDay();
  return dayAfter(last, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** True once a UTC date has ended in every time zone. */
export function isOver(day: string, now: Date): boolean {
  return now.getTime() >= Date.parse(day) + DAY_MS + LAST_ZONE_MS;
}

/** Days that the law gives the shop for a withdrawal's refund, and facts about the goods. */
type RefundTerm = {
  /** When the shopper withdrew, UTC. */
  withdrawnAt: string;
  days: number;
  /** True if the goods have left the shop. */
  isSent: boolean;
  /** When the goods came back, or the shopper proved to have sent them, UTC; null for neither. */
  backAt: string | null;
};

/**
 * When a withdrawal's money has to be back, as a UTC date. Undefined while the shop may withhold it: the goods are with
 * the shopper, and nothing proves that they were sent back (Directive 2011/83/EU, Art. 13).
 */
export function refundDue({ withdrawnAt, days, isSent, backAt }: RefundTerm): string | undefined {
  if (isSent && backAt === null) return undefined;
  const due = dayAfter(withdrawnAt.slice(0, 10), days);
  const back = isSent ? (backAt ?? '').slice(0, 10) : '';
  return back > due ? back : due;
}
