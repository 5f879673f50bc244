import { useEffect, useState } from 'react';
import { type Moment, momentOf } from '@/domain/dial/part-animation';

/**
 * Returns the current time while `isOn` is true; undefined otherwise. Pauses while the page is hidden or `shown` is off the screen.
 * Updates once per second if the shopper prefers reduced motion.
 * @param ticksPerSecond number of updates per second
 */
export function useNow(isOn: boolean, ticksPerSecond: number, shown: Element | null): Moment | undefined {
  const [now, setNow] = useState<Moment>();
  useEffect(() => {
    if (!isOn || !shown) return;
    const interval = 1000 / (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : ticksPerSecond);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOnScreen = true;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden || !isOnScreen) return;
      setNow(momentOf(new Date()));
      timer = setTimeout(tick, interval - (Date.now() % interval) + 1);
    };
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      tick();
    });
    observer.observe(shown);
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', tick);
      setNow(undefined);
    };
  }, [isOn, ticksPerSecond, shown]);
  return now;
}
