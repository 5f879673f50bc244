/*
 * The code of the filters loads at the shopper's first interaction. Until it runs, the browser alone handles the form;
 * this module records the shopper's input before then.
 */
let resolveInteraction: () => void = () => undefined;
const interaction = new Promise<void>((resolve) => {
  resolveInteraction = resolve;
});

let earlyInput: URLSearchParams | undefined;

/** Resolves at the first interaction with a form; on the server immediately. */
export const firstInteraction = () => (typeof window === 'undefined' ? Promise.resolve() : interaction);

/** Starts loading the code of the filters. */
export const startFiltering = () => resolveInteraction();

/** Returns the form's input before the code ran and clears it, so that it is applied once. */
export function takeEarlyInput(): URLSearchParams | undefined {
  const early = earlyInput;
  earlyInput = undefined;
  return early;
}

const interactionEvents = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Starts filtering at the first interaction with `element` and records the input of its form. Listens on the window, because React
 * stops events that target HTML before its hydration. Returns the unsubscribe function.
 */
export function awaitFirstInteraction(element: HTMLElement): () => void {
  const listening = new AbortController();
  const record = () => {
    const form = element.querySelector('form');
    if (form && isChanged(form)) earlyInput = queryOf(form);
  };
  const listen = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) return;
    record();
    startFiltering();
  };
  const options = { signal: listening.signal, capture: true, passive: true };
  for (const name of interactionEvents) window.addEventListener(name, listen, options);
  record();
  if (earlyInput) startFiltering();
  return () => listening.abort();
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));

/** True if any control of a form differs from its default value. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
    }
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
