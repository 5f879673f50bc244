/** What is said before the model of a watch is there (docs/product.md 31). */
export const twinWords = {
  turn: 'Turn it',
  cannot: 'This browser cannot draw the watch in the round. The pictures show its sides.',
  notLoaded: 'The model did not come. The pictures are still here; press again to retry.',
};
