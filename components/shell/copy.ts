import { shopName } from '@/data/shop-name';

/** What stands around every page. */
export const shellCopy = {
  skip: 'Skip to content',
  navigation: 'Main',
  account: 'Account',
  shopLinks: 'Shop',
  helpLinks: 'Help',
  brandLinks: 'Brands',
  socialLinks: 'Elsewhere',
};

/** What opens and closes; of what stands around a page, the little that a script says too. */
export const menuCopy = { menByBrand: 'Men’s watches by brand', menu: 'Menu', closeMenu: 'Close menu' };

/** Of a place where the shop is not to be found. */
export const notYetCopy = (place: string) => `${place}, not yet`;

/** What every page says of a shop that its owner has opened to the network for a look (docs/product.md 19.8). */
export const openToNetworkCopy = {
  label: 'Open to the network',
  title: 'This shop is open to the network, for a look only.',
  text: 'Nobody is charged and no watch is sent. Accounts work only on the machine that the shop runs on.',
};

/** Where a link or a form has led nowhere, because the browser is offline. */
export const offlineCopy = {
  title: 'You are offline.',
  isBack: 'You are connected again.',
  text: 'This page, your cart, your wishlist and all that you have typed stay as they are. Go on once the connection is back.',
  goOn: 'Go on',
  stay: 'Stay on this page',
};

/** Over a page that was kept: `when` is the day and the time, as the browser writes them. */
export const cachedPageCopy = (when: string) =>
  `The shop does not answer. This is the page as it was on ${when}: stock and prices may have changed.`;

/** The motto by its parts: one is coloured, the last begins a line (docs/product.md 3.11). */
export const motto = { before: 'Time to be ', coloured: 'Different', after: ' - ', lastLine: "That's our Motto" };

export const welcomeGuest = `Welcome to ${shopName}`;

/** The welcome line by its parts, of which the name stands out (docs/product.md 3.2). */
export function welcomeMember(user: { displayName: string | null; email: string | null } | null) {
  return { before: 'Welcome ', name: (user?.displayName ?? '').toUpperCase(), after: ` ${user?.email ?? ''}` };
}

export const cartTitle = 'Cart';

/** What the cart button is called once the cart has been read. */
export const cartLabel = (count: number) => `${cartTitle}, ${count || 'empty'}`;

export const wishlistTitle = 'Wishlist';

/** What the heart is called once the wishlist has been read. */
export const wishlistLabel = (count: number) => `${wishlistTitle}, ${count || 'empty'}`;

/** Why the heart of an empty wishlist stays where it is. */
export const wishlistIsEmpty = 'Your wishlist is empty.';

/** How many watches the cart holds: singular for one, plural from two (docs/product.md 3.3). */
export function cartCopy(count: number): string {
  if (count < 1) return 'Your cart is empty';
  return `You have added ${count} ${count === 1 ? 'product' : 'products'} to cart`;
}

/** How many watches the wishlist holds. */
export function wishlistCopy(count: number): string {
  if (count < 1) return 'Your wishlist is empty';
  return `${count} ${count === 1 ? 'watch' : 'watches'} on your wishlist`;
}

/** Where a form could not be sent. */
export const unreachableFormCopy =
  'The shop cannot be reached. Check your connection and try again; what you typed is still here.';
