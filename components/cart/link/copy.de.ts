// German of ./copy.ts (sha256 ced48b3be9da)
import { maxQuantity } from '@/domain/line-items';

/** Copy of the cart link page (docs/product.md 34.1 to 34.4). */
export const cartLinkCopy = {
  title: 'Uhren aus einem Link',
  description: 'Uhren, die Sie über einen Link in den Warenkorb legen können.',
  about:
    'Diese Uhren stammen aus einem Link. In Ihren Warenkorb kommt erst etwas, wenn Sie hier eine Schaltfläche drücken. Bestellt oder bezahlt wird dabei nichts.',
  list: 'Uhren in diesem Link',
  subtotal: 'Zwischensumme',
  soldOut: 'Ausverkauft, kommt deshalb nicht in den Warenkorb.',
  cut: `Im Link steht eine größere Anzahl, aber Sie können von einer Uhr höchstens ${maxQuantity} Stück bestellen.`,
  nothing:
    'Dieser Link enthält keine Uhr, die wir verkaufen. Vielleicht wurde er abgeschnitten, oder die Uhr wird nicht mehr verkauft.',
  unknown: (count: number) =>
    count === 1
      ? 'Ein weiterer Artikel im Link ist keine Uhr, die wir verkaufen.'
      : `${count} weitere Artikel im Link sind keine Uhren, die wir verkaufen.`,
  allSoldOut: 'Zurzeit können Sie nichts davon in den Warenkorb legen.',
  needsScript:
    'Für den Warenkorb brauchen Sie JavaScript, weil er in Ihrem Browser gespeichert ist. Jede Uhr unten ist mit ihrer Seite verlinkt.',
};

const watches = (count: number) => (count === 1 ? '1 Uhr' : `${count} Uhren`);

const otherWatches = (count: number) => (count === 1 ? '1 andere Uhr' : `${count} andere Uhren`);

/** Copy of `CartChoice`. */
export const cartChoiceCopy = {
  looking: 'Ihr Warenkorb wird geladen …',
  put: 'In den Warenkorb',
  add: 'Zum Warenkorb hinzufügen',
  replace: 'Warenkorb ersetzen',
  seeCart: 'Zum Warenkorb',
  empty: 'Ihr Warenkorb ist leer.',
  holds: (count: number) => `In Ihrem Warenkorb: ${watches(count)}.`,
  holdsOthers: (count: number) => `In Ihrem Warenkorb: ${otherWatches(count)}.`,
  addMeans: 'Hinzufügen: Ihr Warenkorb bleibt, und diese Uhren kommen dazu.',
  keeps: (name: string, quantity: number) => `${name}: In Ihrem Warenkorb bleibt es bei der Anzahl ${quantity}.`,
  replaceMeans: (others: number) =>
    others === 0
      ? 'Ersetzen: Für Ihren Warenkorb gilt dann die Anzahl auf dieser Seite.'
      : `Ersetzen: ${others === 1 ? '1 andere Uhr wird' : `${others} andere Uhren werden`} entfernt. Ihr Warenkorb enthält dann nur diese Uhren.`,
  isThere: 'Ihr Warenkorb enthält genau diese Uhren.',
  allThere: 'Alle diese Uhren liegen schon in Ihrem Warenkorb.',
};
