import { keepNavigationScroll } from './navigation-scroll';

declare global {
  interface Window {
    /** What was pressed before the page's scripts had come, in that order; frozen once they have. */
    earlyPresses?: readonly Element[];
  }
}

/**
 * What only a script answers: buttons that the browser itself does nothing with (those marked `data-early` answer by
 * `useQueuedClick`), switches, and links and pictures whose press is held until then (`data-held`).
 */
const answeredByScripts = 'button[type=button]:not([popovertarget],[command]),[role=switch],[data-early],[data-held]';

/**
 * Runs in the page's head: it keeps presses from before the scripts have come, and lets each show at once that it was taken.
 * Should a script not come, a held link is followed by the browser. Short, because each page carries it.
 */
export const keepEarlyPresses = [
  'earlyPresses=[];(function(a,o,d){',
  "a('click',function(e){var t=e.target,b;if(d(earlyPresses)||!t.closest||e.ctrlKey||e.metaKey||e.shiftKey)return;",
  `if(b=t.closest('${answeredByScripts}')){`,
  "earlyPresses.push(b);b.ariaBusy='true';b.matches('[data-held]')&&e.preventDefault()}",
  `${keepNavigationScroll}});`,
  "a('error',function(e){e.target.tagName=='SCRIPT'&&!d(earlyPresses)&&",
  'o.freeze(earlyPresses).forEach(function(b){b.ariaBusy=null;if(b.href)location=b.href})},!0)',
  '})(addEventListener,Object,Object.isFrozen)',
].join('');

/** From here on React answers presses itself. */
export function endEarlyPresses(): void {
  for (const pressed of Object.freeze(window.earlyPresses ?? [])) pressed.removeAttribute('aria-busy');
}

/**
 * Does what was done before the scripts had come once more, now that they answer it: points where the pointer and the focus
 * are, and presses what was pressed.
 */
export function repeatEarly(): void {
  const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
  pointedAt?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  pointedAt?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const focused = document.activeElement;
  if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const pressed of window.earlyPresses ?? []) {
    if (pressed instanceof HTMLElement && !pressed.matches('[data-early]')) pressed.click();
  }
}
