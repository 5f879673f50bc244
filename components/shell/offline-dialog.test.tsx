import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejectOffline } from '@/browser/offline';
import { mockDialogs } from '@/components/testing/dom';
import { offlineCopy } from './copy';
import { OfflineDialog } from './offline-dialog';

mockDialogs();

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const rejected = (attempt: () => void) => {
  let answer: boolean | undefined;
  act(() => void (answer = rejectOffline(attempt)));
  return answer;
};

afterEach(() => jest.restoreAllMocks());

it('connected, everything goes its way', () => {
  render(<OfflineDialog />);
  expect(rejected(jest.fn())).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offline, what was wanted waits until the connection is back and is then done once', async () => {
  const attempt = jest.fn();
  render(<OfflineDialog />);
  setOnline(false);
  expect(rejected(attempt)).toBe(true);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(offlineCopy.title);
  await userEvent.click(screen.getByRole('button', { name: offlineCopy.goOn }));
  expect(attempt).not.toHaveBeenCalled();
  setOnline(true);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(offlineCopy.isBack);
  await userEvent.click(screen.getByRole('button', { name: offlineCopy.goOn }));
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a form that the browser would send is kept; one that the page takes care of is left to it', () => {
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
