import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useArrival } from '@/store/account-state';
import { useSession } from '@/store/session';
import { accountTitle, googleCopy, registrationCopy, resetCopy, signInCopy } from './copy';
import { AlreadyRegistered, RegistrationForm } from './registration';
import { SignIn } from './sign-in';

const push = jest.fn();
const provider = {
  signInWithPassword: jest.fn(),
  signInWithGoogle: jest.fn(),
  register: jest.fn(),
  sendPasswordReset: jest.fn(),
  preparePopup: jest.fn(),
};
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch: jest.fn() }) }));
jest.mock('@/browser/firebase-auth', () => {
  const call =
    (name: keyof typeof provider) =>
    async (...given: unknown[]) =>
      provider[name](...given);
  return Object.fromEntries(
    ['signInWithPassword', 'signInWithGoogle', 'register', 'sendPasswordReset', 'preparePopup'].map((name) => [
      name,
      call(name as keyof typeof provider),
    ]),
  );
});

const ada = { displayName: 'Ada', email: 'ada@example.com', uid: 'u1', emailVerified: true, hasPassword: true };
const user = userEvent.setup();
const form = (name: string) => screen.getByRole('form', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const marker = () => useSession.getState().marker;

beforeEach(() => {
  jest.resetAllMocks();
  provider.signInWithPassword.mockResolvedValue(ada);
  provider.signInWithGoogle.mockResolvedValue(ada);
  provider.register.mockResolvedValue(ada);
  useSession.setState({ status: 'guest', user: null, marker: null });
  useArrival.setState({ message: '' });
});

it('a sign-in with a password and one with Google store their own marker and lead home', async () => {
  render(<SignIn />);
  const [email] = screen.getAllByLabelText(signInCopy.email);
  await user.type(email as HTMLElement, ' ada@example.com ');
  await user.type(screen.getByLabelText(signInCopy.password), ' enamel ');
  await press(signInCopy.title);
  expect(provider.signInWithPassword).toHaveBeenCalledWith('ada@example.com', ' enamel ');
  expect(marker()).toBe('true');
  expect(useArrival.getState().message).toBe(signInCopy.done);
  await press(googleCopy.title);
  expect(marker()).toBe('u1');
  expect(push.mock.calls).toEqual([['/'], ['/']]);
});

it('a second press on Google’s button asks again, and only its answer counts', async () => {
  render(<SignIn />);
  const answers: ((error: Error) => void)[] = [];
  provider.signInWithGoogle.mockImplementation(() => new Promise((_, reject) => answers.push(reject)));
  await press(googleCopy.title);
  await press(googleCopy.title);
  expect(provider.signInWithGoogle).toHaveBeenCalledTimes(2);
  expect(form(googleCopy.title)).toHaveAttribute('aria-busy', 'true');
});

it('the window of Google is prepared for a guest only', async () => {
  useSession.setState({ status: 'user', marker: 'u1' });
  const { unmount } = render(<SignIn />);
  await screen.findByRole('button', { name: googleCopy.title });
  expect(provider.preparePopup).not.toHaveBeenCalled();
  unmount();
  act(() => useSession.setState({ status: 'guest', marker: null }));
  render(<SignIn />);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(provider.preparePopup).toHaveBeenCalledTimes(1);
});

it('a password reset is sent to the typed address without signing in', async () => {
  render(<SignIn />);
  await user.click(screen.getByText(resetCopy.opener));
  const field = form(resetCopy.title).querySelector('input') as HTMLInputElement;
  await user.type(field, 'ada@example.com');
  await press(resetCopy.send);
  expect(provider.sendPasswordReset).toHaveBeenCalledWith('ada@example.com');
  expect(await screen.findByText(resetCopy.sent('ada@example.com'))).toBeVisible();
  expect(marker()).toBeNull();
  expect(push).not.toHaveBeenCalled();
});

it('a registration with a trimmed name signs in, shows the alert, and only then opens the account', async () => {
  const steps: string[] = [];
  jest.spyOn(window, 'alert').mockImplementation(() => void steps.push(`alert, ${marker()}`));
  push.mockImplementation((path: string) => steps.push(path));
  render(<RegistrationForm />);
  await user.type(screen.getByLabelText(registrationCopy.name), ' Ada ');
  await user.type(screen.getByLabelText(registrationCopy.email), 'ada@example.com');
  await user.type(screen.getByLabelText(registrationCopy.password), 'short');
  await press(registrationCopy.title);
  expect(provider.register).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(registrationCopy.password), 'er than before');
  await press(registrationCopy.title);
  expect(provider.register).toHaveBeenCalledWith('Ada', 'ada@example.com', 'shorter than before');
  expect(steps).toEqual(['alert, true', '/auth/user']);
  expect(useArrival.getState().message).toBe(registrationCopy.done);
});

it('the registration of a signed-in shopper names the account and leads to it', () => {
  useSession.setState({ status: 'user', user: ada });
  render(<AlreadyRegistered />);
  expect(screen.getByText(registrationCopy.alreadySignedIn('ada@example.com'))).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [accountTitle, '/auth/user'],
    [registrationCopy.allWatches, '/all'],
  ]);
});
