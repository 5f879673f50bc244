import 'server-only';
import type { RecordedElement, RecordedEvent, Seen } from '@/domain/test-desk';

/** Omits `at` and `tab`, which the script adds. */
type Step = RecordedEvent extends infer Each ? (Each extends { at: number } ? Omit<Each, 'at' | 'tab'> : never) : never;

/** Runs in the pages while the desk records, before their own scripts. It is sent as text, so it uses nothing outside itself. */
function recordSteps(): void {
  // The server records the actions of the desk itself.
  if (location.pathname.startsWith('/test-desk')) return;
  const INTERACTIVE =
    'a[href],button,summary,input,select,textarea,label,[role=button],[role=option],[role=tab],[role=menuitem],[role=switch]';
  const TYPED = 'input:not([type=checkbox],[type=radio],[type=submit],[type=button]),textarea';
  /** Time without a change after which a step has ended, in ms. */
  const QUIET_MS = 500;
  /** Longest wait for the end of a step, in ms: some pages never become idle. */
  const LONGEST_MS = 3000;

  /** Names of the values that the recorder stores for a tab: its id, and the index of its page in the history. */
  const [TAB, PLACE] = ['test-desk-tab', 'test-desk-place'];
  const tab = sessionStorage.getItem(TAB) ?? Math.random().toString(36).slice(2);
  sessionStorage.setItem(TAB, tab);

  const send = (step: Step) => {
    const body = JSON.stringify([{ ...step, tab, at: performance.timeOrigin + performance.now() }]);
    const headers = { 'content-type': 'application/json' };
    // Without a connection nothing is recorded.
    fetch('/api/test-desk/recording', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
  };

  const isHidden = (element: Element) =>
    element.closest('[aria-hidden=true],[inert],template,noscript') !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

  /** Text of an element for its name, without its hidden parts. */
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return '';
    if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility({ visibilityProperty: true })) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    const inner = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };

  const roles: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    OPTION: 'option',
    NAV: 'navigation',
    MAIN: 'main',
    UL: 'list',
    OL: 'list',
    LI: 'listitem',
    DD: 'definition',
    DT: 'term',
    FIELDSET: 'group',
    DETAILS: 'group',
    OUTPUT: 'status',
    DIALOG: 'dialog',
    IMG: 'img',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    TABLE: 'table',
    P: 'paragraph',
  };
  const inputs: Record<string, string> = {
    checkbox: 'checkbox',
    radio: 'radio',
    number: 'spinbutton',
    range: 'slider',
    search: 'searchbox',
    submit: 'button',
    button: 'button',
  };
  const roleOf = (element: Element): string => {
    const given = element.getAttribute('role');
    if (given) return given;
    const { tagName } = element;
    if (element instanceof HTMLInputElement) return inputs[element.type] ?? 'textbox';
    if (tagName === 'A' && !element.hasAttribute('href')) return '';
    if (tagName === 'SECTION') return nameOf(element) ? 'region' : '';
    if (tagName === 'FORM') return nameOf(element) ? 'form' : '';
    const isNested = element.parentElement?.closest('article,aside,main,nav,section') !== null;
    if (tagName === 'HEADER') return isNested ? '' : 'banner';
    if (tagName === 'FOOTER') return isNested ? '' : 'contentinfo';
    return roles[tagName] ?? '';
  };

  const NAMED_BY_CONTENT = /^(?:A|BUTTON|SUMMARY|OPTION|H\d|LABEL|LEGEND|DT|DD|P)$/;
  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const referenced = ids.map((id) => document.getElementById(id)).filter((found) => found !== null);
    if (referenced.length > 0)
      return tidy(referenced.map((found) => found.getAttribute('aria-label') ?? found.textContent).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label) return tidy(label);
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return tidy([...labels].map(textOf).join(' '));
    if (element.tagName === 'FIELDSET') return tidy(element.querySelector('legend')?.textContent ?? '');
    if (NAMED_BY_CONTENT.test(element.tagName) || /button|link|option|tab/.test(element.getAttribute('role') ?? ''))
      return tidy([...element.childNodes].map(textOf).join(''));
    return tidy(element.getAttribute('title') ?? '');
  }

  const describe = (element: Element): RecordedElement => {
    const [role, name] = [roleOf(element), nameOf(element)];
    const alike = [...document.querySelectorAll(role ? '*' : element.tagName)].filter(
      (other) => roleOf(other) === role && !isHidden(other),
    );
    const same = alike.filter((other) => nameOf(other) === name);
    const within: RecordedElement['within'][number][] = [];
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const around = roleOf(outer);
      if (!around || around === 'paragraph') continue;
      const isInside = (other: Element) => outer?.contains(other) ?? false;
      const inside = alike.filter(isInside);
      within.push({
        role: around,
        name: nameOf(outer),
        count: same.filter(isInside).length,
        alike: inside.length,
        place: inside.indexOf(element),
      });
    }
    const rows =
      element.tagName === 'DD'
        ? [...(element.closest('section,form,[role=region]')?.querySelectorAll('dd') ?? [])]
        : [];
    const place = Math.max(0, same.indexOf(element));
    return {
      role,
      name,
      tag: element.tagName.toLowerCase(),
      within,
      place,
      count: Math.max(1, same.length),
      alike: Math.max(1, alike.length),
      isLast: rows.at(-1) === element,
    };
  };

  const storedIn = (key: string): Seen['lines'] => {
    try {
      const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as Seen['lines'];
      return lines.map(({ catalogue, id, quantity }) => ({ catalogue, id, quantity: quantity ?? 1 }));
    } catch {
      return [];
    }
  };

  const AMOUNT = /(?:[$€£][\d,]+\.\d\d|¥[\d,]+)$/;
  const see = (): Seen => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => !isHidden(element));
    const textIn = (element: Element) => tidy(element.textContent ?? '');
    const linkInHeader = (title: string) =>
      visible('header a')
        .map(nameOf)
        .find((name) => name.startsWith(title)) ?? '';
    return {
      path: location.pathname + location.search,
      heading: visible('h1').map(textIn)[0] ?? '',
      alerts: visible('main [role=alert]')
        .map(textIn)
        .filter((text) => text !== ''),
      amounts: [
        ...visible('dd').filter((element) => textIn(element).search(AMOUNT) === 0),
        ...visible('button').filter((element) => textIn(element).search(AMOUNT) > 0),
      ].map(describe),
      statuses: visible('[role=status]')
        .filter((element) => textIn(element) !== '')
        .map((element) => ({ ...describe(element), name: textIn(element) })),
      cart: linkInHeader('Cart'),
      wishlist: linkInHeader('Wishlist'),
      lines: storedIn('token1'),
      saved: storedIn('wishlist'),
    };
  };

  let waiting: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  /** The last sent state, as JSON. */
  let known = '';
  /** The last value typed into a field. */
  let typed: { element: HTMLInputElement | HTMLTextAreaElement; on: RecordedElement } | undefined;
  const flushSeen = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const seen = see();
    if (JSON.stringify(seen) === known) return;
    known = JSON.stringify(seen);
    send({ kind: 'seen', seen });
  };
  const seeSoon = () => {
    const now = performance.now();
    if (waiting === undefined) waitingSince = now;
    clearTimeout(waiting);
    waiting = setTimeout(flushSeen, now - waitingSince > LONGEST_MS ? 0 : QUIET_MS);
  };
  const flushTyped = () => {
    if (!typed) return;
    const { element, on } = typed;
    typed = undefined;
    send({ kind: 'fill', on, value: element.value });
  };
  /** Ends the earlier step, records the next one and waits for its result. */
  const note = (step: Step) => {
    flushTyped();
    flushSeen();
    send(step);
    seeSoon();
  };

  const find = (event: Event) => (event.target instanceof Element ? event.target.closest(INTERACTIVE) : null);
  const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, (event) => void (event.isTrusted && act(event)), { capture: true });

  listen('click', (event) => {
    if (event.altKey && event.target instanceof Element) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const text = tidy(event.target.textContent ?? '');
      return note({ kind: 'expect', on: describe(event.target), text });
    }
    const element = find(event);
    // Fields and their labels are noted by what changes.
    if (!element || element.matches(`${TYPED},input[type=checkbox],input[type=radio],select,option,label`)) return;
    // The person opens another tab, which records itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Enter in a field presses the form's button, without a pointer.
    const field = document.activeElement;
    const isByEnter = event.detail === 0 && field !== element && field instanceof HTMLInputElement;
    if (isByEnter && 'form' in element && field.form === element.form) return;
    note({ kind: 'click', on: describe(element) });
  });
  listen('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !target.matches(TYPED))
      return;
    if (typed?.element === target) return seeSoon();
    flushTyped();
    flushSeen();
    typed = { element: target, on: describe(target) };
    seeSoon();
  });
  listen('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) note({ kind: 'select', on: describe(target), value: target.value });
    if (!(target instanceof HTMLInputElement)) return;
    if (/checkbox|radio/.test(target.type)) note({ kind: 'check', on: describe(target), isChecked: target.checked });
    else if (typed?.element === target) flushTyped();
  });
  listen('keydown', ({ key, target }) => {
    if (!(target instanceof HTMLElement)) return;
    const isSubmit =
      key === 'Enter' && target.matches('input:not([type=checkbox],[type=radio],[type=submit],[type=button])');
    if (isSubmit || key === 'Escape') note({ kind: 'press', on: describe(target), key });
  });
  listen('pagehide', () => {
    flushTyped();
    flushSeen();
  });
  /** The place of the page in the tab's history. */
  const place = () => window.navigation.currentEntry?.index ?? 0;
  const keepPlace = () => sessionStorage.setItem(PLACE, String(place()));
  const here = () => location.pathname + location.search;
  const noteTravel = () => {
    const by = place() - Number(sessionStorage.getItem(PLACE) ?? 0);
    keepPlace();
    if (by !== 0) send({ kind: 'travel', path: here(), by });
    seeSoon();
  };
  /** True while a script navigates as the result of a press. */
  let isTravelling = false;
  for (const name of ['back', 'forward', 'go'] as const) {
    const travel = history[name].bind(history) as (by?: number) => void;
    history[name] = (by?: number) => {
      isTravelling = true;
      travel(by);
    };
  }
  listen('popstate', () => {
    if (isTravelling) keepPlace();
    else noteTravel();
    isTravelling = false;
  });
  window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') keepPlace();
  });
  listen('pageshow', ({ persisted }) => {
    if (persisted) noteTravel();
  });
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') noteTravel();
  else {
    const isLed = document.referrer.startsWith(`${location.origin}/`);
    send({
      kind: entry?.type === 'reload' ? 'reload' : 'open',
      path: here(),
      isLed,
      // Before a phone has read the viewport of the page, its inner width is that of a desktop.
      width: Math.min(innerWidth, screen.width),
      lines: storedIn('token1'),
      saved: storedIn('wishlist'),
      currency: localStorage.getItem('currency') ?? '',
    });
    keepPlace();
  }
  addEventListener('DOMContentLoaded', () => {
    seeSoon();
    // The result of a step may need several requests.
    new MutationObserver(seeSoon).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** The recorder as the text of a script. */
export const recorderScript = `(${String(recordSteps)})()`;
