// Spanish of ./policies-copy.ts (sha256 9e847000e0ea)
export const policyCopy = {
  shipping: {
    title: 'Envíos',
    points: (domestic: string, international: string) => [
      `Envío gratis a todo el mundo, con estas condiciones: USPS Domestic First Class es gratis en pedidos de más de ${domestic}, y Standard International Mail en pedidos de más de ${international}.`,
      'No todos los países tienen envío internacional gratis.',
      'El precio de los envíos más rápidos se indica al tramitar el pedido.',
      'Puede haber retrasos por la COVID-19: hasta 3 días laborables más en EE.\u00A0UU. y hasta 21 en otros países.',
    ],
  },
  returns: {
    title: 'Devoluciones',
    points: (days: number, finalMakers: readonly string[]) => [
      `Tiene ${days} días desde la fecha del envío original para devolver un reloj.`,
      'Debe estar sin usar, sin haberse llevado puesto y en su embalaje original.',
      `No se admite la devolución de relojes de ${new Intl.ListFormat('es').format(finalMakers)}.`,
    ],
  },
  warranty: {
    title: 'Garantía',
    points: [
      'Según la marca, la garantía va de 12 meses a toda la vida.',
      'El fabricante atiende las reclamaciones de garantía.',
      'Su factura electrónica es el comprobante de compra; guárdela.',
    ],
  },
};

export const returnPostageCopy =
  'Usted paga los portes de una devolución. Si el reloj llegó dañado o no es el que pidió, se los reembolsamos.';

export function warrantyLength(years: number): string {
  if (years === Infinity) return 'De por vida';
  return years === 1 ? '12 meses' : `${years} años`;
}

export const assuranceCopy = {
  shipping: 'Envío gratis a todo el mundo',
  shippingCondition: (domestic: string, international: string) =>
    `En pedidos de más de ${domestic} dentro de EE.\u00A0UU. y de más de ${international} a los países admitidos.`,
  returns: '30 días para devolver',
  dealer: 'Distribuidor autorizado',
  checkout: 'Pago 100\u00A0% seguro',
};

export const euSalesCopy = {
  none: 'No enviamos a la Unión Europea.',
  except: (makers: string) => `No enviamos a la Unión Europea relojes de ${makers}.`,
};

export const euRightsCopy = {
  withdrawal: (days: number, url: string) =>
    `En la Unión Europea puede desistir del contrato sin necesidad de justificación hasta ${days} días naturales después de la entrega: ${url}`,
  guarantee: (years: number) =>
    `En la Unión Europea tiene una garantía legal de al menos ${years} años desde la entrega.`,
};
