// Verifies docs/product.md 32.5 (Back).
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lumeViewCopy } from '@/components/product/copy';
import { LumeView } from './lume-view';

jest.mock('./lume-overlay', () => {
  throw new Error('No network');
});

it('code that does not load after the shopper went back goes back no second time', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  render(<LumeView name="Late Comet" lume="/lume.avif" />);
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  act(() => {
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(back).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: lumeViewCopy.out }));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status')).toHaveTextContent(lumeViewCopy.notLoaded);
});
