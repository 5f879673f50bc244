// Verifies docs/product.md 41.3 (keys).
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskKeys } from './keys';
import { DeskTable } from './table';

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
