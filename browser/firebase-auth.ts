/*
 * The one place that talks to Firebase. Import it dynamically, `await import('./firebase-auth')`: it brings the SDK
 * with it (some 30 KB), and an anonymous shopper on a catalogue page is to download none of that.
 */
import { FirebaseError, initializeApp, type FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  updateCurrentUser,
  type Auth,
  type Dependencies,
  type User,
} from 'firebase/auth';
import { providerUnreachable } from './sign-in-rejection';
import { emulatedProject } from '@/contract/auth-emulator';

/** What the shop wants to know of a signed-in user. */
export type Account = {
  displayName: string | null;
  email: string | null;
  uid: string;
  emailVerified: boolean;
  /** Whether there is a password to sign in with; a purely social account has none. */
  hasPassword: boolean;
};

/** Only ever read as whole names: that is how Next writes them into the pages. Without a key, the emulator is used. */
const project: FirebaseOptions = {
  apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
};

const isEmulated = !process.env.NEXT_PUBLIC_FIREBASE_API_KEY;

const loadEmulator = () =>
  import('./auth-emulator').catch(() => {
    throw new FirebaseError(providerUnreachable.code, providerUnreachable.message);
  });

/** Does asynchronous work once; after a fault the next call tries again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () =>
    (begun ??= work().catch((error: unknown) => {
      begun = undefined;
      throw error;
    }));
}

const connect = once(() => open({ persistence: [indexedDBLocalPersistence, browserLocalPersistence] }));

/**
 * A second app for Google's window alone. In Safari and on phones, which open a window only right after a click, the SDK loads Google's
 * scripts as soon as an app with this resolver begins: most pages need none of them.
 */
const connectForPopup = once(() =>
  open({ persistence: inMemoryPersistence, popupRedirectResolver: browserPopupRedirectResolver }, 'popup'),
);

async function open(dependencies: Dependencies, name?: string): Promise<Auth> {
  const emulator = isEmulated ? await loadEmulator() : undefined;
  const address = await emulator?.findEmulator();
  if (emulator && address && dependencies.popupRedirectResolver) await emulator.preparePopup(address);
  const auth = initializeAuth(initializeApp(emulator ? emulatedProject : project, name), dependencies);
  if (emulator && address) emulator.attachEmulator(auth, address);
  await auth.authStateReady();
  return auth;
}

const accountOf = ({ displayName, email, uid, emailVerified, providerData }: User): Account => ({
  displayName,
  email,
  uid,
  emailVerified,
  hasPassword: providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
});

async function signedInUser(): Promise<User> {
  const { currentUser } = await connect();
  if (!currentUser) throw new FirebaseError('auth/user-token-expired', 'Firebase: Error (auth/user-token-expired).');
  return currentUser;
}

/** Where the links in the provider's emails lead in the end. */
const accountPageLink = () => ({ url: `${window.location.origin}/auth/user` });

/**
 * Fetches what Google's window needs. In Safari and on phones `signInWithGoogle` and `reauthenticate` then open the window within the
 * task of the click that asks for it; other browsers allow some seconds.
 * @throws {FirebaseError} when the provider or Google's script cannot be reached
 */
export async function preparePopup(): Promise<void> {
  await connectForPopup();
}

/**
 * Tells who is signed in, now and at every change, of the name too where it came with a new token. Returns the function that stops it.
 * @throws {FirebaseError} when the provider cannot be opened
 */
export async function followAccount(listener: (account: Account | null) => void): Promise<() => void> {
  return onIdTokenChanged(await connect(), (user) => listener(user && accountOf(user)));
}

/**
 * Who is signed in as far as this tab knows.
 * @throws {FirebaseError} when the provider cannot be opened
 */
export async function currentAccount(): Promise<Account | null> {
  const { currentUser } = await connect();
  return currentUser && accountOf(currentUser);
}

