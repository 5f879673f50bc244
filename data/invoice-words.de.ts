// German of ./invoice-words.ts (sha256 52722c386ff3)
import type { InvoiceKind } from '@/domain/invoice';

export const invoiceTitles: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  // „Gutschrift“ is self-billing in German VAT law (§ 14 UStG).
  'credit-note': 'Rechnungskorrektur',
  'debit-note': 'Belastungsanzeige',
};

export const invoiceHeadings = {
  buyer: 'Rechnung an',
  item: 'Artikel',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
} as const;

export const demonstrationNote = 'Demonstration: Es wurde nichts verkauft, und dies ist kein Steuerbeleg.';

export const exemptionReasons = {
  notSubject: 'Nicht umsatzsteuerbar. Zölle und Einfuhrsteuern anderer Länder sind nicht enthalten.',
  export: 'Steuerfreie Ausfuhrlieferung in ein Land außerhalb der EU.',
} as const;

export const invoiceLabels = {
  date: 'Datum',
  order: 'Bestellung',
  corrects: 'Korrigiert',
  issued: 'Ausgestellt',
  subtotal: 'Zwischensumme',
  promoCode: 'Gutscheincode',
  free: 'Kostenlos',
  total: 'Gesamtbetrag',
  totalRefunded: 'Erstatteter Betrag',
  net: 'Nettobetrag',
  rounding: 'Rundung',
  vatNumber: (id: string) => `USt-IdNr. ${id}`,
  vat: (rate: string) => `Enthaltene USt. ${rate.replace('.', ',')}`,
} as const;

export const documentDate = (date: string) => date.split('-').reverse().join('.');

export const settlements: Readonly<Record<InvoiceKind, (date: string, corrected?: string) => string>> = {
  invoice: (date) => `Vollständig bezahlt am ${date}.`,
  'credit-note': (date, corrected) => `Erstattet am ${date}. Korrigiert die Rechnung ${corrected}.`,
  'debit-note': (date, corrected) =>
    `Die Erstattung kam am ${date} an uns zurück. Dieser Beleg hebt die Rechnungskorrektur ${corrected} auf.`,
};

export const partialRefund = {
  ofWatches: (watches: readonly string[]) => `${watches.join(', ')}, Erstattung`,
  ofOrder: (order: string) => `Teilerstattung der Bestellung ${order}`,
} as const;

export const pageNumber = (page: number, count: number) => `Seite ${page} von ${count}`;

export const demonstrationAddress = 'Demonstrationsshop ohne Firma';
