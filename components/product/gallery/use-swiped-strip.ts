import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps a row of pictures, each as broad as the row, and the number of the one on view in step: the row is scrolled to
 * `shown`, at once, and `onSwipe` is told where a finger has brought it, also where that was before the scripts came. In a
 * row that cannot scroll nothing happens.
 *
 * @returns to be called whenever the row has scrolled.
 */
export function useSwipedStrip(
  ref: RefObject<HTMLElement | null>,
  shown: number,
  onSwipe: (swipedTo: number) => void,
): () => void {
  const scrolledFor = useRef(shown);

  const follow = () => {
    if (!ref.current) return;
    const swipedTo = onView(ref.current);
    if (swipedTo === shown) return;
    scrolledFor.current = swipedTo;
    onSwipe(swipedTo);
  };
  const begin = useEffectEvent(() => {
    if (!ref.current || ref.current.scrollWidth <= ref.current.clientWidth) return;
    // What scrolls can be scrolled by keyboard too, in every browser.
    ref.current.tabIndex = 0;
    follow();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!ref.current || scrolledFor.current === shown) return;
    scrolledFor.current = shown;
    ref.current.scrollLeft = shown * ref.current.clientWidth;
  }, [ref, shown]);

  return follow;
}

/** Which of the row's pictures is on view, from 0. */
export const onView = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);
