// Spanish of ./copy.ts (sha256 ebf952d673fc)
import { watchesCopy } from '@/components/catalogue/copy';

export const cartPageCopy = {
  title: 'Su carrito',
  looking: 'Cargando su carrito…',
  list: 'Relojes en su carrito',
  summary: 'Resumen del pedido',
  shipping: 'Envío',
  checkout: 'Tramitar pedido',
  empty: 'Su carrito está vacío.',
  emptyHint: 'Los relojes que añada se quedan aquí hasta que los compre o los quite.',
  unreachable:
    'No hemos podido cargar los precios y las imágenes de hoy. El carrito muestra lo que ha guardado este navegador.',
  each: (price: string) => `${price} por unidad`,
  all: 'En total: ',
  notSold: 'Ya no está a la venta y por eso no cuenta en el subtotal.',
  quantityOf: (name: string) => `Cantidad: ${name}`,
  fewer: (name: string) => `Reducir la cantidad: ${name}`,
  more: (name: string) => `Aumentar la cantidad: ${name}`,
  range: (least: number, most: number) => `de ${least} a ${most}`,
  rangeRule: (least: number, most: number) => `Elija de ${least} a ${most}.`,
  counted: (name: string, quantity: number, subtotal: string) => `${name}: ${quantity}. Subtotal: ${subtotal}.`,
  removed: (name: string) => `Se ha quitado ${name} de su carrito.`,
};

const remove = 'Quitar';

/** Copy of a line in the cart and on the wishlist. */
export const lineCopy = {
  remove,
  removeOf: (name: string) => `${remove} ${name}`,
  undo: 'Deshacer',
  undoOf: (name: string) => `Deshacer: recuperar ${name}`,
  isBack: (name: string) => `Se ha recuperado ${name}.`,
  noLongerSold: 'Ya no está a la venta',
  priceChanged: (before: string, now: string) =>
    `El precio ha cambiado de ${before} a ${now} desde que añadió el reloj.`,
  renamed: (before: string) => `Cuando lo añadió se llamaba «${before}».`,
};

/** Note if a watch of the list has no price in the shopper's currency (docs/product.md 44.3). */
export const inDollarsCopy =
  'Todos los importes son en dólares estadounidenses: un reloj de esta lista no tiene precio en su moneda.';

export const piecesCopy = (watches: number, pieces: number) => `${watchesCopy(watches)}, ${pieces} unidades`;

/** Copy of the summary beside the lines. A service is named at the end of a sentence. */
export const cartSummaryCopy = {
  subtotal: 'Subtotal',
  domestic: 'USPS First Class dentro de EE.\u00A0UU.',
  international: 'Standard International Mail a los países admitidos.',
  free: (service: string) => `Envío gratis: ${service}`,
  anyMore: (service: string) => `Añada cualquier cosa más y el envío es gratis: ${service}`,
  more: (missing: string, service: string) => `Añada más de ${missing} y el envío es gratis: ${service}`,
};

/** Labels of a retry button, idle and busy. */
export const retryCopy = { again: 'Volver a intentarlo', busy: 'Intentando de nuevo…' };

/** Shortage notes of a cart line (docs/product.md 25). */
export const shortLineCopy = {
  soldOut: 'Agotado.',
  fewLeft: (units: number) => (units === 1 ? 'Solo queda 1.' : `Solo quedan ${units}.`),
};
