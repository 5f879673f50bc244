// German of ./copy-buy.ts (sha256 c64685397487)
export const buyCopy = {
  addToCart: 'In den Warenkorb',
  inCart: 'Im Warenkorb',
  saveToWishlist: 'Auf die Merkliste',
  onWishlist: 'Auf der Merkliste',
  bar: (name: string) => `${name} kaufen`,
  barButton: (label: string, name: string) => `${label}: ${name}`,
  seeCart: 'Zum Warenkorb',
  seeWishlist: 'Zur Merkliste',
  isInCart: (name: string) => `${name} liegt im Warenkorb.`,
  wasInCart: (name: string) => `${name} lag schon im Warenkorb.`,
  isOnWishlist: (name: string) => `${name} steht auf der Merkliste.`,
  wasOnWishlist: (name: string) => `${name} stand schon auf der Merkliste.`,
};

export const sizeButtonCopy = {
  doesItFit: 'Passt die Uhr?',
  actualSize: 'Originalgröße',
  notLoaded: 'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung, und laden Sie die Seite neu.',
};
