// Verifies docs/product.md 8.11.
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs } from '@/components/testing/browser-mock';
import { closeSearch, searchTitle } from './copy';
import { SearchLink } from './search-link';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('./suggestions', () => ({
  Suggestions: ({ onChoose }: { onChoose: () => void }) => (
    <button type="button" onClick={onChoose}>
      A suggestion
    </button>
  ),
}));

beforeAll(mockDialogs);

const link = () => screen.getByRole('link', { name: searchTitle });
const dialog = () => screen.queryByRole('dialog', { name: searchTitle });

it('a click opens the dialog within the click, and a choice and its button close it', async () => {
  render(<SearchLink watchCount={2} />);
  for (const how of ['A suggestion', closeSearch]) {
    expect(fireEvent.click(link())).toBe(false);
    expect(dialog()).toHaveAttribute('open');
    await userEvent.click(within(dialog() as HTMLElement).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: how }));
    expect(document.querySelector('dialog')).toBeNull();
  }
});

it.each(['metaKey', 'ctrlKey', 'shiftKey'])('a click with %s opens the link elsewhere and no dialog', (key) => {
  render(<SearchLink watchCount={2} />);
  let wasPrevented: boolean | undefined;
  // jsdom cannot navigate.
  const stay = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(link(), { [key]: true });
  expect([wasPrevented, dialog()]).toEqual([false, null]);
});
