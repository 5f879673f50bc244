import { handedListMinutes } from '@/domain/handed-list';

const watches = (count: number) => (count === 1 ? '1 watch' : `${count} watches`);

/** Copy of "Continue on another device" on cart and wishlist (docs/product.md 40.8). */
export const handOverCopy = {
  open: 'Continue on another device',
  title: 'Continue on another device',
  about: `Scan the code with your phone, or open the link on the other device. It works once, for ${handedListMinutes} minutes. The list is encrypted: only the link can read it.`,
  busy: 'Encrypting your list…',
  ready: 'The code is ready.',
  code: (what: string) => `QR code of the link to your ${what}`,
  link: 'Link for the other device',
  copy: 'Copy link',
  again: 'Try again',
  notSecure: 'This needs a secure connection (https), because your browser encrypts the list.',
  notLoaded: 'This could not be loaded. Please try again in a moment.',
  lists: { cart: 'cart', wishlist: 'wishlist' },
};

/** Copy of the page on the other device. */
export const takeOverCopy = {
  title: 'Continue here',
  description: 'Take over a cart or wishlist from another device.',
  looking: 'Opening the list…',
  list: { cart: 'Watches from the other device’s cart', wishlist: 'Watches from the other device’s wishlist' },
  about: (count: number, what: string) =>
    `${watches(count)} from the ${what} on your other device. Nothing is added until you press a button here.`,
  unsold: (count: number) => `${watches(count)} can no longer be bought and cannot be added.`,
  nothing: 'None of these watches is sold anymore.',
  incomplete: 'This link is incomplete. Scan the code again, or copy the whole link.',
  unreachable: 'The shop cannot be reached right now. The link still works: try again in a moment.',
  again: 'Try again',
  add: 'Add to my wishlist',
  allThere: 'All of these are already on your wishlist.',
  seeWishlist: 'See your wishlist',
  seeCart: 'See your cart',
  needsScript: 'This page needs JavaScript, because your browser decrypts the list. Please turn JavaScript on.',
};
