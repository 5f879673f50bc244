// German of ./copy.ts (sha256 ebf952d673fc)
import { watchesCopy } from '@/components/catalogue/copy';

export const cartPageCopy = {
  title: 'Ihr Warenkorb',
  looking: 'Ihr Warenkorb wird geladen …',
  list: 'Uhren in Ihrem Warenkorb',
  summary: 'Bestellübersicht',
  shipping: 'Versand',
  checkout: 'Zur Kasse',
  empty: 'Ihr Warenkorb ist leer.',
  emptyHint: 'Uhren, die Sie hineinlegen, bleiben hier, bis Sie sie kaufen oder entfernen.',
  unreachable:
    'Die heutigen Preise und Bilder konnten nicht geladen werden. Der Warenkorb zeigt, was dieser Browser gespeichert hat.',
  each: (price: string) => `${price} pro Stück`,
  all: 'Zusammen: ',
  notSold: 'Wird nicht mehr verkauft und zählt deshalb nicht zur Zwischensumme.',
  quantityOf: (name: string) => `Anzahl: ${name}`,
  fewer: (name: string) => `Anzahl verringern: ${name}`,
  more: (name: string) => `Anzahl erhöhen: ${name}`,
  range: (least: number, most: number) => `${least} bis ${most}`,
  rangeRule: (least: number, most: number) => `Wählen Sie ${least} bis ${most}.`,
  counted: (name: string, quantity: number, subtotal: string) => `${name}: ${quantity}. Zwischensumme ${subtotal}.`,
  removed: (name: string) => `${name} wurde aus Ihrem Warenkorb entfernt.`,
};

const remove = 'Entfernen';

/** Copy of a line in the cart and on the wishlist. */
export const lineCopy = {
  remove,
  removeOf: (name: string) => `${remove}: ${name}`,
  undo: 'Rückgängig machen',
  undoOf: (name: string) => `Rückgängig machen: ${name} wiederherstellen`,
  isBack: (name: string) => `${name} wurde wiederhergestellt.`,
  noLongerSold: 'Nicht mehr im Verkauf',
  priceChanged: (before: string, now: string) =>
    `Der Preis hat sich von ${before} auf ${now} geändert, seit Sie die Uhr hinzugefügt haben.`,
  renamed: (before: string) => `Als Sie die Uhr hinzugefügt haben, hieß sie „${before}“.`,
};

/** Note if a watch of the list has no price in the shopper's currency (docs/product.md 44.3). */
export const inDollarsCopy = 'Alle Beträge sind in US-Dollar: Eine der Uhren hat keinen Preis in Ihrer Währung.';

export const piecesCopy = (watches: number, pieces: number) => `${watchesCopy(watches)}, ${pieces} Stück`;

/** Copy of the summary beside the lines. A service is named at the end of a sentence. */
export const cartSummaryCopy = {
  subtotal: 'Zwischensumme',
  domestic: 'USPS First Class innerhalb der USA.',
  international: 'Standard International Mail in bestimmte Länder.',
  free: (service: string) => `Kostenloser Versand: ${service}`,
  anyMore: (service: string) => `Legen Sie noch etwas dazu, dann ist der Versand kostenlos: ${service}`,
  more: (missing: string, service: string) =>
    `Legen Sie Uhren für mehr als ${missing} dazu, dann ist der Versand kostenlos: ${service}`,
};

/** Labels of a retry button, idle and busy. */
export const retryCopy = { again: 'Erneut versuchen', busy: 'Neuer Versuch …' };

/** Shortage notes of a cart line (docs/product.md 25). */
export const shortLineCopy = {
  soldOut: 'Ausverkauft.',
  fewLeft: (units: number) => `Nur noch ${units} verfügbar.`,
};
