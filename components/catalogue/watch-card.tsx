'use client';

import type { Route } from 'next';
import { type TouchEvent, useRef, useState } from 'react';
import { cardSize, sizeCopy } from '@/components/size/copy';
import type { SizedWatch } from '@/components/size/sized-watch';
import { WristMark } from '@/components/size/wrist-mark';
import { useBrowserValue } from '@/components/ui/hooks';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import type { WatchReference } from '@/domain/watch-key';
import type { Wrist } from '@/domain/wrist';
import type { ShownPrice } from '@/domain/watch-price';
import { CardButtons, CompareButton } from './card-buttons';
import { glowMark, starsCopy } from './copy';
import { Price } from './price';

const sizes = '(min-width: 85.375rem) 400px, (min-width: 48rem) 30vw, 46vw';

/** Width of a card's largest picture in px: twice the card's maximum of 400 CSS px, for screens of two px per CSS px. */
export const widestPicture = 800;

/** A picture with the factor that scales it to the common scale of all cards; null if its own scale is unknown. */
type ScaledPicture = PictureSource & { trueSize: number | null };

/** The data of a card; prices in USD cents, lengths in mm. */
export type CardWatch = WatchReference &
  ShownPrice & {
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

/**
 * A watch in a grid (docs/product.md 5.2, 5.9, 5.15, 32.6): pictures, name, price, size, stars, lume label and buttons.
 * The second picture appears on hover or after a swipe.
 */
export function WatchCard({ watch, heading: Heading, first = false, wrist }: WatchCardProps) {
  const { front, hover, size } = watch;
  const { isSecond, swipe } = useSwipe();
  // The buttons need scripts, and in the HTML they weigh 1 KB a card (docs/decisions/0008-page-weight.md).
  const hasScripts = useBrowserValue(() => true, false);
  return (
    <div className="group/card @container relative text-sm">
      <Link href={watch.path} shows={front} toNavigation className="group block">
        <div
          className="relative aspect-4/5 touch-pan-y touch-pinch-zoom overflow-hidden bg-card"
          style={trueSize(front)}
          {...swipe}
        >
          <Picture
            picture={front}
            sizes={sizes}
            widest={widestPicture}
            priority={first ? 'first' : 'near'}
            className="to-scale"
          />
          <span
            className={`absolute inset-0 bg-card transition-opacity duration-150 ${isSecond ? '' : 'opacity-0 group-hover/card:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:hidden'}`}
            style={trueSize(hover)}
          >
            <Picture picture={hover} sizes={sizes} priority="low" className="to-scale" />
          </span>
          <span aria-hidden="true" className={isSecond ? 'swiped swipe-dots' : 'swipe-dots'} />
          {watch.glows && <span className="glow-mark">{glowMark}</span>}
          {front.trueSize === null && <span className="not-to-scale">{sizeCopy.notToScale}</span>}
        </div>
        <div className="mt-3 block items-baseline justify-between gap-4 text-base tablet:flex">
          <Heading className="text-base leading-tight wrap-anywhere group-hover:underline group-hover:underline-offset-4">
            {watch.name}
          </Heading>
          <Price of={watch} className="card-price" />
        </div>
        <div className="mt-1 gap-3 text-soft tabular-nums @min-[22rem]:flex">
          <p>{cardSize(size.caseDiameter, size.lugToLug)}</p>
          <WristMark measures={size} wrist={wrist} />
        </div>
      </Link>
      <div className="-me-3 flex min-h-11 items-center justify-between">
        <Stars />
        {hasScripts && (
          <>
            <CardButtons watch={watch} />
            <CompareButton watch={watch} />
          </>
        )}
      </div>
    </div>
  );
}

/** Distance in px from which a horizontal movement of a finger is a swipe. */
const SWIPE_PX = 32;

/** Shows the second picture after a swipe to the left, and the first one after a swipe to the right (docs/product.md 5.15). */
function useSwipe() {
  const [isSecond, setIsSecond] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    isSecond,
    swipe: {
      onTouchStart: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches[0];
        start.current = touch && { x: touch.clientX, y: touch.clientY };
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches[0];
        if (!touch || !start.current) return;
        const moved = touch.clientX - start.current.x;
        if (Math.abs(moved) >= SWIPE_PX && Math.abs(moved) > Math.abs(touch.clientY - start.current.y))
          setIsSecond(moved < 0);
      },
    },
  };
}

/** Custom property that the class `to-scale` reads. A picture of unknown scale keeps its size. */
const trueSize = (picture: ScaledPicture) => ({ '--true-size': picture.trueSize ?? 1 });

/** A fixed decoration, not a rating (docs/product.md 5.3). */
function Stars() {
  return (
    <span
      aria-hidden="true"
      className="font-symbols leading-none tracking-[0.2em] whitespace-nowrap text-gold @max-[9.5rem]:tracking-normal"
    >
      ★★★★
    </span>
  );
}

/** Note under the cards: their stars are not ratings. */
export function StarsNote() {
  return <p className="mt-8 text-sm text-soft">{starsCopy}</p>;
}
