import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Synchronises the scroll position of a strip of full-width pictures with the index `shown`. A new `shown` scrolls the strip
 * without animation. A swipe, also one before hydration, calls `onSwipe` with the new index. Does nothing if the strip cannot scroll.
 *
 * @returns a function to call on each scroll event of the strip.
 */
export function useSwipedStrip(
  ref: RefObject<HTMLElement | null>,
  shown: number,
  onSwipe: (swipedTo: number) => void,
): () => void {
  const scrolledFor = useRef(shown);

  const syncFromScroll = () => {
    if (!ref.current) return;
    const swipedTo = onView(ref.current);
    if (swipedTo === shown) return;
    scrolledFor.current = swipedTo;
    onSwipe(swipedTo);
  };
  const initialise = useEffectEvent(() => {
    if (!ref.current || ref.current.scrollWidth <= ref.current.clientWidth) return;
    syncFromScroll();
  });
  useEffect(() => initialise(), []);
  useEffect(() => {
    if (!ref.current || scrolledFor.current === shown) return;
    scrolledFor.current = shown;
    ref.current.scrollLeft = shown * ref.current.clientWidth;
  }, [ref, shown]);

  return syncFromScroll;
}

/** Returns the index of the strip's visible picture, from 0. */
export const onView = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);
