/** Copy of the dial reader (docs/product.md 32). */
export const dialCopy = {
  title: 'Read the dial',
  now: 'Now',
  notLoaded: 'The dial did not come. The picture is still here; move the slider again to retry.',
};
