import type { OrderNumber } from './order-number';
import type { WatchKey } from './watch-key';

/** Adds calendar months to a UTC date, `2026-11-25`; a day that the month lacks becomes its last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const end = Math.min(day, last.getUTCDate());
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), end)).toISOString().slice(0, 10);
}

/**
 * Returns the last day of a guarantee as a UTC date; undefined for a lifetime.
 *
 * @param from day of delivery.
 */
export function guaranteeEnd(from: string, years: number): string | undefined {
  return years === Infinity ? undefined : addMonths(from, years * 12);
}

/** First day that a holder can enter for a change of a battery. Date fields take `26` for the year 26, which is a slip. */
export const firstBatteryDay = '2000-01-01';

/** A public name of a sold unit for the owner's commands: `OH-7K3M9QX2-1-1`, line and unit from 1. */
export function serialOf(unit: { order: OrderNumber; line: number; unit: number }): string {
  return `${unit.order}-${unit.line + 1}-${unit.unit}`;
}

export type PassportEntryKind = 'note' | 'service-asked' | 'serviced' | 'battery' | 'stolen' | 'found' | 'handed-over';

/** An entry in the service log of a watch. */
export type PassportEntry = { kind: PassportEntryKind; author: 'shop' | 'holder'; note: string; at: string };

/** A link to a passport. `line` counts from 0, `unit` from 1. */
export type PassportLink = { token: string; name: string; line: number; unit: number };

/** A passport as its page shows it, without data of former holders. Dates are UTC dates. */
export type PassportView = {
  token: string;
  watch: WatchKey;
  name: string;
  serial: string;
  /** Day of delivery, else the last promised day or a later day of sending; the term of a withdrawal runs from it too. */
  from: string;
  isDelivered: boolean;
  country: string;
  batteryChangedOn: string | null;
  stolenAt: string | null;
  isClosed: boolean;
  /** Token of the order's page, for its shopper alone. */
  orderToken: string | undefined;
  entries: readonly PassportEntry[];
};
