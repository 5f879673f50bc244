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
import type { Wrist } from '@/domain/wrist';
import type { Priced } from '@/domain/weekend-price';
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';
import { glowMark, starsCopy } from './copy';
import { Price } from './price';

const sizes = '(min-width: 85.375rem) 400px, (min-width: 48rem) 30vw, 46vw';

/** Width of a card's largest picture in px: twice the card's maximum of 400 CSS px, for screens of two px per CSS px. */
export const widestPicture = 800;

/** A picture with the factor that scales it to the common scale of all cards; null if its own scale is unknown. */
type ScaledPicture = PictureSource & { trueSize: number | null };

/** The data of a card; prices in USD cents, lengths in mm. */
export type CardWatch = WatchReference &
  Priced & {
    /** Maker and model. */
    name: string;
    path: Route;
    /** All variants, because the view transition to the product page needs a larger one. */
    front: ScaledPicture;
    /** Replaces the main picture on hover. */
    hover: ScaledPicture;
    size: SizedWatch;
    /** True if the watch has lume. */
    glows?: boolean;
  };

type WatchCardProps = {
  watch: CardWatch;
  /** One level below the heading over the grid. */
  heading: 'h2' | 'h3';
  first?: boolean;
  /** Wrist that the page's address names. */
  wrist?: Wrist;
};

/** A watch in a grid: picture, second picture on hover, name, price, size, stars and lume label (docs/product.md 5.2, 5.9, 32.6). */
export function WatchCard({ watch, heading: Heading, first = false, wrist }: WatchCardProps) {
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
        <WristMark measures={size} wrist={wrist} />
      </div>
      <div className="mt-1 flex min-h-6 items-center justify-between">
        <Stars />
        <ListMarks catalogue={watch.catalogue} id={watch.id} />
      </div>
    </Link>
  );
}

/** Custom property that the class `to-scale` reads. A picture of unknown scale keeps its size. */
const trueSize = (picture: ScaledPicture) => ({ '--true-size': picture.trueSize ?? 1 }) as CSSProperties;

/** A fixed decoration, not a rating (docs/product.md 5.3). */
function Stars() {
  return (
    <span aria-hidden="true" className="font-symbols text-sm leading-none tracking-[0.2em] whitespace-nowrap text-gold">
      ★★★★
    </span>
  );
}

/** Note under the cards: their stars are not ratings. */
export function StarsNote() {
  return <p className="mt-8 text-sm text-soft">{starsCopy}</p>;
}

/** Icons for a watch that is in the shopper's cart or wishlist. The card reserves their space. */
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
