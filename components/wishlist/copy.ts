export const wishlistPageCopy = {
  title: 'Wishlist',
  looking: 'Loading your wishlist…',
  list: 'Watches on your wishlist',
  empty: 'Your wishlist is empty.',
  emptyHint: 'Press the heart on a watch to save it here.',
  unreachable: 'We could not load today’s prices and pictures. The list shows what this browser has saved.',
  inCartToo: 'Also in your cart',
  move: 'Move to cart',
  moveOf: (name: string) => `Move to cart: ${name}`,
  removed: (name: string) => `${name} was removed from your wishlist.`,
};

export const shareCopy = {
  title: 'Share your wishlist',
  link: 'Link to this list',
  copy: 'Copy link to this list',
  share: 'Share this list',
  shared: 'Link shared.',
  sheetTitle: 'Watches on my wishlist',
  about:
    'The link shows your list as it is now, without your name. Anyone who opens it can view it and save it as their own.',
};

export const sharedListCopy = {
  list: 'Watches on the shared list',
  about: (count: number) =>
    `Someone shared ${count === 1 ? 'this watch' : `these ${count} watches`} with you. Your own wishlist does not change until you save them.`,
  save: 'Save these to my wishlist',
  allSaved: 'All are on your wishlist',
  seeOwn: 'See your own wishlist',
  noWatchFound: 'That link has no watch that we sell. This is your own wishlist.',
  unreachable: 'The watches on this list could not be loaded.',
  notFetched: 'The watches could not be loaded, so nothing was saved. Check your connection and press again.',
};

/** Message after saving a shared list: `saved` of `all` watches were new. */
export function savedCopy(saved: number, all: number): string {
  if (saved === 0) return all === 1 ? 'It was already on your wishlist.' : 'All of them were already on your wishlist.';
  const rest = all === saved ? '' : ' The others were already there.';
  return `${saved === 1 ? '1 watch' : `${saved} watches`} saved to your wishlist.${rest}`;
}
