import { saveScrollTargetStatement } from './navigation-scroll';

declare global {
  interface Window {
    /** Elements clicked before hydration, in order; frozen once the page is hydrated. */
    queuedClicks?: readonly Element[];
  }
}

/**
 * Elements whose clicks need scripts: buttons without native behaviour (those with `data-early` use `useQueuedClick`),
 * switches, and links and pictures whose navigation is deferred (`data-held`).
 */
const answeredByScripts = 'button[type=button]:not([popovertarget],[command]),[role=switch],[data-early],[data-held]';

/**
 * Head script: queues clicks before hydration and marks each element as busy. If a script fails to load, the browser
 * follows a held link. Kept short, because every page contains it.
 */
export const queueClicksScript = [
  'queuedClicks=[];(function(a,o,d){',
  "a('click',function(e){var t=e.target,b;if(d(queuedClicks)||!t.closest||e.ctrlKey||e.metaKey||e.shiftKey)return;",
  `if(b=t.closest('${answeredByScripts}')){`,
  "queuedClicks.push(b);b.ariaBusy='true';b.matches('[data-held]')&&e.preventDefault()}",
  `${saveScrollTargetStatement}});`,
  "a('error',function(e){e.target.tagName=='SCRIPT'&&!d(queuedClicks)&&",
  'o.freeze(queuedClicks).forEach(function(b){b.ariaBusy=null;if(b.href)location=b.href})},!0)',
  '})(addEventListener,Object,Object.isFrozen)',
].join('');

/** Freezes the queue: from now on React handles clicks. */
export function endClickQueue(): void {
  for (const pressed of Object.freeze(window.queuedClicks ?? [])) pressed.removeAttribute('aria-busy');
}

/**
 * Replays hover, focus and queued clicks after hydration.
 */
export function replayQueuedClicks(): void {
  const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
  pointedAt?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  pointedAt?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const focused = document.activeElement;
  if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const pressed of window.queuedClicks ?? []) {
    if (pressed instanceof HTMLElement && !pressed.matches('[data-early]')) pressed.click();
  }
}
