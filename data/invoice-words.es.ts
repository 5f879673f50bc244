// Spanish of ./invoice-words.ts (sha256 52722c386ff3)
import type { InvoiceKind } from '@/domain/invoice';

export const invoiceTitles: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Factura',
  'credit-note': 'Factura rectificativa',
  'debit-note': 'Nota de cargo',
};

export const invoiceHeadings = {
  buyer: 'Facturado a',
  item: 'Artículo',
  quantity: 'Cant.',
  price: 'Precio',
  amount: 'Importe',
} as const;

export const demonstrationNote = 'Demostración: no se ha vendido nada, y este documento no es un documento fiscal.';

export const exemptionReasons = {
  notSubject: 'Operación no sujeta a IVA. No incluye aranceles ni impuestos de importación de otros países.',
  export: 'Exportación fuera de la UE, exenta de IVA.',
} as const;

export const invoiceLabels = {
  date: 'Fecha',
  order: 'Pedido',
  corrects: 'Rectifica',
  issued: 'Emisión',
  subtotal: 'Subtotal',
  promoCode: 'Código promocional',
  free: 'Gratis',
  total: 'Total',
  totalRefunded: 'Total reembolsado',
  net: 'Base imponible',
  rounding: 'Redondeo',
  vatNumber: (id: string) => `NIF-IVA ${id}`,
  vat: (rate: string) => `IVA ${rate.replace('.', ',').replace(' ', '\u00A0')}, incluido`,
} as const;

export const documentDate = (date: string) => date.split('-').reverse().join('/');

export const settlements: Readonly<Record<InvoiceKind, (date: string, corrected?: string) => string>> = {
  invoice: (date) => `Pagada por completo el ${date}.`,
  'credit-note': (date, corrected) => `Reembolsada el ${date}. Rectifica la factura ${corrected}.`,
  'debit-note': (date, corrected) =>
    `El reembolso nos fue devuelto el ${date}. Este documento anula la factura rectificativa ${corrected}.`,
};

export const partialRefund = {
  ofWatches: (watches: readonly string[]) => `${watches.join(', ')}, reembolso`,
  ofOrder: (order: string) => `Reembolso parcial del pedido ${order}`,
} as const;

export const pageNumber = (page: number, count: number) => `Página ${page} de ${count}`;

export const demonstrationAddress = 'Tienda de demostración sin empresa';
