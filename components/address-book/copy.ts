import type { SavedAddress } from '@/contract/account-addresses';
import { maxSavedAddresses } from '@/contract/limits';
import { addressLines } from '@/domain/address-lines';

/** Short name of an address, for sentences and accessible names. */
export const addressName = ({ fullName, line1 }: { fullName: string; line1: string }) => `${fullName}, ${line1}`;

const full = `Your address book is full: it holds ${maxSavedAddresses} addresses.`;

/** Copy of the address book on the account page. */
export const addressBookCopy = {
  title: 'Your address book',
  looking: 'Looking for your addresses…',
  none: 'Empty so far. What you keep here fills in the form when you order.',
  list: 'Saved addresses',
  retryForm: 'Look for your addresses',
  again: 'Try again',
  busy: 'Trying again…',
  isFirst: 'Sent to first',
  change: 'Change',
  remove: 'Remove',
  sendFirst: 'Send here first',
  undo: 'Undo',
  add: 'Add an address',
  changeTitle: (name: string) => `Change ${name}`,
  keep: 'Keep the address',
  keeping: 'Keeping the address…',
  leave: 'Never mind',
  removing: 'Removing…',
  full: `${full} Remove one to add another.`,
  kept: (name: string) => `${name} is in your address book.`,
  removed: (name: string) => `${name} is out of your address book.`,
  undoOf: (name: string) => `Undo: bring back ${name}`,
  isBack: (name: string) => `${name} is back.`,
  madeFirst: (name: string) => `${name} is sent to first.`,
};

/** Copy of the address book in the checkout. */
export const bookChoiceCopy = {
  label: 'Send to',
  another: 'Another address',
  none: 'Your address book is empty. Tick the box under the address to keep it there.',
  unreachable: 'Your address book cannot be looked up right now. Type the address instead, or',
  again: 'try again',
  keep: 'Keep this address in my address book',
  full: `${full} Remove one on your account’s page to keep another.`,
  orUntick: 'To go on without keeping the address, untick the box.',
};

/** Lines of a saved address in its country's format; the name comes first. */
export const formattedLines = ({ country, countryName, ...address }: SavedAddress) =>
  addressLines({ ...address, country: countryName, countryCode: country });
