import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A ref for a button marked `data-early`: a press from before the scripts came is answered as soon as they have, and React knows
 * what only the browser does, such as the day.
 */
export function useEarlyPress(action: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const answer = useEffectEvent(action);
  useEffect(() => {
    if (button.current && window.earlyPresses?.includes(button.current)) queueMicrotask(answer);
  }, []);
  return button;
}
