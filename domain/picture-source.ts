/** One picture in the variants that the build made of it. Sizes are in px. */
export type PictureSource = {
  avif: string;
  webp: string;
  /** The middle variant, for browsers that read neither `srcset` nor AVIF. */
  src: string;
  width: number;
  height: number;
  alt: string;
};
