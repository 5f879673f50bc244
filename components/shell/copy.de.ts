// German of ./copy.ts (sha256 6efb8ae06c82)
import { shopName } from '@/data/shop-name';

export const shellCopy = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  account: 'Konto',
  shopLinks: 'Shop',
  helpLinks: 'Hilfe',
  brandLinks: 'Marken',
  socialLinks: 'Folgen Sie uns',
  language: 'Sprache',
  newsletter: 'Newsletter',
  newsletterNote: 'Eine E-Mail, wenn neue Uhren eintreffen. Sonst nichts.',
  dealer: (shop: string) => `${shop}, autorisierter Händler.`,
  search: 'Suche im Shop',
  menuRest: 'Konto und Kontakt',
  myAccount: 'Mein Konto',
  banner: 'Aktion',
};

export const menuCopy = { menByBrand: 'Herrenuhren nach Marke', menu: 'Menü', closeMenu: 'Menü schließen' };

export const demonstrationCopy = 'Dieser Shop ist eine Demonstration: Es wird nichts versandt.';

export const openToNetworkCopy = {
  label: 'Im Netzwerk erreichbar',
  title: 'Dies ist ein Demonstrationsshop.',
  text: 'Es wird nichts abgebucht und keine Uhr versandt. Konten funktionieren nur auf dem Rechner, auf dem der Shop läuft.',
};

export const offlineCopy = {
  title: 'Sie sind offline.',
  isBack: 'Sie sind wieder online.',
  text: 'Diese Seite, Ihr Warenkorb, Ihre Merkliste und alles, was Sie eingegeben haben, sind gespeichert. Fahren Sie fort, wenn Sie wieder online sind.',
  goOn: 'Fortfahren',
  stay: 'Auf dieser Seite bleiben',
};

export const cachedPageCopy = (since: Date) =>
  `Der Shop antwortet nicht. Sie sehen diese Seite auf dem Stand vom ${since.toLocaleString('de-DE', { dateStyle: 'long', timeStyle: 'short' })}. Bestand und Preise können sich geändert haben.`;

export const breadcrumbTitle = 'Sie sind hier';
export const homeCrumb = 'Startseite';

export const motto = { before: 'Zeit, ', coloured: 'anders', after: ' zu sein –', lastLine: 'das ist unser Motto' };

export const welcomeGuest = `Willkommen bei ${shopName}`;

export function welcomeMember(user: { displayName: string | null; email: string | null } | null) {
  return { before: 'Willkommen, ', name: (user?.displayName ?? '').toUpperCase(), after: ` ${user?.email ?? ''}` };
}

export const cartTitle = 'Warenkorb';

export const cartLabel = (count: number) => `${cartTitle}, ${count || 'leer'}`;

export const wishlistTitle = 'Merkliste';

export const wishlistLabel = (count: number) => `${wishlistTitle}, ${count || 'leer'}`;

export const wishlistIsEmpty = 'Ihre Merkliste ist leer.';

export function cartCopy(count: number): string {
  if (count < 1) return 'Ihr Warenkorb ist leer';
  return `Sie haben ${count} ${count === 1 ? 'Produkt' : 'Produkte'} in den Warenkorb gelegt`;
}

export function wishlistCopy(count: number): string {
  if (count < 1) return 'Ihre Merkliste ist leer';
  return `${count} ${count === 1 ? 'Uhr' : 'Uhren'} auf Ihrer Merkliste`;
}

export const unreachableFormCopy =
  'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.';