/**
 * The signed-in user as the provider has it now: the address may have been confirmed in another window.
 * @throws {FirebaseError} when nobody is signed in any more, or the provider cannot be reached
 */
export async function refreshAccount(): Promise<Account> {
  const user = await signedInUser();
  await reload(user);
  return accountOf(user);
}

/**
 * The token that tells the shop's server who is signed in, for the header `Authorization: Bearer …`.
 * @throws {FirebaseError} when nobody is signed in any more, or the provider cannot be reached
 */
export async function idToken(): Promise<string> {
  const user = await signedInUser();
  const { token, claims } = await user.getIdTokenResult();
  // One from before the address was confirmed does not say so.
  return user.emailVerified && !claims.email_verified ? user.getIdToken(true) : token;
}

/**
 * Signs in with e-mail and password.
 * @throws {FirebaseError} when they match no account, or the provider refuses or cannot be reached
 */
export async function signInWithPassword(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(await connect(), email, password);
  return accountOf(user);
}

/**
 * Signs in through Google's window.
 * @throws {FirebaseError} when the window is blocked, closed or taken over by another, or the provider cannot be reached
 */
export async function signInWithGoogle(): Promise<Account> {
  const popup = await connectForPopup();
  const { user } = await signInWithPopup(popup, new GoogleAuthProvider());
  await updateCurrentUser(await connect(), user);
  await signOut(popup);
  return accountOf(user);
}

/**
 * Opens an account, which signs its owner in, and sends the mail that confirms the address. The account may come back
 * without its name, which its owner can set on the account's page.
 * @throws {FirebaseError} when the e-mail is taken, the password too weak, or the provider cannot be reached
 */
export async function register(displayName: string, email: string, password: string): Promise<Account> {
  const { user } = await createUserWithEmailAndPassword(await connect(), email, password);
  // The account exists now: a refusal from here on would make its owner register again, in vain. Name and email can be
  // made up for on the account's page.
  await updateProfile(user, { displayName }).catch(() => {});
  await sendEmailVerification(user, accountPageLink()).catch(() => {});
  return accountOf(user);
}

/**
 * Signs out.
 * @throws {FirebaseError} when the provider cannot be opened
 */
export async function signOutUser(): Promise<void> {
  await signOut(await connect());
}

/**
 * Sends the mail whose link leads to choosing a new password.
 * @throws {FirebaseError} when no account has this e-mail, or the provider refuses or cannot be reached
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await connect(), email, accountPageLink());
}

/**
 * Sends the mail that confirms the signed-in user's address.
 * @throws {FirebaseError} when nobody is signed in, or the provider refuses or cannot be reached
 */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(await signedInUser(), accountPageLink());
}

/**
 * Changes the signed-in user's display name.
 * @throws {FirebaseError} when nobody is signed in, or the provider cannot be reached
 */
export async function updateDisplayName(displayName: string): Promise<Account> {
  const user = await signedInUser();
  await updateProfile(user, { displayName });
  return accountOf(user);
}

/**
 * Has the signed-in user sign in once more, as the provider wants it before an account is deleted, and gives a fresh token
 * for the shop's server.
 * @param password none for a purely social account, whose owner signs in through Google's window
 * @throws {FirebaseError} when the password or the Google account is another, the window was blocked or closed, or the
 * provider cannot be reached
 */
export async function reauthenticate(password: string | undefined): Promise<string> {
  const user = await signedInUser();
  if (password === undefined) {
    const popup = await connectForPopup();
    await updateCurrentUser(popup, user);
    const proof = await reauthenticateWithPopup(popup.currentUser ?? user, new GoogleAuthProvider());
    await updateCurrentUser(await connect(), proof.user);
    await signOut(popup);
  } else {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  }
  return (await signedInUser()).getIdToken();
}

/**
 * Deletes the account, right after `reauthenticate`.
 * @throws {FirebaseError} when too long has passed since, or the provider cannot be reached
 */
export async function deleteAccount(): Promise<void> {
  await deleteUser(await signedInUser());
}
