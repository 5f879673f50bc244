export const accountTitle = 'My account';

/** Shown without JavaScript. */
export const accountsNeedScript = 'Accounts need JavaScript. You can browse every watch without an account.';

export const signInCopy = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  busy: 'Signing in…',
  done: 'You are signed in.',
  noAccount: 'No account?',
};

export const googleCopy = {
  title: 'Sign in with Google',
  busy: 'Continue in the Google window.',
};

export const registrationCopy = {
  title: 'Register',
  name: 'Display name',
  nameHint: 'The name we greet you by.',
  nameRule: 'Enter a name with at least one letter.',
  email: 'Email',
  password: 'Password',
  passwordHint: (length: number) => `At least ${length} characters.`,
  busy: 'Creating your account…',
  done: 'Your account has been created.',
  alreadySignedIn: (email = '') =>
    `You are signed in${email && ` as ${email}`}. To create another account, sign out on your account page first.`,
  allWatches: 'All watches',
};

export const resetCopy = {
  opener: 'Forgot your password?',
  title: 'Reset your password',
  email: 'The email of your account',
  send: 'Send the email',
  busy: 'Sending the email…',
  sent: (email: string) => `We sent an email to ${email}. Follow its link to choose a new password.`,
};

export const verificationCopy = {
  explanation: 'Follow the link in the email we sent to confirm that this address is yours.',
  title: 'Confirm your email',
  send: 'Send the email again',
  busy: 'Sending the email…',
  sent: 'The email is on its way.',
};

export const renameCopy = {
  title: 'Change your name',
  name: registrationCopy.name,
  send: 'Change name',
  busy: 'Saving…',
  saved: (name: string) => `Saved. Your name is now ${name}.`,
};

export const deletionCopy = {
  title: 'Delete your account',
  warning:
    'Your name, email, sign-in and saved addresses are deleted immediately and cannot be restored. The shop keeps your orders, messages and newsletter subscription. Your cart and wishlist stay in this browser.',
  password: 'Your password',
  google: 'The Google window will ask you to sign in again.',
  send: 'Delete permanently',
  busy: 'Deleting your account…',
  done: 'Your account has been deleted.',
  addressBookNotDeleted: 'Your saved addresses could not be deleted, so your account was not deleted either.',
};

export const signOutCopy = {
  title: 'Sign out',
  busy: 'Signing out…',
  done: 'You are signed out.',
  keepLists: 'Leave my cart and wishlist on this device',
  unsent: (changes: number) =>
    changes === 1
      ? 'You are signed out. One change is not in your account yet: it is sent when you sign in on this device again.'
      : `You are signed out. ${changes} changes are not in your account yet: they are sent when you sign in on this device again.`,
};

/** Copy of the switch for values that follow the account (docs/product.md 40.7). */
export const followedCopy = {
  title: 'On all your devices',
  lists: 'Your cart, wishlist and saved addresses are the same on all devices where you sign in.',
  follow: 'Sync my checkout details and comparison too',
  names: { wrist: 'And my wrist size', recent: 'And the watches I viewed' },
  saved: 'Saved.',
  failed: 'This could not be saved. Try again in a moment.',
};

/** Copy about lines that the browser had before the sign-in (docs/product.md 40.3). */
export const joinedCopy = {
  title: 'Your lists',
  added: (lines: number) =>
    lines === 1
      ? '1 watch from this device was added to your account’s lists.'
      : `${lines} watches from this device were added to your account’s lists.`,
  undone: 'Undone. Your account’s lists are as they were before.',
  undo: 'Undo',
  close: 'Close',
};

export const ownerCopy = {
  title: 'Your details',
  change: 'Change your account',
  name: 'Name',
  noName: 'None yet',
  email: 'Email',
  isConfirmed: 'Confirmed',
  confirmed: 'Yes',
  unconfirmed: 'Not yet',
};

export const unreachableCopy = {
  explanation: 'The sign-in service cannot be reached, so we cannot show your account right now. We keep trying.',
  title: 'Try to sign in again',
  again: 'Try again',
  busy: 'Trying again…',
  done: 'The sign-in service is available again.',
};

export const orderListCopy = {
  title: 'Your orders',
  looking: 'Loading your orders…',
  none: 'No orders yet. Orders you place while signed in, or with your confirmed email, appear here.',
  form: 'Load your orders',
  again: 'Try again',
  busy: 'Trying again…',
};

/** Formats a time as its day in the reader's time zone: `November 25, 2026`. */
export const orderDay = (at: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(at));
