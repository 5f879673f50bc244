import { hasCommands } from './queued-clicks';

/*
 * Disables unwanted defaults of some browser engines, and adds features that an engine lacks. Each function starts
 * listening on the document until the signal aborts.
 */

/** Starts all defaults for as long as the document lives. */
export function startInputDefaults(): void {
  const { signal } = new AbortController();
  for (const start of [runCommands, closeDialogsBeside]) start(signal);
}

/** Runs `show-modal` and `close` commands of buttons in engines without invoker commands. */
export function runCommands(signal: AbortSignal): void {
  if (hasCommands()) return;
  const run = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[command][commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  document.addEventListener('click', run, { signal });
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
