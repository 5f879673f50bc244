import { act, render, renderHook, screen } from '@testing-library/react';
import { copiedCopy } from './copy';
import { copyFrom } from './link-field';
import { passFocusToMain, useFocusOnMain, useWhenOnline } from './page-hooks';

function Page({ meaning, link }: { meaning: string; link?: string }) {
  useFocusOnMain(meaning);
  return (
    <>
      <main id="main" tabIndex={-1} />
      {link && (
        <a key={link} href="#remove">
          {link}
        </a>
      )}
    </>
  );
}

// Verifies docs/product.md 20.15.
it('the focus of a link that a change of the URL removed moves to the main part, and any other focus stays', () => {
  const { rerender } = render(<Page meaning="a" link="Remove" />);
  expect(document.body).toHaveFocus(); // as after the opening of a page
  screen.getByRole('link').focus();
  rerender(<Page meaning="b" link="Remove" />);
  expect(screen.getByRole('link')).toHaveFocus();
  rerender(<Page meaning="b" />);
  expect(document.body).toHaveFocus();
  rerender(<Page meaning="b" link="Remove" />);
  screen.getByRole('link').focus();
  rerender(<Page meaning="c" />);
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => screen.getByRole('main').blur());
  rerender(<Page meaning="d" />);
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => screen.getByRole('main').blur());
  rerender(<Page meaning="a" />); // Back to the first one
  expect(screen.getByRole('main')).toHaveFocus();
});

it('useWhenOnline calls its latest action while it waits', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const goOnline = () => window.dispatchEvent(new Event('online'));
  const { rerender, unmount } = renderHook(({ isWaiting, action }) => useWhenOnline(isWaiting, action), {
    initialProps: { isWaiting: false, action: first },
  });
  goOnline();
  rerender({ isWaiting: true, action: second });
  goOnline();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  rerender({ isWaiting: false, action: second });
  goOnline();
  rerender({ isWaiting: true, action: second });
  unmount();
  goOnline();
  expect(second).toHaveBeenCalledTimes(1);
});

it('copyFrom copies the text, and selects the field if the browser denies it', async () => {
  const input = Object.assign(document.createElement('input'), { value: 'https://odd.example/compare' });
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  expect(await copyFrom(input, 'The text', 'Link')).toBe(copiedCopy.done('Link'));
  expect(writeText.mock.calls).toEqual([['The text']]);
  expect(input.selectionEnd).toBe(input.selectionStart);
  writeText.mockRejectedValue(new Error('Denied'));
  expect(await copyFrom(input, 'The text', 'Link')).toBe(copiedCopy.denied('Link'));
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
});

// Verifies docs/product.md 20.15.
it('passFocusToMain moves the focus of an unmounted control to the main part, and no other focus', () => {
  const page = (hasRetry: boolean) => (
    <>
      <main id="main" tabIndex={-1} />
      {hasRetry && (
        <p>
          <button ref={passFocusToMain}>Again</button>
        </p>
      )}
      <button>Other</button>
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Other' }).focus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  rerender(page(true));
  screen.getByRole('button', { name: 'Again' }).focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});
