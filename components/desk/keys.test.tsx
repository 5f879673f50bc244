// Verifies docs/product.md 41.3 (keys).
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskKeys } from './keys';
import { filterOf } from './filters';
import { DeskPages, DeskTable } from './table';

const rows = ['OH-1', 'OH-2', 'OH-3'];

function openList() {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  render(
    <>
      <input type="search" aria-label="Find" />
      <DeskTable
        caption="Orders"
        rows={rows}
        keyOf={(row) => row}
        hrefOf={(row) => `/desk/orders/${row}` as '/'}
        empty="None."
        columns={[{ label: 'Order', cell: (row) => row }]}
      />
      <DeskKeys />
    </>,
  );
  return userEvent.setup();
}

it('j and k move through the rows of a list and stop at its ends', async () => {
  const user = openList();
  const visited = [];
  for (const key of ['k', 'j', 'j', 'j', 'k']) {
    await user.keyboard(key);
    visited.push(document.activeElement?.textContent);
  }
  expect(visited).toEqual(['OH-1', 'OH-2', 'OH-3', 'OH-3', 'OH-2']);
});

it('/ focuses the search, where letters are typed, and ? lists the keys', async () => {
  const user = openList();
  await user.keyboard('/jk?');
  expect(screen.getByRole('searchbox')).toHaveValue('jk?');
  await user.click(document.body);
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keys' })).toHaveTextContent('Next row');
});

it.each(['select', 'textarea'])('a letter typed in a %s stays there', async (name) => {
  const user = openList();
  const field = document.body.appendChild(document.createElement(name));
  field.focus();
  await user.keyboard('jk?/');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
});

it('keys with a modifier, of an input method or while the list of keys is open do nothing, nor after the page was left', async () => {
  const user = openList();
  await user.keyboard('{Control>}j{/Control}{Meta>}k{/Meta}{Alt>}j{/Alt}');
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
  expect(document.body).toHaveFocus();
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  screen.getByRole('searchbox').blur();
  await user.keyboard('?');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'j' });
  expect(document.body).toHaveFocus();
  cleanup();
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true);
});

it('j goes on from anywhere in a row', async () => {
  const user = openList();
  const cell = screen.getAllByRole('row')[2]?.querySelector('a') as HTMLElement;
  cell.focus();
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('OH-3');
});

it.each([
  [1, 3, [], ['next', '/desk/orders?show=open&page=2']],
  [3, 3, ['prev', '/desk/orders?show=open&page=2'], []],
])('page %d of %d links the pages beside it with the filters of the list', (page, pages, before, after) => {
  render(<DeskPages path="/desk/orders" query={{ show: 'open', page: String(page) }} page={page} pages={pages} />);
  const found = screen.getAllByRole('link').flatMap((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  expect(found).toEqual([...before, ...after]);
});

it('filterOf keeps only filters that the list has', () => {
  expect(filterOf({ show: 'open', find: '  moon ', page: '12' }, ['open'])).toEqual({
    show: 'open',
    find: 'moon',
    page: 12,
  });
  expect(filterOf({ show: 'all', find: '', page: '-1' }, ['open'])).toEqual({});
  expect(filterOf({ find: 'x'.repeat(200) }, []).find).toHaveLength(100);
});
