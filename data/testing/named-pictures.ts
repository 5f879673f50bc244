import type { PictureSource } from '@/domain/picture-source';

/** In place of data/pictures.ts: what the build makes of a picture, named after the file that it is made of. */

export const hasPicture = () => true;

export const openGraphPictureAt = (path: string) => path;

export const pictureAt = (path: string, alt: string): PictureSource => ({
  file: path,
  widths: [800],
  width: 1200,
  height: 1500,
  alt,
});
