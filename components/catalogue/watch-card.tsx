'use client';

import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatMoney } from '@/domain/money';
import type { PictureSource } from '@/domain/picture-source';
import type { WatchReference } from '@/domain/watch-key';
import { ListMarks } from './list-marks';

const sizes = '(min-width: 1366px) 400px, (min-width: 768px) 30vw, 46vw';

/** What a card shows of a watch; the price in USD cents. */
export type CardWatch = WatchReference & {
  name: string;
  priceCents: number;
  path: Route;
  front: PictureSource;
  /** Shown instead of the front while the card is pointed at. */
  hover: PictureSource;
};

type WatchCardProps = {
  watch: CardWatch;
  /** The heading that fits under the one before the grid. */
  heading: 'h2' | 'h3';
  first?: boolean;
};

/** A watch in a grid: picture, second picture on hover, name, price, stars (docs/product.md 5.2). */
export function WatchCard({ watch, heading: Heading, first = false }: WatchCardProps) {
  return (
    <Link href={watch.path} toNavigation className="group block">
      <div className="relative aspect-4/5 overflow-hidden bg-card">
        <Picture picture={watch.front} sizes={sizes} priority={first ? 'first' : 'near'} />
        <span className="absolute inset-0 opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:hidden">
          <Picture picture={watch.hover} sizes={sizes} priority="low" />
        </span>
      </div>
      <div className="mt-3 block items-baseline justify-between gap-4 tablet:flex">
        <Heading className="text-base leading-tight wrap-anywhere group-hover:underline group-hover:underline-offset-4">
          {watch.name}
        </Heading>
        <span className="font-semibold tabular-nums">{formatMoney(watch.priceCents)}</span>
      </div>
      <div className="mt-1 flex h-6 items-center justify-between">
        <Stars />
        <ListMarks catalogue={watch.catalogue} id={watch.id} />
      </div>
    </Link>
  );
}

/** A fixed decoration, not a rating (docs/product.md 5.3). */
function Stars() {
  return (
    <span aria-hidden="true" className="text-sm leading-none tracking-[0.2em] whitespace-nowrap text-gold">
      ★★★★
    </span>
  );
}
