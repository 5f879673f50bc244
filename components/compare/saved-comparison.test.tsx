import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { copiedCopy } from '@/components/ui/copy';
import type { WatchKey } from '@/domain/watch-key';
import { compareCopy } from './copy';
import { CopyLink } from './copy-link';
import { ResumeComparison, SaveComparison } from './saved-comparison';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

beforeEach(() => localStorage.clear());

const saved = () => localStorage.getItem('compare');

it('the page saves the watches of its URL, and none for a comparison that was emptied', () => {
  const page = (...keys: WatchKey[]) => (
    <main id="main" tabIndex={-1}>
      <SaveComparison keys={keys} />
    </main>
  );
  const { rerender } = render(page('xerix/1', 'undone/3'));
  expect(saved()).toBe('xerix/1,undone/3');
  expect(screen.getByRole('main')).not.toHaveFocus();
  rerender(page('undone/3'));
  expect(saved()).toBe('undone/3');
  // The pressed link of the removed watch is gone.
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(page());
  expect(saved()).toBeNull();
});

it.each([
  ['xerix/1,"><script>,undone/3', 2, '/compare?w=xerix/1,undone/3'],
  ['undone/3', 1, '/compare?w=undone/3'],
])('the link to the saved comparison %s names %d watches', (text, count, href) => {
  act(() => localStorage.setItem('compare', text));
  render(<ResumeComparison />);
  expect(screen.getByRole('link', { name: compareCopy.resume(count) })).toHaveAttribute('href', href);
});

it('without a saved comparison there is no link', () => {
  render(<ResumeComparison />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('the link to share is of the shop that the shopper visits, is selected by its focus and copied by its button', async () => {
  const link = <CopyLink path="/compare?w=xerix/1" origin="https://odd.example" />;
  expect(renderToString(link)).toContain('value="https://odd.example/compare?w=xerix/1"');
  render(link);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: compareCopy.address });
  expect(field).toHaveValue(`${window.location.origin}/compare?w=xerix/1`);
  act(() => field.focus());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: compareCopy.copy }));
  expect(screen.getByRole('status')).toHaveTextContent(copiedCopy.done('Link'));
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

it('a press during hydration copies the link of the shop that the shopper visits', async () => {
  userEvent.setup(); // has a clipboard
  const Press = () => {
    useLayoutEffect(() => screen.getByRole('button', { name: compareCopy.copy }).click(), []);
    return null;
  };
  const page = (
    <>
      <CopyLink path="/compare?w=xerix/1" origin="https://odd.example" />
      <Press />
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  render(page, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(copiedCopy.done('Link')));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/compare?w=xerix/1`);
});
