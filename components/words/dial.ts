/** What stands around the dial that is read (docs/product.md 32). */
export const dialWords = {
  title: 'Read the dial',
  now: 'Now',
  notLoaded: 'The dial did not come. The picture is still here; move the slider again to retry.',
};

/** What stands around the light that is put out. */
export const lightWords = {
  out: 'Lights out',
  on: 'Lights on',
  none: 'No lume. Dark is dark.',
  dark: 'The lights are out. What you still see is lume.',
  notLoaded: 'The dark did not come. Press again to retry.',
};

/** Over the home page's dial to try. */
export const tryDialWords = { title: 'Read one odd hour' };
