/** Copy of the buttons that open the size dialogs. Apart from copy.ts, so that a product page does not load the copy of lists. */
export const sizeButtonCopy = {
  doesItFit: 'Does it fit?',
  actualSize: 'Actual size',
  notLoaded: 'It could not be loaded. Check your connection and reload the page.',
};
