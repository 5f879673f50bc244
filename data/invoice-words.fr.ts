// French of ./invoice-words.ts (sha256 52722c386ff3)
import type { InvoiceKind } from '@/domain/invoice';

export const invoiceTitles: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Facture',
  'credit-note': 'Avoir',
  'debit-note': 'Note de débit',
};

export const invoiceHeadings = {
  buyer: 'Facturé à',
  item: 'Article',
  quantity: 'Qté',
  price: 'Prix',
  amount: 'Montant',
} as const;

export const demonstrationNote =
  'Démonstration\u00A0: rien n’a été vendu, et ce document n’est pas un justificatif fiscal.';

export const exemptionReasons = {
  notSubject: 'Non soumis à la TVA. Les droits de douane et taxes à l’importation d’autres pays ne sont pas compris.',
  export: 'Exportation hors de l’UE, sans TVA.',
} as const;

export const invoiceLabels = {
  date: 'Date',
  order: 'Commande',
  corrects: 'Corrige',
  issued: 'En date du',
  subtotal: 'Sous-total',
  promoCode: 'Code promo',
  free: 'Gratuit',
  total: 'Total',
  totalRefunded: 'Total remboursé',
  net: 'Montant hors taxes',
  rounding: 'Arrondi',
  vatNumber: (id: string) => `N°\u00A0TVA ${id}`,
  vat: (rate: string) => `TVA ${rate.replace('.', ',').replace(' ', '\u00A0')}, comprise`,
} as const;

export const documentDate = (date: string) => date.split('-').reverse().join('/');

export const settlements: Readonly<Record<InvoiceKind, (date: string, corrected?: string) => string>> = {
  invoice: (date) => `Payée en totalité le ${date}.`,
  'credit-note': (date, corrected) => `Remboursé le ${date}. Corrige la facture ${corrected}.`,
  'debit-note': (date, corrected) =>
    `Le remboursement nous est revenu le ${date}. Ce document annule l’avoir ${corrected}.`,
};

export const partialRefund = {
  ofWatches: (watches: readonly string[]) => `${watches.join(', ')}, remboursement`,
  ofOrder: (order: string) => `Remboursement partiel de la commande ${order}`,
} as const;

export const pageNumber = (page: number, count: number) => `Page ${page} sur ${count}`;

export const demonstrationAddress = 'Boutique de démonstration sans société';
