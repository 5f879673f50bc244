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

it('Escape goes on to the feature below one that ended in another way, and not to one behind a modal dialog', () => {
  const [lume, model, dial] = [jest.fn(), jest.fn(), jest.fn()];
  const middle = [lume, model, dial].map((end) => render(<Feature onEscape={end} />))[1];
  middle?.unmount();
  const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  const isBehind = jest.spyOn(document, 'querySelector').mockReturnValue(document.body);
  expect(escape()).toBe(true);
  expect(isBehind).toHaveBeenCalledWith(':modal, :popover-open');
  isBehind.mockRestore();
  expect(escape()).toBe(false);
  expect([lume, model, dial].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

it('Escape calls the handler of the latest render', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Feature onEscape={first} />);
  rerender(<Feature onEscape={second} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
