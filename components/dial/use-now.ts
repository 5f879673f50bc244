import { useEffect, useState } from 'react';
import { type Moment, momentOf } from '@/domain/dial/part-animation';

/**
 * Returns the current time, updated at every beat while it is needed; undefined otherwise. Pauses while the page is hidden or
 * `shown` is off the screen. Beats once a second if the shopper prefers reduced motion.
 * @param beats per second
 */
export function useNow(isOn: boolean, beats: number, shown: Element | null): Moment | undefined {
  const [now, setNow] = useState<Moment>();
  useEffect(() => {
    if (!isOn || !shown) return;
    const step = 1000 / (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : beats);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOnScreen = true;
    const beat = () => {
      clearTimeout(timer);
      if (document.hidden || !isOnScreen) return;
      setNow(momentOf(new Date()));
      timer = setTimeout(beat, step - (Date.now() % step) + 1);
    };
    const screen = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? true;
      beat();
    });
    screen.observe(shown);
    document.addEventListener('visibilitychange', beat);
    beat();
    return () => {
      clearTimeout(timer);
      screen.disconnect();
      document.removeEventListener('visibilitychange', beat);
      setNow(undefined);
    };
  }, [isOn, beats, shown]);
  return now;
}
