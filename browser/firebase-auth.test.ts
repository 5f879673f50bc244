import type { User } from 'firebase/auth';
import { inLanguage } from '@/domain/testing/in-language';
import type * as FirebaseAuth from './firebase-auth';

const calls: unknown[][] = [];
const fails = new Set<string>();
type Auth = { name: string; currentUser: User | null; languageCode?: string };
const auths: Record<string, Auth> = {};

/** Records the call as name and arguments, an Auth as its name and a user as the uid. */
const record =
  (name: string, answer: (...given: never[]) => unknown = () => undefined) =>
  async (...given: unknown[]) => {
    const shown = (value: unknown) => {
      const { name: app, uid } = Object(value);
      return app ?? uid ?? value;
    };
    calls.push([name, ...given.map(shown)]);
    if (fails.has(name)) throw Object.assign(new Error(name), { code: `auth/${name}` });
    return answer(...(given as never[]));
  };

const token = { token: 'old', claims: { email_verified: true } as Record<string, unknown> };
const ada = {
  displayName: 'Ada',
  email: 'ada@example.com',
  uid: 'u1',
  emailVerified: true,
  providerData: [{ providerId: 'google.com' }, { providerId: 'password' }],
  getIdTokenResult: async () => token,
  getIdToken: async (isForced = false) => (isForced ? 'new' : 'old'),
} as unknown as User;

jest.mock('./auth-emulator', () => ({
  findEmulator: async () => 'http://127.0.0.1:9099',
  preparePopup: async (address: string) => void calls.push(['gapi', address]),
  attachEmulator: () => {},
}));
jest.mock('firebase/app', () => ({
  FirebaseError: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
  initializeApp: (_: unknown, name = 'main') => ({ name }),
}));
jest.mock('firebase/auth', () => ({
  indexedDBLocalPersistence: 'indexedDB',
  browserLocalPersistence: 'localStorage',
  inMemoryPersistence: 'memory',
  browserPopupRedirectResolver: 'resolver',
  EmailAuthProvider: { PROVIDER_ID: 'password', credential: (...given: string[]) => given.join(':') },
  GoogleAuthProvider: class {},
  initializeAuth: ({ name }: { name: string }, dependencies: object) => {
    calls.push(['open', name, dependencies]);
    if (fails.has('open')) throw new Error('open');
    return (auths[name] = Object.assign(auths[name] ?? { name, currentUser: null }, {
      authStateReady: async () => {},
    }));
  },
  createUserWithEmailAndPassword: record('create', () => ({ user: ada })),
  signInWithEmailAndPassword: record('password', () => ({ user: ada })),
  signInWithPopup: record('popup', () => ({ user: ada })),
  reauthenticateWithPopup: record('proof', () => ({ user: ada })),
  reauthenticateWithCredential: record('credential'),
  updateCurrentUser: record('current', (auth: Auth, user: User) => void (auth.currentUser = user)),
  signOut: record('out', (auth: Auth) => void (auth.currentUser = null)),
  updateProfile: record('profile'),
  sendEmailVerification: record('verify'),
  sendPasswordResetEmail: record('reset'),
  reload: record('reload'),
  deleteUser: record('delete'),
  onIdTokenChanged: () => () => {},
}));

let provider: typeof FirebaseAuth;
const sent = () => calls.filter(([name]) => name !== 'open' && name !== 'gapi');
const link = { url: 'http://localhost/auth/user' };

beforeEach(async () => {
  for (const name of Object.keys(auths)) delete auths[name];
  auths.main = { name: 'main', currentUser: ada };
  calls.length = 0;
  fails.clear();
  token.claims = { email_verified: true };
  await jest.isolateModulesAsync(async () => void (provider = await import('./firebase-auth')));
});

it('the provider opens once, keeps the sign-in, and loads Google’s script for the popup only', async () => {
  await Promise.all([provider.currentAccount(), provider.idToken()]);
  expect(calls).toEqual([['open', 'main', { persistence: ['indexedDB', 'localStorage'] }]]);
  await provider.preparePopup();
  await provider.preparePopup();
  expect(calls.slice(1)).toEqual([
    ['gapi', 'http://127.0.0.1:9099'],
    ['open', 'popup', { persistence: 'memory', popupRedirectResolver: 'resolver' }],
  ]);
});

