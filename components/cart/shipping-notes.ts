import { freeShippingOver } from '@/data/shipping';
import { formatMoney } from '@/domain/money';
import { isOverFreeLimit } from '@/domain/shipping';

/** What a subtotal in cents means for shipping: what is free, or what is missing until it is (docs/product.md 9.11). */
export function shippingNotes(subtotal: number): readonly [domestic: string, international: string] {
  return [
    note(subtotal, freeShippingOver.domestic, 'USPS First Class within the U.S.'),
    note(subtotal, freeShippingOver.international, 'Standard International Mail to eligible countries.'),
  ];
}

function note(subtotal: number, limit: number, service: string): string {
  if (isOverFreeLimit(subtotal, limit)) return `Free ${service}`;
  const missing = subtotal === limit ? 'anything more' : `more than ${formatMoney(limit - subtotal)}`;
  return `Add ${missing} for free ${service}`;
}
