import type { ReactNode } from 'react';
import { lineCopy } from '@/components/cart/copy';
import { LinePicture } from '@/components/cart/lines/line-parts';
import { Link } from '@/components/ui/link';
import type { WatchSummary } from '@/domain/watch';

type WishCardProps = {
  name: string;
  price: ReactNode;
  /** `null` for a watch that is no longer sold, `undefined` while loading. */
  summary: WatchSummary | null | undefined;
  children?: ReactNode;
};

const sizes = '(min-width: 85.375rem) 400px, (min-width: 48rem) 30vw, 46vw';
/** In px: cards are up to 400 px wide, on screens with a pixel ratio of 2. */
const widest = 800;

/** A watch card with picture, name and price (docs/product.md 5.2); `children` are its actions. */
export function WishCard({ name, price, summary, children }: WishCardProps) {
  return (
    <>
      {summary ? (
        <Link href={summary.path} className="group block">
          <LinePicture picture={summary.picture} sizes={sizes} widest={widest} />
          <Caption name={name} price={price} />
        </Link>
      ) : (
        <div>
          <LinePicture picture={undefined} sizes={sizes} widest={widest} />
          <Caption name={name} price={summary === null ? lineCopy.noLongerSold : price} />
        </div>
      )}
      {children}
    </>
  );
}

function Caption({ name, price }: { name: string; price: ReactNode }) {
  return (
    <div className="mt-3 block items-baseline justify-between gap-4 tablet:flex">
      <h2 className="min-w-0 text-base leading-tight wrap-anywhere group-hover:underline group-hover:underline-offset-4">
        {name}
      </h2>
      <span className="font-semibold tabular-nums">{price}</span>
    </div>
  );
}

/** The grid of `components/catalogue/watch-grid`, for lists stored in the browser. */
export function WishGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-8 max-[17rem]:grid-cols-1 tablet:gap-x-10 tablet:gap-y-14 laptop:grid-cols-3"
    >
      {children}
    </ul>
  );
}
