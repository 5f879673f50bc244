/*
 * The one place that talks to Firebase. Import it dynamically, `await import('@/lib/firebase-auth')`: it brings the SDK
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
  onAuthStateChanged,
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
  type User,
} from 'firebase/auth';

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

let ready: Promise<Auth> | undefined;

/** The provider, connected once; a connection that failed is tried again. */
function connect(): Promise<Auth> {
  ready ??= open().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function open(): Promise<Auth> {
  const emulator = process.env.NEXT_PUBLIC_FIREBASE_API_KEY ? undefined : await import('./auth-emulator');
  const address = await emulator?.findEmulator();
  const app = initializeApp(emulator?.emulatedProject ?? project);
  // No popup resolver here: it would fetch Google's scripts at once, for a popup that hardly anyone opens.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulator && address) emulator.attachEmulator(auth, address);
  await auth.authStateReady();
  return auth;
}

/** The provider with what a popup needs where Google's own script cannot be had. */
async function connectForPopup(): Promise<Auth> {
  const auth = await connect();
  if (!process.env.NEXT_PUBLIC_FIREBASE_API_KEY) await (await import('./auth-emulator')).preparePopup(auth);
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

/** Where the links in mails lead when they have done their work. */
const backToAccount = () => ({ url: `${window.location.origin}/auth/user` });

/**
 * Tells who is signed in, now and at every change. Returns the function that stops it.
 * @throws {FirebaseError} when the provider cannot be opened
 */
export async function followAccount(listener: (account: Account | null) => void): Promise<() => void> {
  return onAuthStateChanged(await connect(), (user) => listener(user && accountOf(user)));
}

/** Who is signed in as far as this tab knows. */
export async function currentAccount(): Promise<Account | null> {
  const { currentUser } = await connect();
  return currentUser && accountOf(currentUser);
}

/** The signed-in user as the provider has it now: the address may have been confirmed in another window. */
export async function refreshAccount(): Promise<Account> {
  const user = await signedInUser();
  await reload(user);
  return accountOf(user);
}

export async function signInWithPassword(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(await connect(), email, password);
  return accountOf(user);
}

export async function signInWithGoogle(): Promise<Account> {
  const auth = await connectForPopup();
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  return accountOf(user);
}

/** Opens an account, which signs its owner in, and sends the mail that confirms the address. */
export async function register(displayName: string, email: string, password: string): Promise<Account> {
  const { user } = await createUserWithEmailAndPassword(await connect(), email, password);
  await updateProfile(user, { displayName });
  // The account stands; the mail can be sent again from its page.
  await sendEmailVerification(user, backToAccount()).catch(() => {});
  return accountOf(user);
}

export async function leave(): Promise<void> {
  await signOut(await connect());
}

export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await connect(), email, backToAccount());
}

export async function sendVerification(): Promise<void> {
  await sendEmailVerification(await signedInUser(), backToAccount());
}

export async function rename(displayName: string): Promise<Account> {
  const user = await signedInUser();
  await updateProfile(user, { displayName });
  return accountOf(user);
}

/** Deletes the account after its owner has signed in once more: with the password, or in Google's window. */
export async function deleteAccount(password: string | undefined): Promise<void> {
  const user = await signedInUser();
  if (password === undefined) {
    await connectForPopup();
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } else {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  }
  await deleteUser(user);
}
