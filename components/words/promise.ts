/** What is promised beside the buttons: what sending costs, when it should arrive, what is there, what can go wrong (docs/product.md 6.15). */
export const promiseWords = {
  to: 'To',
  arrives: 'Should arrive',
  whenBack: 'Once it is back',
  stock: 'Stock',
  inStock: 'In stock',
  fewLeft: (pieces: number) => `In stock, ${pieces} left`,
  comesBack: 'Can come back',
  warranty: (maker: string) => `Warranty by ${maker}`,
  weekend: 'Weekend price holds on',
};
