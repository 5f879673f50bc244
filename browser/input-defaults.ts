import { hasCommands } from './queued-clicks';
import { followTranslations } from './translated-text';

/*
 * Disables unwanted defaults of some browser engines, and adds features that an engine lacks. Each function starts
 * listening on the document until the signal aborts.
 */

let isStarted = false;

/**
 * Starts the defaults that load after the first paint, once per document.
 *
 * @param seen changes of the page since its first translated text, in order.
 * @param waiting observer that recorded them; it ends here.
 */
export function startDefaults(seen: readonly MutationRecord[], waiting: MutationObserver): void {
  if (isStarted) return;
  isStarted = true;
  const { signal } = new AbortController();
  for (const start of [runCommands, closeDialogsBeside]) start(signal);
  followTranslations([...seen, ...waiting.takeRecords()]);
  waiting.disconnect();
}

/**
 * Runs `show-modal` and `close` commands of buttons in engines without invoker commands. Buttons pressed before hydration may
 * have been replayed before this code was loaded, so it runs their commands too.
 */
export function runCommands(signal: AbortSignal): void {
  if (hasCommands()) return;
  const run = ({ target }: { readonly target: EventTarget | null }) => {
    const button = target instanceof Element ? target.closest('button[command][commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  document.addEventListener('click', run, { signal });
  for (const target of window.queuedClicks ?? []) run({ target });
}

/** Closes a modal dialog with `closedby="any"` at a press beside it, in engines without `closedby`. */
export function closeDialogsBeside(signal: AbortSignal): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  // A drag that ends beside the dialog, such as the selection of its text, began inside.
  let pressed: HTMLDialogElement | null = null;
  const dialogBeside = ({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby=any]')) return null;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null;
  };
  document.addEventListener('pointerdown', (event) => (pressed = dialogBeside(event)), { signal });
  document.addEventListener(
    'click',
    (event) => {
      const dialog = dialogBeside(event);
      if (dialog === pressed) dialog?.close();
    },
    { signal },
  );
}
