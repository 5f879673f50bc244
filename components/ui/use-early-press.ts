import { useEffect, useEffectEvent, useRef } from 'react';

/** A ref for a button marked `data-early`: a press from before the scripts came is answered as soon as they have. */
export function useEarlyPress(action: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const answer = useEffectEvent(action);
  useEffect(() => {
    if (button.current && window.earlyPresses?.includes(button.current)) answer();
  }, []);
  return button;
}
