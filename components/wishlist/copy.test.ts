import { savedCopy } from './copy';

it.each([
  [2, 2, '2 watches saved to your wishlist.'],
  [1, 2, '1 watch saved to your wishlist. The rest was there already.'],
  [0, 2, 'They were all on your wishlist already.'],
  [0, 1, 'It was on your wishlist already.'],
])('savedCopy(%d, %d) returns %j', (saved, all, message) => expect(savedCopy(saved, all)).toBe(message));
