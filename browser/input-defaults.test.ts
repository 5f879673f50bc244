import { closeDialogsBeside, runCommands } from './input-defaults';

let listening: AbortController;
beforeEach(() => (listening = new AbortController()));
afterEach(() => {
  listening.abort();
  jest.restoreAllMocks();
});

const one = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;

// jsdom has neither invoker commands nor `closedby`, and no layout.
it('runCommands opens and closes the dialog of a command button in an engine without commands', () => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="menu"><i></i></button>
    <dialog id="menu"><button id="close" command="close" commandfor="menu"></button></dialog>`;
  const dialog = one<HTMLDialogElement>('dialog');
  Object.assign(dialog, { showModal: () => (dialog.open = true), close: () => (dialog.open = false) });
  runCommands(listening.signal);
  one('i').click();
  expect(dialog).toHaveAttribute('open');
  one('#close').click();
  expect(dialog).not.toHaveAttribute('open');
});

it('runCommands opens the dialog of a button that was pressed and replayed before this code was loaded', () => {
  document.body.innerHTML = '<button command="show-modal" commandfor="menu"></button><dialog id="menu"></dialog>';
  const dialog = one<HTMLDialogElement>('dialog');
  const showModal = jest.fn(() => (dialog.open = true));
  Object.assign(dialog, { showModal });
  window.queuedClicks = [one('button')];
  runCommands(listening.signal);
  delete window.queuedClicks;
  expect(dialog).toHaveAttribute('open');
  // A browser throws at the second one.
  one('button').click();
  expect(showModal).toHaveBeenCalledTimes(1);
});

describe('closeDialogsBeside in an engine without closedby', () => {
  const press = (target: Element, down: [number, number], up = down) => {
    const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, bubbles: true });
    target.dispatchEvent(new MouseEvent('pointerdown', at(down)));
    target.dispatchEvent(new MouseEvent('click', at(up)));
  };
  const open = (attributes: string) => {
    document.body.innerHTML = `<dialog open ${attributes}><p>text</p></dialog>`;
    const dialog = one<HTMLDialogElement>('dialog');
    Object.assign(dialog, { close: () => (dialog.open = false) });
    jest.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
    closeDialogsBeside(listening.signal);
    return dialog;
  };

  // Verifies docs/product.md 20.18 (press beside a dialog).
  it('closes at a press on the backdrop', () => {
    const dialog = open('closedby="any"');
    press(dialog, [50, 150]);
    expect(dialog).not.toHaveAttribute('open');
  });

  it.each<[string, string, [number, number], [number, number]]>([
    ['a press on its own padding', 'closedby="any"', [110, 110], [110, 110]],
    ['a drag that began inside', 'closedby="any"', [110, 110], [50, 150]],
    ['a press beside a dialog without closedby', '', [50, 150], [50, 150]],
  ])('stays open after %s', (_, attributes, down, up) => {
    const dialog = open(attributes);
    press(dialog, down, up);
    expect(dialog).toHaveAttribute('open');
  });
});
