import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOffline } from '@/browser/offline';
import { mockDialogs } from '@/components/testing/browser-mock';
import { offlineCopy } from './copy';
import { OfflineDialog } from './offline-dialog';

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
