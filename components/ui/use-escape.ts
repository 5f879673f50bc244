import { useEffect, useEffectEvent } from 'react';

/** Handlers of the open features, the one opened last at the end. */
const open: (() => void)[] = [];

/**
 * Calls the handler of the feature that was opened last at each press of Escape, wherever the focus is. A modal dialog, a popover
 * and a control that handles the key itself go first.
 */
export function useEscape(onEscape: () => void): void {
  const handler = useEffectEvent(onEscape);
  useEffect(() => {
    const own = () => handler();
    open.push(own);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || open.at(-1) !== own) return;
      if (document.querySelector(':modal, :popover-open')) return;
      event.preventDefault();
      own();
    };
    window.addEventListener('keydown', listen);
    return () => {
      open.splice(open.indexOf(own), 1);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
