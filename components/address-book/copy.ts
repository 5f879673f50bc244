import { maxSavedAddresses } from '@/contract/limits';

const full = `Your address book is full: it holds ${maxSavedAddresses} addresses.`;

/** Copy of the address book on the account page. */
export const addressBookCopy = {
  title: 'Your address book',
  looking: 'Loading your addresses…',
  none: 'No saved addresses yet. A saved address fills in the form when you order.',
  list: 'Saved addresses',
  retryForm: 'Load your addresses',
  again: 'Try again',
  busy: 'Trying again…',
  isFirst: 'Default',
  change: 'Change',
  remove: 'Remove',
  sendFirst: 'Make default',
  undo: 'Undo',
  add: 'Add an address',
  changeTitle: (name: string) => `Change ${name}`,
  keep: 'Save address',
  keeping: 'Saving the address…',
  leave: 'Cancel',
  removing: 'Removing…',
  full: `${full} Remove one to add another.`,
  kept: (name: string) => `${name} is in your address book.`,
  removed: (name: string) => `${name} was removed from your address book.`,
  undoOf: (name: string) => `Undo: restore ${name}`,
  isBack: (name: string) => `${name} was restored.`,
  madeFirst: (name: string) => `${name} is now your default address.`,
};

/** Copy of the address book in the checkout. */
export const bookChoiceCopy = {
  label: 'Send to',
  another: 'Another address',
  none: 'You have no saved addresses. Check the box below the address to save it.',
  unreachable: 'Your address book could not be loaded. Type the address instead, or',
  again: 'try again',
  keep: 'Save this address in my address book',
  full: `${full} Remove one on your account page to save another.`,
  orUntick: 'To continue without saving the address, uncheck the box.',
};
