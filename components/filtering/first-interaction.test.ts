// Verifies docs/product.md 20.7.
import type * as FirstInteraction from './first-interaction';

let filters: typeof FirstInteraction;
let stop = () => {};
const begun = jest.fn();

/** A list's form as the browser shows it without scripts. */
beforeEach(async () => {
  jest.resetModules();
  begun.mockClear();
  filters = await import('./first-interaction');
  void filters.firstInteraction().then(begun);
  document.body.innerHTML = `<main><form>
    <select name="sort"><option value="" selected>Featured</option><option value="price">Price</option></select>
    <input type="checkbox" name="strap" value="leather">
    <input type="range" name="price" min="0" max="500" value="500">
  </form></main>`;
});
afterEach(() => stop());

const find = <Control extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<Control>(selector) as Control;
const start = async () => {
  stop = filters.awaitFirstInteraction(find<HTMLElement>('main'));
  await Promise.resolve();
};
const early = () => filters.takeEarlyInput()?.toString();

it.each([
  ['a choice of a list', () => (find<HTMLSelectElement>('select').value = 'price'), 'sort=price&price=500'],
  ['a ticked box', () => (find('[name=strap]').checked = true), 'sort=&strap=leather&price=500'],
  ['a moved slider', () => (find('[name=price]').value = '300'), 'sort=&price=300'],
])('%s before hydration starts the filters and is applied once', async (_, change, query) => {
  change();
  await start();
  expect(begun).toHaveBeenCalledTimes(1);
  expect([early(), early()]).toEqual([query, undefined]);
});

it('the first input after hydration starts the filters and is applied; a touch beside the form does nothing', async () => {
  await start();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await Promise.resolve();
  expect(begun).not.toHaveBeenCalled();
  find('[name=strap]').checked = true;
  find('[name=strap]').dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  expect(begun).toHaveBeenCalledTimes(1);
  expect(early()).toBe('sort=&strap=leather&price=500');
});

it('a list that was left records no more input, and an option that is checked by default is no input', async () => {
  find<HTMLElement>('form').insertAdjacentHTML(
    'beforeend',
    '<input type="checkbox" name="case" value="steel" checked>',
  );
  await start();
  expect(begun).not.toHaveBeenCalled();
  stop();
  find('[name=strap]').checked = true;
  find('[name=strap]').dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  expect(begun).not.toHaveBeenCalled();
  expect(early()).toBeUndefined();
});
