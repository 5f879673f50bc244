import type { ReactNode } from 'react';
import { LinePicture } from '@/components/cart/line-picture';
import { Link } from '@/components/ui/link';
import type { LineFact } from '@/data/line-facts';

type WishCardProps = {
  name: string;
  price: string;
  /** Undefined for a watch that is no longer sold. */
  fact: LineFact | undefined;
  children?: ReactNode;
};

const sizes = '(min-width: 1366px) 400px, (min-width: 768px) 30vw, 46vw';

/** A watch in the shop's grid style: picture, name, price (spec section 2), and what can be done with it here. */
export function WishCard({ name, price, fact, children }: WishCardProps) {
  return (
    <>
      {fact ? (
        <Link href={fact.path} className="group block">
          <LinePicture fact={fact} sizes={sizes} />
          <Caption name={name} price={price} />
        </Link>
      ) : (
        <>
          <LinePicture fact={fact} sizes={sizes} />
          <Caption name={name} price="No longer sold" />
        </>
      )}
      {children}
    </>
  );
}

function Caption({ name, price }: { name: string; price: string }) {
  return (
    <div className="mt-3 block items-baseline justify-between gap-4 tablet:flex">
      <h2 className="min-w-0 text-base leading-tight wrap-anywhere group-hover:underline group-hover:underline-offset-4">
        {name}
      </h2>
      <span className="font-semibold tabular-nums">{price}</span>
    </div>
  );
}
