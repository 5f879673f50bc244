import { hasCommands } from './input-defaults';
import { saveScrollTargetStatement } from './navigation-scroll';
import { setTypedValue, type TextControl } from './typed-value';

declare global {
  interface Window {
    /** Elements clicked before hydration, in order; frozen once the page is hydrated. */
    queuedClicks?: readonly Element[];
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
 * load, the browser follows a held link. Kept short, because every page contains it.
 */
export const queueClicksScript = [
  'queuedClicks=[];touchedFields=[];(function(a,o,d){',
  "a('click',function(e){var t=e.target,b;if(d(queuedClicks)||!t.closest||e.ctrlKey||e.metaKey||e.shiftKey)return;",
  `if(b=t.closest('${answeredByScripts}'+('command'in HTMLButtonElement.prototype?'':'${commandButtons}'))){`,
  "queuedClicks.push(b);b.ariaBusy='true';b.matches('[data-held]')&&e.preventDefault()}",
  `else if(b=t.closest('${answeredByBrowser}'))queuedClicks.push(b);`,
  `${saveScrollTargetStatement}});`,
  "for(var n of['focusin','input'])a(n,function(e){d(queuedClicks)||touchedFields.push(e.target)});",
  "a('error',function(e){e.target.tagName=='SCRIPT'&&!d(queuedClicks)&&",
  'o.freeze(queuedClicks).forEach(function(b){b.ariaBusy=null;if(b.href)location=b.href})},!0)',
  '})(addEventListener,Object,Object.isFrozen)',
].join('');

/** Freezes the queue: from now on React handles clicks. */
export function endClickQueue(): void {
  for (const pressed of Object.freeze(window.queuedClicks ?? [])) pressed.removeAttribute('aria-busy');
}

/** True if the element, or the one that it replaces on the page, was clicked before hydration. */
export function wasClickedEarly(element: Element): boolean {
  return window.queuedClicks?.some((pressed) => currentElement(pressed) === element) ?? false;
}

/**
 * Replays hover, focus, typed values and queued clicks after hydration. An element that React replaced, for example
 * because an extension had changed the page, passes them on to its successor (docs/product.md 20.7).
 */
export function replayQueuedClicks(): void {
  const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
  pointedAt?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  pointedAt?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  restoreTouchedFields();
  const focused = document.activeElement;
  if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const needsScripts = answeredByScripts + (hasCommands() ? '' : commandButtons);
  for (const pressed of window.queuedClicks ?? []) {
    const isAnswered = pressed.matches('[data-early]') || (pressed.isConnected && !pressed.matches(needsScripts));
    const current = isAnswered ? undefined : currentElement(pressed);
    if (current instanceof HTMLElement) current.click();
  }
}

/** Copies values and the focus of replaced fields to their successors. */
function restoreTouchedFields(): void {
  for (const touched of new Set(window.touchedFields?.filter(({ isConnected }) => !isConnected))) {
    const current = currentElement(touched);
    if (current) copyValue(touched, current);
    if (current instanceof HTMLElement && touched === window.touchedFields?.at(-1) && !isSomethingFocused()) {
      current.focus({ preventScroll: true });
    }
  }
}

const isSomethingFocused = () => document.activeElement !== null && document.activeElement !== document.body;

function copyValue(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(checkbox|radio)$/.test(to.type)) {
    if (from.checked !== to.checked) to.click();
  } else if (isTextControl(from) && isTextControl(to) && from.value !== to.value && to.type !== 'file') {
    setTypedValue(to, from.value);
  }
}

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Ids that React generates differ between the server's page and a page that React rendered again. */
const isStableId = (id: string) => id !== '' && !/_r_|:r|«r/i.test(id);

/**
 * The element on the page: the given one, or the one at its place if React replaced it. The place is the path from the
 * nearest ancestor with a stable id or from the body, counted among siblings of the same tag and class, because
 * extensions and translators add elements of their own.
 */
function currentElement(element: Element): Element | undefined {
  if (element.isConnected) return element;
  const { id, parentElement: parent } = element;
  if (isStableId(id)) return document.getElementById(id) ?? undefined;
  const above = parent ? currentElement(parent) : document.body;
  const position = parent ? alike(parent, element).indexOf(element) : 0;
  return above && alike(above, element)[position];
}

const alike = (parent: Element, { tagName, className }: Element) =>
  [...parent.children].filter((child) => child.tagName === tagName && child.className === className);
