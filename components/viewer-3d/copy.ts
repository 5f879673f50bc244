/** Copy of the 3D viewer (docs/product.md 31). */
export const rotationCopy = {
  /** Accessible name of the 3D viewer, with its controls. */
  view: (name: string) => `${name}, to be turned by dragging or with the arrow keys; plus and minus enlarge`,
  sides: { front: 'Front', back: 'Back', side: 'Side' },
  sidesOf: (name: string) => `Sides of ${name}`,
  close: 'Back to the pictures',
  shown: 'The watch can be turned now.',
  /** Announced to screen readers after a button turns the watch. */
  sidesShown: { front: 'Its front is on view.', back: 'Its back is on view.', side: 'Its side is on view.' },
  lost: 'The browser needed its graphics memory elsewhere. The pictures are still here; press again to turn the watch.',
};
