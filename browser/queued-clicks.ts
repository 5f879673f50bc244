import { saveScrollTargetStatement } from './navigation-scroll';

declare global {
  interface Window {
    /** Elements clicked before hydration, in order; frozen once the page is hydrated. */
    queuedClicks?: readonly HTMLElement[];
    /** Elements that were focused or changed before hydration, in order. */
    touchedFields?: readonly Element[];
  }
}

/**
 * Elements whose clicks need scripts: buttons without native behaviour (those with `data-early` use `useQueuedClick`),
 * switches, and links and pictures whose navigation is deferred (`data-held`). An engine without invoker commands leaves
 * those to a script too.
 */
const answeredByScripts = 'button[type=button]:not([popovertarget],[command]),[role=switch],[data-early],[data-held]';
const commandButtons = ',[command]';

/** Elements that open something without scripts. Their clicks are replayed only if hydration replaced the element. */
const answeredByBrowser = '[popovertarget],[command],summary';

/**
 * Head script: queues clicks before hydration and marks each element that needs scripts as busy. If a script fails to
 * load, the browser follows held links from then on (`x`), and other clicks still wait for a retry
 * (`runtime/next/deferred-scripts.ts`), each element's once. Kept short, because every page contains it.
 */
export const queueClicksScript = [
  '((a,d,q,p,f,x)=>{',
  "a('click',e=>{var t=e.target,b;if(d(q)||!t.closest||e.ctrlKey||e.metaKey||e.shiftKey)return;",
  `if(b=t.closest('${answeredByScripts}'+('command'in HTMLButtonElement.prototype?'':'${commandButtons}'))){`,
  "if(!x||!b.href){x&&q.includes(b)||q.push(b);b.ariaBusy='true'}x||b.matches('[data-held]')&&e.preventDefault()}",
  `else if(b=t.closest('${answeredByBrowser}'))q.push(b);`,
  `${saveScrollTargetStatement}});`,
  "a('focusin',f=e=>{d(q)||p.push(e.target)});a('input',f);",
  "a('error',e=>{if(e.target.tagName=='SCRIPT'&&!d(q)){x=1;",
  'for(let b of q.splice(0)){b.ariaBusy=null;b.href?location=b.href:q.push(b)}}},!0)',
  '})(addEventListener,Object.isFrozen,queuedClicks=[],touchedFields=[])',
].join('');

/** True if the engine runs the invoker commands of `command` and `commandfor` itself. */
export const hasCommands = () => 'command' in HTMLButtonElement.prototype;

/** Freezes the queue: from now on React handles clicks. */
export function endClickQueue(): void {
  for (const pressed of Object.freeze(window.queuedClicks ?? [])) pressed.removeAttribute('aria-busy');
}

/** True if the element was clicked before hydration. */
export function wasClickedEarly(element: Element): boolean {
  const queued: readonly Element[] | undefined = window.queuedClicks;
  return queued?.includes(element) ?? false;
}

/**
 * Replays hover, focus and queued clicks after hydration. Elements that React replaced, for example because an extension
 * had changed the page, pass clicks, values and the focus on to their successors (docs/product.md 20.7).
 */
export function replayQueuedClicks(): void {
  const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
  pointedAt?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  pointedAt?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const focused = document.activeElement;
  if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const { queuedClicks = [], touchedFields = [] } = window;
  if ([...queuedClicks, ...touchedFields].some(({ isConnected }) => !isConnected)) {
    import('./replaced-elements').then(
      ({ replayOnSuccessors }) => replayOnSuccessors(touchedFields, queuedClicks),
      () => {},
    );
  }
  const needsReplay = answeredByScripts + (hasCommands() ? '' : commandButtons);
  for (const pressed of queuedClicks) {
    const isReplayed = pressed.matches(needsReplay) && !pressed.matches('[data-early]');
    if (isReplayed) pressed.click();
  }
}
