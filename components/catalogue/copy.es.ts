// Spanish of ./copy.ts (sha256 74ec7083e515)
import { currencyNames, pageCurrency } from '@/domain/currency';
import type { Availability } from '@/domain/stock';
import { buyCopy } from '@/components/product/copy-buy';
import { weekendText } from '@/data/weekend-copy';

export const pageLinkCopy = {
  title: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (number: number) => `Página ${number}`,
};

export const starsCopy = 'Las cuatro estrellas bajo cada reloj son un adorno, no una valoración.';

export const notFoundTitle = 'Página no encontrada.';

export const cardCopy = {
  save: (name: string) => `${buyCopy.saveToWishlist}: ${name}`,
  onWishlist: (name: string) => `${buyCopy.onWishlist}: ${name}. Quitar`,
  add: (name: string) => `${buyCopy.addToCart}: ${name}`,
  inCart: (name: string) => `${buyCopy.inCart}: ${name}`,
  notLoaded: 'No se ha podido contactar con la tienda. Vuelva a intentarlo.',
};

export const glowMark = 'Brilla';

export const byMaker = 'O ver por fabricante';

export const watchesCopy = (count: number) => (count === 1 ? '1 reloj' : `${count} relojes`);

export const countCopy = (found: number, all: number) =>
  found === all ? watchesCopy(all) : `${found} de ${watchesCopy(all)}`;

export const availabilityCopy = { 'in-stock': 'Disponible', 'sold-out': 'Agotado' } satisfies Record<
  Availability,
  string
>;

export const machineCopy = {
  about: (watchCount: number) =>
    `${watchCount} relojes, cada uno con el diámetro de la caja, la medida de asa a asa, el grosor, el peso, el contorno de muñeca y el precio. Los precios son en ${currencyNames[pageCurrency]}; cada reloj indica si está disponible. Cada página del catálogo existe también en Markdown: añada .md a su dirección o pida text/markdown.`,
  lists: 'Listas',
  feeds: {
    title: 'Canales de datos',
    google: {
      name: 'Canal de Google Merchant',
      holds: 'cada reloj con precio, disponibilidad, medidas y envío.',
    },
    atom: { name: 'Novedades', holds: 'un canal Atom con los relojes más nuevos.' },
    products: {
      name: 'Canal de productos',
      holds: 'cada reloj como una línea de JSON, en los campos que leen los asistentes.',
    },
    sitemap: { name: 'Mapa del sitio', holds: 'cada página pública, sus imágenes y su último cambio.' },
  },
  agents: {
    title: 'Asistentes',
    profile: 'Universal Commerce Protocol',
    holds:
      'cómo un asistente busca en este catálogo y prepara un pedido para una persona, que lo confirma y lo paga en la tienda.',
  },
  contact: 'Contacto',
  form: 'Formulario de contacto',
};

export const weekendCopy = {
  terms: `Los precios de fin de semana se aplican los ${weekendText}.`,
  promotion: `Para los relojes de la lista de Timex, los ${weekendText}.`,
};
