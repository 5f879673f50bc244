/*
 * The only module that uses Firebase. Import it dynamically, `await import('./firebase-auth')`: the SDK is about 30
 * KB, and guests must not download it.
 */
import { addressOf, language } from '@/domain/language';
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

/** Account data of a signed-in user. */
export type Account = {
  displayName: string | null;
  email: string | null;
  uid: string;
  emailVerified: boolean;
  /** False for an account without a password (social sign-in only). */
  hasPassword: boolean;
};

/** Next replaces these variables only when written as full names. Without a key, the emulator is used. */
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

/** Runs asynchronous work once; after an error the next call retries. */
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
 * A second app for Google's popup. In Safari and on phones the SDK loads Google's scripts as soon as an app with this
 * resolver starts; most pages need none of them.
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
  // Of its emails, and of Google's window.
  auth.languageCode = language;
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

/** Target of the links in the provider's emails. */
const accountPageLink = () => ({ url: `${window.location.origin}${addressOf('/auth/user')}` });

/**
 * Loads what Google's popup needs. Safari and phones then open the popup within the click's task; other browsers
 * allow some seconds.
 * @throws {FirebaseError} if the provider or Google's script cannot be reached
 */
export async function preparePopup(): Promise<void> {
  await connectForPopup();
}

/**
 * Calls the listener with the signed-in account now and after each token change. Returns an unsubscribe function.
 * @throws {FirebaseError} if the provider cannot be opened
 */
export async function followAccount(listener: (account: Account | null) => void): Promise<() => void> {
  return onIdTokenChanged(await connect(), (user) => listener(user && accountOf(user)));
}

/**
 * The account signed in according to this tab.
 * @throws {FirebaseError} if the provider cannot be opened
 */
export async function currentAccount(): Promise<Account | null> {
  const { currentUser } = await connect();
  return currentUser && accountOf(currentUser);
}

/**
 * Reloads the signed-in user from the provider: the address may have been confirmed in another window.
 * @throws {FirebaseError} if no user is signed in, or the provider cannot be reached
 */
export async function refreshAccount(): Promise<Account> {
  const user = await signedInUser();
  await reload(user);
  return accountOf(user);
}

/**
 * ID token for the header `Authorization: Bearer …`.
 * @throws {FirebaseError} if no user is signed in, or the provider cannot be reached
 */
export async function idToken(): Promise<string> {
  const user = await signedInUser();
  const { token, claims } = await user.getIdTokenResult();
  // A token from before the email confirmation lacks the claim.
  return user.emailVerified && !claims.email_verified ? user.getIdToken(true) : token;
}

/**
 * Signs in with email and password.
 * @throws {FirebaseError} if no account matches, or the provider rejects or cannot be reached
 */
export async function signInWithPassword(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(await connect(), email, password);
  return accountOf(user);
}

/**
 * Signs in through Google's popup.
 * @throws {FirebaseError} if the popup is blocked, closed or replaced, or the provider cannot be reached
 */
export async function signInWithGoogle(): Promise<Account> {
  const popup = await connectForPopup();
  const { user } = await signInWithPopup(popup, new GoogleAuthProvider());
  await updateCurrentUser(await connect(), user);
  await signOut(popup);
  return accountOf(user);
}

/**
 * Creates an account, signs in and sends the confirmation email. The account may come back without its name.
 * @throws {FirebaseError} if the email is taken, the password is too weak, or the provider cannot be reached
 */
export async function register(displayName: string, email: string, password: string): Promise<Account> {
  const { user } = await createUserWithEmailAndPassword(await connect(), email, password);
  // The account exists now: after an error from here on the shopper would register again, which fails. The account page can
  // set name and email later.
  await updateProfile(user, { displayName }).catch(() => {});
  await sendEmailVerification(user, accountPageLink()).catch(() => {});
  return accountOf(user);
}

/**
 * Signs out.
 * @throws {FirebaseError} if the provider cannot be opened
 */
export async function signOutUser(): Promise<void> {
  await signOut(await connect());
}

/**
 * Sends the password reset email.
 * @throws {FirebaseError} if no account has this email, or the provider rejects or cannot be reached
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await connect(), email, accountPageLink());
}

/**
 * Sends the confirmation email to the signed-in user.
 * @throws {FirebaseError} if no user is signed in, or the provider rejects or cannot be reached
 */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(await signedInUser(), accountPageLink());
}

/**
 * Changes the signed-in user's display name.
 * @throws {FirebaseError} if no user is signed in, or the provider cannot be reached
 */
export async function updateDisplayName(displayName: string): Promise<Account> {
  const user = await signedInUser();
  await updateProfile(user, { displayName });
  return accountOf(user);
}

/**
 * Reauthenticates the signed-in user, which the provider requires before deletion. Returns a fresh ID token.
 * @param password undefined for a social account, which uses Google's popup
 * @throws {FirebaseError} for another password or Google account, a blocked or closed popup, or an unreachable provider
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
 * @throws {FirebaseError} if the reauthentication is too old, or the provider cannot be reached
 */
export async function deleteAccount(): Promise<void> {
  await deleteUser(await signedInUser());
}
