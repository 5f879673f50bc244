import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOffline } from '@/browser/offline';
import { mockDialogs } from '@/components/testing/browser-mock';
import { offlineCopy } from './copy';
import { OfflineDialog } from './offline-dialog';

jest.mock('@/browser/worker-client', () => ({ isCached: jest.fn() }));
mockDialogs();

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const rejected = (attempt: () => void) => {
  let answer: boolean | undefined;
  act(() => void (answer = handleOffline(attempt)));
  return answer;
};

afterEach(() => jest.restoreAllMocks());

it('OfflineDialog does not block an action while online', () => {
  render(<OfflineDialog />);
  expect(rejected(jest.fn())).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('OfflineDialog runs a blocked action once after the connection is back', async () => {
  const attempt = jest.fn();
  render(<OfflineDialog />);
  setOnline(false);
  expect(rejected(attempt)).toBe(true);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(offlineCopy.title);
  expect(screen.getByRole('button', { name: offlineCopy.goOn })).toBeDisabled();
  expect(screen.getByRole('button', { name: offlineCopy.stay })).toBeEnabled();
  setOnline(true);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(offlineCopy.isBack);
  await userEvent.click(screen.getByRole('button', { name: offlineCopy.goOn }));
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('OfflineDialog blocks a native form submit and ignores one that a handler prevents', () => {
  const own = jest.fn((event) => event.preventDefault());
  render(
    <>
      <form aria-label="native" />
      <form aria-label="own" onSubmit={own} />
      <OfflineDialog />
    </>,
  );
  setOnline(false);
  fireEvent.submit(screen.getByRole('form', { name: 'own' }));
  expect(own).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fireEvent.submit(screen.getByRole('form', { name: 'native' }))).toBe(false);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('OfflineDialog takes its button back when the connection is lost again, and forgets an action that the shopper declines', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  render(<OfflineDialog />);
  setOnline(false);
  rejected(first);
  setOnline(true);
  setOnline(false);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(offlineCopy.title);
  expect(screen.getByRole('button', { name: offlineCopy.goOn })).toBeDisabled();
  setOnline(true);
  await userEvent.click(screen.getByRole('button', { name: offlineCopy.stay }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  setOnline(false);
  rejected(second);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(offlineCopy.title);
  setOnline(true);
  await userEvent.click(screen.getByRole('button', { name: offlineCopy.goOn }));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('OfflineDialog handles neither a form of a dialog nor anything after its page was left', () => {
  const { unmount } = render(
    <>
      <form aria-label="dialog" method="dialog" />
      <OfflineDialog />
    </>,
  );
  setOnline(false);
  expect(fireEvent.submit(screen.getByRole('form', { name: 'dialog' }))).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  expect(rejected(jest.fn())).toBe(false);
});

it('OfflineDialog opens a search by its address if that is cached', async () => {
  const { isCached } = jest.requireMock<{ isCached: jest.Mock }>('@/browser/worker-client');
  isCached.mockResolvedValue(false);
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  render(
    <>
      <form aria-label="search" action="/search">
        <input name="q" defaultValue="moon & tide" />
      </form>
      <OfflineDialog />
    </>,
  );
  setOnline(false);
  expect(fireEvent.submit(screen.getByRole('form', { name: 'search' }))).toBe(false);
  expect(isCached).toHaveBeenCalledWith('http://localhost/search?q=moon+%26+tide');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
