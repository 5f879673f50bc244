/** Loads and decodes a picture, so that the next frame can paint it. @throws if loading fails */
export function decodePicture(path: string): Promise<void> {
  const picture = new Image();
  picture.src = path;
  return picture.decode();
}
