import { dutiesWords } from './copy';
import { shippingZoneOf } from '@/data/shipping';

/** One line before anything is paid, for a parcel that customs may open (docs/product.md 29.10). */
export function DutiesNote({ country, className }: { country: string; className: string }) {
  const zone = shippingZoneOf(country);
  if (zone === 'domestic' || zone === 'none') return null;
  return <p className={className}>{dutiesWords('this total')}</p>;
}
