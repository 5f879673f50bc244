// Spanish of ./copy-late.ts (sha256 42563724fe78)
export const viewerCopy = {
  title: (name: string) => `${name}, pantalla completa`,
  position: (number: number, count: number) => `${number} de ${count}`,
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  close: 'Cerrar',
};

export const lumeCopy = {
  dark: 'El material luminiscente todavía se ve.',
  picture: (name: string) => `${name} en la oscuridad`,
};

export const deliveryPromiseCopy = {
  to: 'Destino',
  arrives: 'Entrega prevista',
  whenBack: 'Cuando esté disponible de nuevo',
  stock: 'Existencias',
  inStock: 'Disponible',
  fewLeft: (pieces: number) => `Disponible, ${pieces === 1 ? 'queda 1' : `quedan ${pieces}`}`,
  comesBack: 'Devolución',
  duties: 'Aranceles',
  noDuties: 'Ninguno',
  dutiesExtra: 'No incluidos',
  vatIncluded: 'IVA incluido, aranceles no',
  warranty: (maker: string) => `Garantía de ${maker}`,
  weekend: 'Precio de fin de semana',
};

export const shippingCopy = {
  country: 'País de envío',
  free: 'Gratis',
  freeOver: (cost: string, limit: string) => `${cost}, gratis en pedidos de más de ${limit}`,
  notServed: 'No enviamos a ese destino',
  days: ([fewest, most]: readonly [number, number]) => `de ${fewest} a ${most} días laborables`,
  noDays: 'No disponible',
  within: (days: number) => `${days} días desde la fecha de envío; usted paga los portes`,
  rateBy: (rate: string, service: string) => `${rate} con ${service}`,
  elsewhere: (cost: string, limit: string, days: string) =>
    `A otros países: ${cost}, gratis en pedidos de más de ${limit} a los países admitidos, ${days}.`,
};

export const sellerCopy = (name: string, address: string, authorization?: string) =>
  `Vendido por ${name}, ${address}.${authorization ? ` Distribuidor autorizado: ${authorization}.` : ''}`;

export const arCopy = {
  show: 'Ver en su espacio',
  missing: 'Este móvil no tiene visor de realidad aumentada. «Ver en 3D» muestra el reloj aquí.',
};

export const recentCopy = {
  title: 'Vistos recientemente',
  clear: 'Borrar esta lista',
  cleared: 'Se ha borrado la lista de relojes vistos recientemente.',
  unreachable: 'No se han podido cargar los relojes vistos recientemente.',
  noneSold: 'Ninguno de estos relojes sigue a la venta.',
};
