import { shopName } from '@/data/shop-name';

/** Copy of the page shell. */
export const shellCopy = {
  skip: 'Skip to content',
  navigation: 'Main',
  account: 'Account',
  shopLinks: 'Shop',
  helpLinks: 'Help',
  brandLinks: 'Brands',
  socialLinks: 'Follow us',
  language: 'Language',
  newsletter: 'Newsletter',
  newsletterNote: 'One email when new watches arrive. Nothing else.',
  dealer: (shop: string) => `${shop}, authorized dealer.`,
  search: 'Shop search',
  menuRest: 'Account and contact',
  myAccount: 'My account',
  banner: 'Promotion',
};

/** Copy of the menus; separate from `shellCopy`, so that the client bundle contains only this part. */
export const menuCopy = { menByBrand: 'Men’s watches by brand', menu: 'Menu', closeMenu: 'Close menu' };

/** Notice of a shop whose settings name no company (docs/product.md 29.16). */
export const demonstrationCopy = 'This shop is a demonstration: nothing is shipped.';

/** Notice of a demo shop open to the network (docs/product.md 19.8). */
export const openToNetworkCopy = {
  label: 'Open to the network',
  title: 'This is a demonstration shop.',
  text: 'Nothing is charged and no watch is shipped. Accounts work only on the machine that runs the shop.',
};

/** Copy of the offline dialog. */
export const offlineCopy = {
  title: 'You are offline.',
  isBack: 'You are back online.',
  text: 'This page, your cart, your wishlist and everything you typed are saved. Continue when you are back online.',
  goOn: 'Continue',
  stay: 'Stay on this page',
};

/** Notice over a cached page. */
export const cachedPageCopy = (since: Date) =>
  `The shop is not responding. You see this page as it was on ${since.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}. Stock and prices may have changed.`;

/** Breadcrumb navigation: its accessible name, and the name of its first link. */
export const breadcrumbTitle = 'Breadcrumb';
export const homeCrumb = 'Home';

/** The motto in parts: one is coloured, the last starts a new line (docs/product.md 3.11). */
export const motto = { before: 'Time to be ', coloured: 'Different', after: ' - ', lastLine: "That's our Motto" };

export const welcomeGuest = `Welcome to ${shopName}`;

/** The welcome line in parts; the name is emphasised (docs/product.md 3.2). */
export function welcomeMember(user: { displayName: string | null; email: string | null } | null) {
  return { before: 'Welcome ', name: (user?.displayName ?? '').toUpperCase(), after: ` ${user?.email ?? ''}` };
}

export const cartTitle = 'Cart';

/** Accessible name of the cart button once storage is read. */
export const cartLabel = (count: number) => `${cartTitle}, ${count || 'empty'}`;

export const wishlistTitle = 'Wishlist';

/** Accessible name of the wishlist button once storage is read. */
export const wishlistLabel = (count: number) => `${wishlistTitle}, ${count || 'empty'}`;

/** Announced when the wishlist button of an empty wishlist is pressed. */
export const wishlistIsEmpty = 'Your wishlist is empty.';

/** Cart message: singular for one product, plural from two (docs/product.md 3.3). */
export function cartCopy(count: number): string {
  if (count < 1) return 'Your cart is empty';
  return `You have added ${count} ${count === 1 ? 'product' : 'products'} to cart`;
}

export function wishlistCopy(count: number): string {
  if (count < 1) return 'Your wishlist is empty';
  return `${count} ${count === 1 ? 'watch' : 'watches'} on your wishlist`;
}

/** Error of a form that could not be sent. */
export const unreachableFormCopy =
  'The shop cannot be reached. Check your connection and try again. What you typed is still here.';
