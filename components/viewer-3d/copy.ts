/** Copy of the 3D viewer (docs/product.md 31). */
export const rotationCopy = {
  /** Accessible name of the 3D viewer, with its controls. */
  view: (name: string) => `${name}. Drag or use the arrow keys to rotate, plus and minus to zoom`,
  sides: { front: 'Front', back: 'Back', side: 'Side' },
  sidesOf: (name: string) => `Views of ${name}`,
  close: 'Back to the pictures',
  loading: 'Loading the 3D view',
  shown: 'You can rotate the watch now.',
  /** Announced to screen readers after a button turns the watch. */
  sidesShown: { front: 'Showing the front.', back: 'Showing the back.', side: 'Showing the side.' },
  lost: 'The browser ran out of graphics memory. Press again to rotate the watch.',
};
