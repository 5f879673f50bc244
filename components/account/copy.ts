export const accountTitle = 'My account';

/** Shown without JavaScript. */
export const accountsNeedScript = 'Accounts need JavaScript. You can look at every watch without one.';

export const signInCopy = {
  title: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  busy: 'Signing in…',
  done: 'You are signed in.',
};

export const googleCopy = {
  title: 'Sign in with Google',
  busy: 'Go on in Google’s window.',
};

export const registrationCopy = {
  title: 'Register',
  name: 'Display name',
  nameHint: 'What the shop calls you.',
  nameRule: 'A name has at least one letter.',
  email: 'E-mail',
  password: 'Password',
  passwordHint: (length: number) => `${length} characters at least.`,
  busy: 'Opening your account…',
  done: 'Your account is open.',
  /** Exact wording of the alert, misspelt as docs/product.md 11.5 requires. */
  registered: 'registration suucesuffly',
  alreadySignedIn: (email = '') =>
    `You are signed in${email && ` as ${email}`}. To open another account, sign out on your account’s page first.`,
};

export const resetCopy = {
  opener: 'Forgot your password?',
  title: 'Choose a new password by mail',
  email: 'Your account’s e-mail',
  send: 'Send the mail',
  busy: 'Sending the mail…',
  sent: (email: string) => `A mail to ${email} is on its way. Its link lets you choose a new password.`,
};

export const verificationCopy = {
  explanation: 'Follow the link in the mail we sent to confirm that this address is yours.',
  title: 'Confirm your e-mail',
  send: 'Send the mail again',
  busy: 'Sending the mail…',
  sent: 'The mail is on its way.',
};

export const renameCopy = {
  title: 'Change your name',
  name: registrationCopy.name,
  send: 'Change the name',
  busy: 'Saving…',
  saved: (name: string) => `Saved. You are ${name} now.`,
};

export const deletionCopy = {
  title: 'Delete the account',
  warning:
    'The account’s name, e-mail and sign-in are deleted at once and cannot be brought back, and so are its saved addresses. Orders, messages and a newsletter subscription stay with the shop. Your cart and wishlist stay in this browser.',
  password: 'Your password',
  google: 'Google’s window will ask you to sign in once more.',
  send: 'Delete it for good',
  busy: 'Deleting the account…',
  done: 'Your account is deleted.',
  addressBookNotDeleted: 'Your saved addresses could not be deleted, so your account was not either.',
};

export const signOutCopy = {
  title: 'Sign out',
  busy: 'Signing out…',
  done: 'You are signed out.',
};

export const ownerCopy = {
  title: 'Who you are',
  name: 'Name',
  noName: 'None yet',
  email: 'E-mail',
  isConfirmed: 'Confirmed',
  confirmed: 'Yes',
  unconfirmed: 'Not yet',
};

export const unreachableCopy = {
  explanation:
    'You signed in before, but the sign-in service cannot be reached, so we cannot show your account. We keep trying.',
  title: 'Reach the sign-in service',
  again: 'Try again',
  busy: 'Trying again…',
  done: 'The sign-in service answers again.',
};

export const orderListCopy = {
  title: 'Your orders',
  looking: 'Looking for your orders…',
  none: 'None yet. What you order while you are signed in, or with your confirmed e-mail, stands here.',
  form: 'Look for your orders',
  again: 'Try again',
  busy: 'Trying again…',
};
