// German of ./copy.ts (sha256 74ec7083e515)
import { currencyNames, pageCurrency } from '@/domain/currency';
import type { Availability } from '@/domain/stock';
import { buyCopy } from '@/components/product/copy-buy';
import { weekendText } from '@/data/weekend-copy';

export const pageLinkCopy = {
  title: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (number: number) => `Seite ${number}`,
};

export const starsCopy = 'Die vier Sterne unter jeder Uhr sind Dekoration, keine Bewertung.';

export const notFoundTitle = 'Seite nicht gefunden.';

export const cardCopy = {
  save: (name: string) => `${buyCopy.saveToWishlist}: ${name}`,
  onWishlist: (name: string) => `${buyCopy.onWishlist}: ${name}. Entfernen`,
  add: (name: string) => `${buyCopy.addToCart}: ${name}`,
  inCart: (name: string) => `${buyCopy.inCart}: ${name}`,
  notLoaded: 'Der Shop war nicht erreichbar. Versuchen Sie es noch einmal.',
};

export const glowMark = 'Leuchtet';

export const byMaker = 'Oder nach Hersteller stöbern';

export const watchesCopy = (count: number) => (count === 1 ? '1 Uhr' : `${count} Uhren`);

export const countCopy = (found: number, all: number) =>
  found === all ? watchesCopy(all) : `${found} von ${watchesCopy(all)}`;

export const availabilityCopy = { 'in-stock': 'Auf Lager', 'sold-out': 'Ausverkauft' } satisfies Record<
  Availability,
  string
>;

export const machineCopy = {
  about: (watchCount: number) =>
    `${watchCount} Uhren, jede mit Gehäusedurchmesser, Horn-zu-Horn-Maß, Höhe, Gewicht, Handgelenkumfang und Preis. Die Preise sind in ${currencyNames[pageCurrency]}; bei jeder Uhr steht, ob sie auf Lager ist. Jede Seite des Katalogs gibt es auch als Markdown: Hängen Sie .md an ihre Adresse an, oder fordern Sie text/markdown an.`,
  lists: 'Listen',
  feeds: {
    title: 'Feeds',
    google: { name: 'Google-Merchant-Feed', holds: 'jede Uhr mit Preis, Verfügbarkeit, Maßen und Versand.' },
    atom: { name: 'Neuheiten', holds: 'ein Atom-Feed der neuesten Uhren.' },
    products: {
      name: 'Produktfeed',
      holds: 'jede Uhr als JSON-Zeile, in den Feldern, die Assistenten lesen.',
    },
    sitemap: { name: 'Sitemap', holds: 'jede öffentliche Seite, ihre Bilder und ihre letzte Änderung.' },
  },
  agents: {
    title: 'Assistenten',
    profile: 'Universal Commerce Protocol',
    holds:
      'wie ein Assistent diesen Katalog durchsucht und eine Bestellung für eine Person vorbereitet, die im Shop bestellt und bezahlt.',
  },
  contact: 'Kontakt',
  form: 'Kontaktformular',
};

export const weekendCopy = {
  terms: `Wochenendpreise gelten ${weekendText}.`,
  promotion: `Für die Uhren der Timex-Liste, ${weekendText}.`,
};
