/** Copy of the dial reader (docs/product.md 32). */
export const dialCopy = {
  slider: 'Time on the dial',
  now: 'Now',
  close: 'Close',
  notLoaded: 'The dial could not be loaded. Move the slider again to retry.',
};
