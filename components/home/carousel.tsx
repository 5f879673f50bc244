'use client';

import type { Route } from 'next';
import { type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { Price } from '@/components/catalogue/price';
import { arrows, Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import type { ShownPrice } from '@/domain/watch-price';
import styles from './carousel.module.css';
import { carouselCopy } from './copy';

export type Slide = ShownPrice & { href: Route; name: string; picture: PictureSource };
/** `null` is an empty slot (docs/product.md 4.3). */
export type CarouselSlot = Slide | null;

/** Carousel without automatic rotation (ARIA Authoring Practices, Carousel). */
export function Carousel({ slots, className = '' }: { slots: readonly CarouselSlot[]; className?: string }) {
  const dots = useRef<HTMLFieldSetElement>(null);
  const name = useId();
  const slideCount = slots.filter((slot) => slot !== null).length;

  const turn = (step: 1 | -1) => {
    const radios = [...(dots.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    const selected = radios.findIndex((radio) => radio.checked);
    const next = radios[(selected + step + radios.length) % radios.length];
    if (next) next.checked = true;
  };

  const swipe = useSwipe(turn);

  return (
    <section
      aria-roledescription={carouselCopy.carousel}
      aria-label={carouselCopy.title}
      className={`${styles.carousel} ${className}`}
    >
      <div aria-live="polite" {...swipe} className={`grid grid-cols-1 ${styles.slides}`}>
        {slots.map((slot, index) =>
          slot ? (
            <div
              key={slot.name}
              role="group"
              aria-roledescription={carouselCopy.slide}
              aria-label={carouselCopy.position(index + 1, slideCount)}
              className={styles.slide}
            >
              <SlideView slide={slot} first={index === 0} />
            </div>
          ) : null,
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between pt-1 phone:px-4">
        <fieldset ref={dots} className="-ms-1 flex">
          <legend className="sr-only">{carouselCopy.choose}</legend>
          {slots.map((slot, index) => (
            <input
              key={index}
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={index === 0}
              disabled={!slot}
              hidden={!slot}
              autoComplete="off"
              aria-label={carouselCopy.dot(index + 1, slot?.name)}
              className={styles.dot}
            />
          ))}
        </fieldset>
        <div className="-me-2.5 flex">
          <button
            type="button"
            aria-label={carouselCopy.previous}
            onClick={() => turn(-1)}
            className="needs-script icon-button"
          >
            <Pictogram shape={arrows.left} />
          </button>
          <button
            type="button"
            aria-label={carouselCopy.next}
            onClick={() => turn(1)}
            className="needs-script icon-button"
          >
            <Pictogram shape={arrows.right} />
          </button>
        </div>
      </div>
    </section>
  );
}

/** Share of the width that a finger has to move to turn the slide. */
const TURNING_SHARE = 0.2;

/** Pointer handlers by which the slides follow a finger; on release they turn, or return. A mouse drags nothing. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  const distance = useRef(0);
  const release = (slides: HTMLElement) => {
    slides.style.translate = '';
    start.current = undefined;
  };
  return {
    onPointerDown: ({ currentTarget, pointerType, isPrimary, clientX }: PointerEvent<HTMLElement>) => {
      // A second finger ends the swipe.
      release(currentTarget);
      distance.current = 0;
      if (pointerType !== 'mouse' && isPrimary) start.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      distance.current = clientX - start.current;
      currentTarget.style.translate = `${distance.current}px`;
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      release(currentTarget);
      if (Math.abs(distance.current) > TURNING_SHARE * currentTarget.clientWidth) turn(distance.current < 0 ? 1 : -1);
    },
    // The browser takes over a vertical gesture and scrolls the page.
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
    onClickCapture: (event: MouseEvent) => {
      // A keyboard's click has no detail and follows no swipe.
      if (event.detail > 0 && Math.abs(distance.current) > 10) event.preventDefault();
    },
  };
}

function SlideView({ slide, first }: { slide: Slide; first: boolean }) {
  return (
    <Link href={slide.href} shows={slide.picture} toNavigation className="group block">
      <span className={styles.picture}>
        <Picture
          picture={slide.picture}
          sizes="(min-width: 85.375rem) 620px, (min-width: 64rem) 50vw, 100vw"
          priority={first ? 'first' : 'low'}
          className="aspect-square max-h-[max(12rem,calc(100svh-265px))] object-contain laptop:aspect-4/5 laptop:max-h-[max(22rem,calc(100svh-18rem))] laptop:object-cover low:max-h-[max(12rem,calc(100svh-150px))]"
        />
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3 font-semibold phone:px-4">
        <span className="group-hover:underline group-hover:underline-offset-4">{slide.name}</span>
        <Price of={slide} className="tabular-nums" />
      </span>
    </Link>
  );
}
