/** What is said around a watch that is to stand in the shopper's room (docs/product.md 31.7). */
export const roomWords = {
  show: 'In your room',
  missing: 'This phone has nothing to show it with. “Turn it” shows it here.',
};
