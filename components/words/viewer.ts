/** Around a picture on the whole screen (docs/product.md 6.19). */
export const viewerWords = {
  title: (name: string) => `${name} on the whole screen`,
  position: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
};
