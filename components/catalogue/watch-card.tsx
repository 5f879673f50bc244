'use client';

import type { Route } from 'next';
import type { CSSProperties } from 'react';
import { buyCopy } from '@/components/product/copy-buy';
import { cardSize, sizeCopy } from '@/components/size/copy';
import type { SizedWatch } from '@/components/size/sized-watch';
import { WristMark } from '@/components/size/wrist-mark';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import { type WatchReference, sameWatch } from '@/domain/watch-key';
import type { Priced } from '@/domain/weekend-price';
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';
import { glowMark } from './copy';
import { Price } from './price';

const sizes = '(min-width: 85.375rem) 400px, (min-width: 48rem) 30vw, 46vw';

/** In px. A card is at most 400 CSS px wide; this allows two picture px per CSS px. */
export const widestPicture = 800;

/** A picture, and the factor that draws it at the scale that all cards share; null if its scale is unknown. */
type ScaledPicture = PictureSource & { trueSize: number | null };

/** What a card shows of a watch; prices in USD cents, lengths in mm. */
export type CardWatch = WatchReference &
  Priced & {
    /** Maker and model. */
    name: string;
    path: Route;
    /** In all its variants: its page shows it larger. */
    front: ScaledPicture;
    /** Replaces the main picture on hover. */
    hover: ScaledPicture;
    size: SizedWatch;
    /** Whether something of it glows in the dark. */
    glows?: boolean;
  };

type WatchCardProps = {
  watch: CardWatch;
  /** The heading that fits under the one before the grid. */
  heading: 'h2' | 'h3';
  first?: boolean;
};

/** A watch in a grid: picture, second picture on hover, name, price, size, stars (docs/product.md 5.2, 5.9), and whether it glows (32.6). */
export function WatchCard({ watch, heading: Heading, first = false }: WatchCardProps) {
  const { front, hover, size } = watch;
  return (
    <Link href={watch.path} shows={front} toNavigation className="group @container block">
      <div className="relative aspect-4/5 overflow-hidden bg-card" style={trueSize(front)}>
        <Picture
          picture={front}
          sizes={sizes}
          widest={widestPicture}
          priority={first ? 'first' : 'near'}
          className="to-scale"
        />
        <span
          className="absolute inset-0 bg-card opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:hidden"
          style={trueSize(hover)}
        >
          <Picture picture={hover} sizes={sizes} priority="low" className="to-scale" />
        </span>
        {watch.glows && <span className="glow-mark">{glowMark}</span>}
        {front.trueSize === null && <span className="not-to-scale">{sizeCopy.notToScale}</span>}
      </div>
      <div className="mt-3 block items-baseline justify-between gap-4 tablet:flex">
        <Heading className="text-base leading-tight wrap-anywhere group-hover:underline group-hover:underline-offset-4">
          {watch.name}
        </Heading>
        <Price of={watch} className="card-price" />
      </div>
      <div className="mt-1 gap-3 text-sm text-soft tabular-nums @min-[22rem]:flex">
        <p>{cardSize(size.caseDiameter, size.lugToLug)}</p>
        <WristMark measures={size} />
      </div>
      <div className="mt-1 flex min-h-6 items-center justify-between">
        <Stars />
        <ListMarks catalogue={watch.catalogue} id={watch.id} />
      </div>
    </Link>
  );
}

/** Where the picture's `to-scale` finds its share; one of unknown scale stays as it is. */
const trueSize = (picture: ScaledPicture) => ({ '--true-size': picture.trueSize ?? 1 }) as CSSProperties;

/** A fixed decoration, not a rating (docs/product.md 5.3). */
function Stars() {
  return (
    <span aria-hidden="true" className="font-symbols text-sm leading-none tracking-[0.2em] whitespace-nowrap text-gold">
      ★★★★
    </span>
  );
}

/** Shows on a card that its watch is in the shopper's cart or on the wishlist. The card keeps the space for it. */
function ListMarks({ catalogue, id }: WatchReference) {
  const key = { catalogue, id };
  const inCart = useCart(({ lines }) => lines.some((line) => sameWatch(line, key)));
  const inWishlist = useWishlist(({ lines }) => lines.some((line) => sameWatch(line, key)));
  return (
    <span className="flex gap-2">
      {inWishlist && <Mark icon="heart" text={buyCopy.onWishlist} />}
      {inCart && <Mark icon="cart" text={buyCopy.inCart} />}
    </span>
  );
}

function Mark({ icon, text }: { icon: 'cart' | 'heart'; text: string }) {
  return (
    <span title={text}>
      <Icon name={icon} className="size-5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
