import type { PictureSource } from '@/domain/picture-source';

/** Stub of data/pictures.ts that names pictures after their source files. */

export const hasPicture = () => true;

export const openGraphPictureAt = (path: string) => path;

export const pictureAt = (path: string, alt: string): PictureSource => ({
  file: path,
  widths: [800],
  width: 1200,
  height: 1500,
  alt,
});
