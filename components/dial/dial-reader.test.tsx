// Verifies docs/product.md 32.3.
import { fireEvent, render, screen } from '@testing-library/react';
import { dialCopy } from './copy';
import { DialReader } from './dial-reader';

it('the first movement of the slider ends real time, not only its release', () => {
  globalThis.fetch = () => new Promise(() => {});
  const slider = document.createElement('input');
  const nothing = () => {};
  render(
    <DialReader
      path=""
      minute={0}
      place={() => null}
      input={{ current: slider }}
      onMinute={nothing}
      onRead={nothing}
    />,
  );
  const now = screen.getByRole('button', { name: dialCopy.now });
  fireEvent.click(now);
  expect(now).toHaveAttribute('aria-pressed', 'true');
  fireEvent.input(slider);
  expect(now).toHaveAttribute('aria-pressed', 'false');
});
