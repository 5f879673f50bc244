// Spanish of ./copy-buy.ts (sha256 c64685397487)
export const buyCopy = {
  addToCart: 'Añadir al carrito',
  inCart: 'En su carrito',
  saveToWishlist: 'Guardar en la lista de deseos',
  onWishlist: 'En su lista de deseos',
  bar: (name: string) => `Comprar ${name}`,
  barButton: (label: string, name: string) => `${label}: ${name}`,
  seeCart: 'Ver el carrito',
  seeWishlist: 'Ver la lista de deseos',
  isInCart: (name: string) => `${name} está en su carrito.`,
  wasInCart: (name: string) => `${name} ya estaba en su carrito.`,
  isOnWishlist: (name: string) => `${name} está en su lista de deseos.`,
  wasOnWishlist: (name: string) => `${name} ya estaba en su lista de deseos.`,
};

export const sizeButtonCopy = {
  doesItFit: '¿Me queda bien?',
  actualSize: 'Tamaño real',
  notLoaded: 'No se ha podido cargar. Compruebe su conexión y recargue la página.',
};
