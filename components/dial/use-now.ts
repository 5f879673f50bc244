import { useEffect, useState } from 'react';
import { type Moment, momentOf } from '@/domain/dial/part-animation';

/**
 * The time it is, told anew at every beat while it is asked for; undefined otherwise. It rests while the page is hidden or `shown`
 * is off the screen, and beats once a second for whoever prefers reduced motion.
 * @param beats a second
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
