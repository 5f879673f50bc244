// Verifies docs/product.md 31.1 (Escape), 32.5 (Escape).
import { fireEvent, render } from '@testing-library/react';
import { useEscape } from './use-escape';

function Feature({ onEscape }: { onEscape: () => void }) {
  useEscape(onEscape);
  return null;
}

it('one press of Escape ends one feature, the one opened last', () => {
  const [lume, model] = [jest.fn(), jest.fn()];
  const first = render(<Feature onEscape={lume} />);
  const second = render(<Feature onEscape={model} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lume.mock.calls.length, model.mock.calls.length]).toEqual([0, 1]);
  second.unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lume.mock.calls.length, model.mock.calls.length]).toEqual([1, 1]);
  first.unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lume.mock.calls.length, model.mock.calls.length]).toEqual([1, 1]);
});

it('another key ends no feature', () => {
  const end = jest.fn();
  render(<Feature onEscape={end} />);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(end).not.toHaveBeenCalled();
});
