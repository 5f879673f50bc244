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
  type Auth,
  type PopupRedirectResolver,
  type User,
} from 'firebase/auth';
import { providerUnreachable } from './sign-in-refusal';
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

let ready: Promise<Auth> | undefined;

/** Connects once; after a fault the next call tries again. */
function connect(): Promise<Auth> {
  ready ??= open().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function open(): Promise<Auth> {
  const emulator = isEmulated ? await loadEmulator() : undefined;
  const address = await emulator?.findEmulator();
  const app = initializeApp(emulator ? emulatedProject : project);
  // No popup resolver here: it would fetch Google's scripts at once, for a popup that hardly anyone opens.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulator && address) emulator.attachEmulator(auth, address);
  await auth.authStateReady();
  return auth;
}

/** What the SDK's popup resolver really is; its public type is empty. */
type Resolver = { _initialize: (auth: Auth) => Promise<unknown> };
const BrowserResolver = browserPopupRedirectResolver as unknown as new () => Resolver;
let resolver: Resolver | undefined;
const theFirst = (made: Resolver): Resolver => (resolver ??= made);

/**
 * The SDK makes its one resolver by `new` and loads what that needs (Google's script and a hidden frame) only at the first
 * popup. That is too late for Safari and phones, which open a window only right after a click. The first instance of
 * this class is the one that every `new` returns, so we can prepare it before the click.
 */
class EarlyResolver extends BrowserResolver {
  constructor() {
    super();
    return theFirst(this) as this;
  }
}
const popupResolver = EarlyResolver as unknown as PopupRedirectResolver;

let readyForPopup: Promise<Auth> | undefined;

/** Fetches all that a popup needs, once; after a fault the next call tries again. */
function connectForPopup(): Promise<Auth> {
  readyForPopup ??= openForPopup().catch((error: unknown) => {
    readyForPopup = undefined;
    throw error;
  });
  return readyForPopup;
}

async function openForPopup(): Promise<Auth> {
  const auth = await connect();
  if (isEmulated) await (await loadEmulator()).preparePopup(auth);
  await new EarlyResolver()._initialize(auth);
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
const backToAccount = () => ({ url: `${window.location.origin}/auth/user` });

/**
 * Fetches all that Google's window needs. Once that is done, `signInWithGoogle` and `proveOwner` open the window
 * within the task of the click that asks for it.
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
 * Signs in through Google's window, which opens at once after `preparePopup`.
 * @throws {FirebaseError} when the window is blocked, closed or taken over by another, or the provider cannot be reached
 */
export async function signInWithGoogle(): Promise<Account> {
  const auth = await connectForPopup();
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), popupResolver);
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
  await sendEmailVerification(user, backToAccount()).catch(() => {});
  return accountOf(user);
}

/**
 * Signs out.
 * @throws {FirebaseError} when the provider cannot be opened
 */
export async function leave(): Promise<void> {
  await signOut(await connect());
}

/**
 * Sends the mail whose link leads to choosing a new password.
 * @throws {FirebaseError} when no account has this e-mail, or the provider refuses or cannot be reached
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await connect(), email, backToAccount());
}

/**
 * Sends the mail that confirms the signed-in user's address.
 * @throws {FirebaseError} when nobody is signed in, or the provider refuses or cannot be reached
 */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(await signedInUser(), backToAccount());
}

/**
 * Changes the signed-in user's display name.
 * @throws {FirebaseError} when nobody is signed in, or the provider cannot be reached
 */
export async function rename(displayName: string): Promise<Account> {
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
export async function proveOwner(password: string | undefined): Promise<string> {
  const user = await signedInUser();
  if (password === undefined) {
    await connectForPopup();
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), popupResolver);
  } else {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  }
  return user.getIdToken();
}

/**
 * Deletes the account, right after `proveOwner`.
 * @throws {FirebaseError} when too long has passed since, or the provider cannot be reached
 */
export async function deleteAccount(): Promise<void> {
  await deleteUser(await signedInUser());
}
