/** How many watches the cart holds: singular for one, plural from two (docs/product.md 3.3). */
export function cartWords(count: number): string {
  if (count < 1) return 'Your cart is empty';
  return `You have added ${count} ${count === 1 ? 'product' : 'products'} to cart`;
}

/** How many watches the wishlist holds. */
export function wishlistWords(count: number): string {
  if (count < 1) return 'Your wishlist is empty';
  return `${count} ${count === 1 ? 'watch' : 'watches'} on your wishlist`;
}
