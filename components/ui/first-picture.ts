/**
 * How broad the picture is drawn that a watch's page shows first, as in HTML's `sizes`: four fifths of the height of
 * `picture-frame`. On a phone with three dots to a px two are enough: the whole screen has them all. A link to that page asks for
 * the same variant (docs/product.md 20.11).
 */
export const firstPictureSizes = [
  '(min-width: 64rem) clamp(320px, 80vh - 12rem, 46vw)',
  '(min-resolution: 2.5dppx) clamp(134px, 53vh - 8.5rem, 67vw)',
  'clamp(200px, 80vh - 13rem, 100vw)',
].join(', ');
