import { act, render, screen } from '@testing-library/react';
import { useSession } from '@/store/session';
import { welcomeGuest } from '@/components/shell/copy';
import { WelcomeLine } from './shopper-lines';

const line = () => screen.getByRole('paragraph').textContent;

it('WelcomeLine greets a guest, and a member by upper-case name and unchanged email', () => {
  useSession.getState().signedOut();
  render(<WelcomeLine className="" />);
  expect(line()).toBe(welcomeGuest);
  act(() =>
    useSession.getState().signedIn({ displayName: 'Ada Lovelace', email: 'Ada@example.com', uid: 'u1' }, 'true'),
  );
  expect(line()).toBe('Welcome ADA LOVELACE Ada@example.com');
});

it('WelcomeLine is empty until the session is known', () => {
  useSession.setState({ status: 'unknown', user: null, marker: 'true' });
  render(<WelcomeLine className="" />);
  expect(line()).toBe('');
});
