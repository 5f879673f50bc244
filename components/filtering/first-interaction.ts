/**
 * The code of the filters loads at the shopper's first interaction. Until it runs, the browser alone handles the form;
 * this module records what the shopper sets before then.
 */
let touch: () => void = () => undefined;
const touched = new Promise<void>((resolve) => {
  touch = resolve;
});

let setEarly: URLSearchParams | undefined;

/** Resolves at the first touch of a form, on the server at once. */
export const firstTouch = () => (typeof window === 'undefined' ? Promise.resolve() : touched);

/** Lets the code come. */
export const beginFiltering = () => touch();

/** What was set before the code ran, once. */
export function takeEarly(): URLSearchParams | undefined {
  const early = setEarly;
  setEarly = undefined;
  return early;
}

const signs = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Waits for the first touch of an element and keeps what is set in its form. It listens at the window, because React keeps
 * events from what it has not hydrated yet. Returns what ends the waiting.
 */
export function awaitTouch(element: HTMLElement): () => void {
  const waiting = new AbortController();
  const keep = () => {
    const form = element.querySelector('form');
    if (form && isChanged(form)) setEarly = queryOf(form);
  };
  const listen = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) return;
    keep();
    beginFiltering();
  };
  const options = { signal: waiting.signal, capture: true, passive: true };
  for (const sign of signs) window.addEventListener(sign, listen, options);
  keep();
  if (setEarly) beginFiltering();
  return () => waiting.abort();
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));

/** Whether a form has been set to anything but what it came with. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
    }
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
