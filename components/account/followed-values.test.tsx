// Verifies docs/product.md 40.7.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFollowed } from '@/store/account-state';
import { followedCopy } from './copy';
import { FollowedValues } from './followed-values';

const choose = jest.fn(async (names: Parameters<NonNullable<ReturnType<typeof useFollowed.getState>['choose']>>[0]) => {
  useFollowed.setState({ names });
  return true;
});
const box = (name: string) => screen.getByRole('checkbox', { name });
const status = () => screen.getByRole('status');

it('FollowedValues shows nothing before the account has answered', () => {
  useFollowed.setState({}, true);
  const { container } = render(<FollowedValues />);
  expect(container).toBeEmptyDOMElement();
});

it('FollowedValues offers one switch, then wrist size and viewed watches, off at first', async () => {
  useFollowed.setState({ names: [], choose });
  render(<FollowedValues />);
  const all = screen.getByRole('switch', { name: followedCopy.follow });
  expect(all).not.toBeChecked();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(all);
  expect(choose).toHaveBeenLastCalledWith(['checkout', 'compare']);
  expect(all).toBeChecked();
  expect(status()).toHaveTextContent(followedCopy.saved);
  expect(box(followedCopy.names.wrist)).not.toBeChecked();
  expect(box(followedCopy.names.recent)).not.toBeChecked();
  await userEvent.click(box(followedCopy.names.wrist));
  expect(choose).toHaveBeenLastCalledWith(['checkout', 'compare', 'wrist']);
  await userEvent.click(box(followedCopy.names.wrist));
  expect(choose).toHaveBeenLastCalledWith(['checkout', 'compare']);
  choose.mockResolvedValueOnce(false);
  await userEvent.click(all);
  expect(choose).toHaveBeenLastCalledWith([]);
  expect(status()).toHaveTextContent(followedCopy.failed);
  expect(all).toBeChecked();
  let store: (isSaved: boolean) => void = () => {};
  choose.mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
  await userEvent.click(all);
  expect(all).not.toBeChecked();
  expect(status()).toBeEmptyDOMElement();
  await act(async () => store(false));
  expect(all).toBeChecked();
  act(() => useFollowed.setState({}, true));
  expect(screen.queryByRole('group')).toBeNull();
});
