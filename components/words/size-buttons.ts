/** On a watch's page, what opens the answers to how large it is; and what is said where they do not come. */
export const sizeButtonWords = {
  doesItFit: 'Does it fit?',
  actualSize: 'Actual size',
  notLoaded: 'That could not be loaded. Check the connection, then load the page again.',
};
