import { savedCopy } from './copy';

it.each([
  [2, 2, '2 watches saved to your wishlist.'],
  [1, 2, '1 watch saved to your wishlist. The others were already there.'],
  [0, 2, 'All of them were already on your wishlist.'],
  [0, 1, 'It was already on your wishlist.'],
])('savedCopy(%d, %d) returns %j', (saved, all, message) => expect(savedCopy(saved, all)).toBe(message));
