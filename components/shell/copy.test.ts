import { cartCopy, wishlistCopy } from './copy';

describe('cartCopy', () => {
  it.each([
    [0, 'Your cart is empty'],
    [1, 'You have added 1 product to cart'],
    [2, 'You have added 2 products to cart'],
    [54, 'You have added 54 products to cart'],
  ])('of %p returns %p', (count, message) => expect(cartCopy(count)).toBe(message));
});

describe('wishlistCopy', () => {
  it.each([
    [0, 'Your wishlist is empty'],
    [1, '1 watch on your wishlist'],
    [2, '2 watches on your wishlist'],
  ])('of %p returns %p', (count, message) => expect(wishlistCopy(count)).toBe(message));
});
