// Spanish of ./copy.ts (sha256 ced48b3be9da)
import { watchesCopy } from '@/components/catalogue/copy';
import { maxQuantity } from '@/domain/line-items';

/** Copy of the cart link page (docs/product.md 34.1 to 34.4). */
export const cartLinkCopy = {
  title: 'Relojes de un enlace',
  description: 'Relojes que un enlace puede añadir a su carrito.',
  about:
    'Estos relojes vienen de un enlace. No se añade nada a su carrito hasta que usted pulse un botón aquí, y no se pide ni se paga nada.',
  list: 'Relojes de este enlace',
  subtotal: 'Subtotal',
  soldOut: 'Agotado, por eso no se añade al carrito.',
  cut: `El enlace pide una cantidad mayor, pero puede pedir como máximo ${maxQuantity} unidades de un reloj.`,
  nothing: 'Este enlace no contiene ningún reloj que vendamos. Quizá esté cortado o el reloj ya no esté a la venta.',
  unknown: (count: number) =>
    count === 1
      ? 'Otro artículo del enlace no es un reloj que vendamos.'
      : `Otros ${count} artículos del enlace no son relojes que vendamos.`,
  allSoldOut: 'Ahora no se puede añadir nada a su carrito.',
  needsScript:
    'El carrito necesita JavaScript, porque se guarda en su navegador. Abajo, cada reloj enlaza con su página.',
};

const otherWatches = (count: number) => (count === 1 ? 'otro reloj' : `otros ${count} relojes`);

/** Copy of `CartChoice`. */
export const cartChoiceCopy = {
  looking: 'Cargando su carrito…',
  put: 'Añadir al carrito',
  add: 'Añadir a mi carrito',
  replace: 'Sustituir mi carrito',
  seeCart: 'Ver el carrito',
  empty: 'Su carrito está vacío.',
  holds: (count: number) => `Su carrito tiene ${watchesCopy(count)}.`,
  holdsOthers: (count: number) => `Su carrito tiene ${otherWatches(count)}.`,
  addMeans: 'Añadir: se conserva lo que hay en su carrito y se añaden estos relojes.',
  keeps: (name: string, quantity: number) => `${name}: en su carrito se mantiene la cantidad de ${quantity}.`,
  replaceMeans: (others: number) =>
    others === 0
      ? 'Sustituir: en su carrito quedan las cantidades de esta página.'
      : `Sustituir: ${others === 1 ? 'se quita el otro reloj' : `se quitan los otros ${others} relojes`} y en su carrito quedan solo estos.`,
  isThere: 'Su carrito tiene exactamente estos relojes.',
  allThere: 'Todos estos relojes ya están en su carrito.',
};
