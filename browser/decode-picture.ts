/** Fetches a picture so that it is there in the frame that shows it. @throws where it does not come */
export function decodePicture(path: string): Promise<void> {
  const picture = new Image();
  picture.src = path;
  return picture.decode();
}
