import { Link } from '@/components/ui/link';
import type { PayTrouble } from './trouble';

const places = {
  delivery: { href: '/payment', label: 'To the delivery details' },
  cart: { href: '/bascket/mybascket', label: 'To your cart' },
} as const;

/** Why the last press did not pay, beside the button. */
export function TroubleNote({ words, mendAt }: PayTrouble) {
  return (
    <div role="alert" className="mb-4 border-l-4 border-signal py-1 pl-4">
      <p className="max-w-prose">{words}</p>
      {mendAt && (
        <Link href={places[mendAt].href} className="bar-link font-semibold underline underline-offset-4">
          {places[mendAt].label}
        </Link>
      )}
    </div>
  );
}
