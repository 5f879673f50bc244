/** The closer pictures (docs/product.md 6.20). */
export const closerWords = {
  title: 'Closer',
  caption: { back: 'The back', clasp: 'The clasp', dial: 'The dial' },
  alt: {
    back: (name: string) => `${name}, the case from behind, without its strap`,
    clasp: (name: string) => `${name}, what closes the strap, close by`,
    dial: (name: string) => `${name}, the dial at twice the size`,
  },
};
