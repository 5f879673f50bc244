/** What a watch costs, in USD cents: on weekends another sum where the price list reduces it (docs/product.md 28.1). */
export type Priced = { readonly priceCents: number; readonly weekendCents?: number };

/** What a watch costs on a weekend, or on any other day. */
export function costOf({ priceCents, weekendCents }: Priced, isWeekend: boolean): number {
  return (isWeekend ? weekendCents : undefined) ?? priceCents;
}

/** A price less so many percent, to the nearest cent (docs/decisions/0011). */
export function lessPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100);
}
