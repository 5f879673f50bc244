import { act, render, screen } from '@testing-library/react';
import { useSession } from '@/store/session';
import { welcomeGuest } from '@/components/shell/copy';
import { WelcomeLine } from './shopper-lines';

const line = () => screen.getByRole('paragraph').textContent;

it('welcomes a guest to the shop, and a member by the name in upper case and the e-mail as it is', () => {
  useSession.getState().signedOut();
  render(<WelcomeLine className="" />);
  expect(line()).toBe(welcomeGuest);
  act(() =>
    useSession.getState().signedIn({ displayName: 'Ada Lovelace', email: 'Ada@example.com', uid: 'u1' }, 'true'),
  );
  expect(line()).toBe('Welcome ADA LOVELACE Ada@example.com');
});

it('is empty as long as nobody knows who it is', () => {
  useSession.setState({ status: 'unknown', user: null, marker: 'true' });
  render(<WelcomeLine className="" />);
  expect(line()).toBe('');
});