it('a provider that failed to open is opened again at the next call', async () => {
  fails.add('open');
  await expect(provider.currentAccount()).rejects.toThrow();
  fails.clear();
  expect(await provider.currentAccount()).toEqual({
    displayName: 'Ada',
    email: 'ada@example.com',
    uid: 'u1',
    emailVerified: true,
    hasPassword: true,
  });
});

it('an account of Google alone has no password', async () => {
  auths.main = { name: 'main', currentUser: { ...ada, providerData: [{ providerId: 'google.com' }] } as User };
  expect(await provider.currentAccount()).toMatchObject({ hasPassword: false });
  auths.main.currentUser = null;
  expect(await provider.currentAccount()).toBeNull();
  await expect(provider.idToken()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
});

it.each([
  ['with the claim', { email_verified: true }, true, 'old'],
  ['from before the confirmation', {}, true, 'new'],
  ['of an unconfirmed account', {}, false, 'old'],
])('idToken renews a token %s: %j', async (_, claims, emailVerified, expected) => {
  auths.main = { name: 'main', currentUser: { ...ada, emailVerified } as User };
  token.claims = claims;
  expect(await provider.idToken()).toBe(expected);
});

it('a sign-in with Google moves the user from the popup’s app to the shop’s', async () => {
  auths.main = { name: 'main', currentUser: null };
  expect(await provider.signInWithGoogle()).toMatchObject({ uid: 'u1' });
  expect(sent()).toEqual([
    ['popup', 'popup', {}],
    ['current', 'main', 'u1'],
    ['out', 'popup'],
  ]);
  expect(auths.main.currentUser?.uid).toBe('u1');
});

it('a registration stores the name and sends the email with a link to the account, and survives the failure of both', async () => {
  expect(await provider.register('Ada', 'ada@example.com', 'enamel')).toMatchObject({ uid: 'u1' });
  expect(sent()).toEqual([
    ['create', 'main', 'ada@example.com', 'enamel'],
    ['profile', 'u1', { displayName: 'Ada' }],
    ['verify', 'u1', link],
  ]);
  fails.add('profile').add('verify');
  await expect(provider.register('Ada', 'ada@example.com', 'enamel')).resolves.toMatchObject({ uid: 'u1' });
  fails.add('create');
  await expect(provider.register('Ada', 'ada@example.com', 'enamel')).rejects.toMatchObject({ code: 'auth/create' });
});

it.each([
  ['enamel', [['credential', 'u1', 'ada@example.com:enamel']]],
  [
    undefined,
    [
      ['current', 'popup', 'u1'],
      ['proof', 'u1', {}],
      ['current', 'main', 'u1'],
      ['out', 'popup'],
    ],
  ],
])('reauthenticate with the password %p proves the owner of the account that is signed in', async (password, steps) => {
  expect(await provider.reauthenticate(password)).toBe('old');
  expect(sent()).toEqual(steps);
  await provider.deleteAccount();
  expect(sent().at(-1)).toEqual(['delete', 'u1']);
});

it('emails lead to the account, a new name and a refresh concern the user who is signed in', async () => {
  await provider.sendPasswordReset('ada@example.com');
  await provider.sendVerification();
  expect(await provider.updateDisplayName('Grace')).toMatchObject({ uid: 'u1' });
  expect(await provider.refreshAccount()).toMatchObject({ uid: 'u1' });
  await provider.signOutUser();
  expect(sent()).toEqual([
    ['reset', 'main', 'ada@example.com', link],
    ['verify', 'u1', link],
    ['profile', 'u1', { displayName: 'Grace' }],
    ['reload', 'u1'],
    ['out', 'main'],
  ]);
});

// Verifies docs/product.md 45.2 (addresses), 45.18 (Firebase).
it('the mails of a German page lead to the German account page', async () => {
  const german = await inLanguage('de', () => import('./firebase-auth'));
  await german.sendPasswordReset('ada@example.com');
  expect(sent()).toEqual([['reset', 'main', 'ada@example.com', { url: 'http://localhost/de/auth/user' }]]);
  expect(auths.main?.languageCode).toBe('de');
  await german.preparePopup();
  expect(auths.popup?.languageCode).toBe('de');
});
