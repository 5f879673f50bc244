/** Browser engines, by the browser that has them on Debian. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/**
 * One browser of an engine, with an empty profile. Flows use only these methods, so that each flow is written once. A
 * selector and an accessible name (the `aria-label`, else the text) select the first visible element.
 */
export interface EngineDriver {
  /** Opens a URL and waits for its `load` event. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** URL of the current page. */
  url(): Promise<string>;
  /** Sets the size of the viewport in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks an element with the mouse. */
  press(selector: string, name?: string): Promise<void>;
  /** Clicks a field and types into it. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key on the focused element. */
  key(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs `open`, and `inside` in the window that it opened. */
  inPopup(open: () => Promise<void>, inside: () => Promise<void>): Promise<void>;
  /** Writes a PNG of the viewport. */
  screenshot(path: string): Promise<void>;
  /** Name and version of the browser. */
  version(): Promise<string>;
  close(): Promise<void>;
}

/** Source of the function that finds an element in the page. */
export const finder = `((selector, name) => [...document.querySelectorAll(selector)].find((element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0 &&
  (!name || (element.ariaLabel || element.textContent).replace(/\\s+/g, ' ').trim() === name)) ?? null)`;

/** Source of a call in the page. tsx wraps inner functions in \`__name\`, which pages do not have. */
export const callSource = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `((__name) => (${work.toString()})(...${JSON.stringify(args)}))((named) => named)`;

/** Error of an element that is not on the page. */
export const missingElement = (selector: string, name = ''): Error =>
  new Error(`There is no visible ${selector}${name && ` named "${name}"`}.`);
