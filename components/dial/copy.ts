/** Copy of the dial reader (docs/product.md 32). */
export const dialCopy = {
  title: 'Read the dial',
  now: 'Now',
  notLoaded: 'The dial could not be loaded. Move the slider again to retry.',
};
