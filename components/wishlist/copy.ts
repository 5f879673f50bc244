export const wishlistPageCopy = {
  title: 'Wishlist',
  looking: 'Looking for the list…',
  list: 'Watches on your wishlist',
  empty: 'Your wishlist is empty.',
  emptyHint: '“Save to Wishlist” on a watch’s page keeps it here, in this browser, for as long as you like.',
  unreachable:
    'The shop could not be reached for today’s prices and pictures. The list shows what this browser has kept.',
  inCartToo: 'In your cart too',
  move: 'Move to cart',
  moveOf: (name: string) => `Move to cart: ${name}`,
  removed: (name: string) => `${name} is off your wishlist.`,
};

export const shareCopy = {
  title: 'Show this list to someone',
  link: 'Link to this list',
  copy: 'Copy link to this list',
  share: 'Share this list',
  shared: 'Link shared.',
  sheetTitle: 'Watches on my wishlist',
};

export const sharedListCopy = {
  list: 'Watches on the shared list',
  save: 'Save these to my wishlist',
  allSaved: 'All on your wishlist',
  seeOwn: 'See your own wishlist',
  noWatchFound: 'That link names no watch that we sell. Here is your own wishlist instead.',
  unreachable: 'The shop could not be reached for the watches of this list.',
  notFetched: 'The watches could not be fetched, so nothing was saved. Check the connection and press again.',
};

/** Message after saving a shared list: `saved` of `all` watches were new. */
export function savedCopy(saved: number, all: number): string {
  if (saved === 0) return all === 1 ? 'It was on your wishlist already.' : 'They were all on your wishlist already.';
  const rest = all === saved ? '' : ' The rest was there already.';
  return `${saved === 1 ? '1 watch' : `${saved} watches`} saved to your wishlist.${rest}`;
}
