// German of ./copy.ts (sha256 4d8a2311fd7a)
import { handedListMinutes } from '@/domain/handed-list';

const watches = (count: number) => (count === 1 ? '1 Uhr' : `${count} Uhren`);

export const handOverCopy = {
  open: 'Auf einem anderen Gerät fortfahren',
  title: 'Auf einem anderen Gerät fortfahren',
  about: `Scannen Sie den Code mit dem Telefon, oder öffnen Sie den Link auf dem anderen Gerät. Er gilt einmal, ${handedListMinutes} Minuten lang. Die Liste ist verschlüsselt: Nur mit dem Link lässt sie sich lesen.`,
  busy: 'Ihre Liste wird verschlüsselt …',
  ready: 'Der Code ist fertig.',
  code: (what: string) => `QR-Code des Links: ${what}`,
  link: 'Link für das andere Gerät',
  copy: 'Link kopieren',
  again: 'Erneut versuchen',
  notSecure: 'Dafür ist eine sichere Verbindung (https) nötig, weil Ihr Browser die Liste verschlüsselt.',
  notLoaded: 'Das konnte nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
  lists: { cart: 'Warenkorb', wishlist: 'Merkliste' },
};

export const takeOverCopy = {
  title: 'Hier fortfahren',
  description: 'Übernehmen Sie einen Warenkorb oder eine Merkliste von einem anderen Gerät.',
  looking: 'Die Liste wird geöffnet …',
  list: { cart: 'Uhren aus dem Warenkorb des anderen Geräts', wishlist: 'Uhren von der Merkliste des anderen Geräts' },
  about: (count: number, what: string) =>
    `${watches(count)} vom anderen Gerät (${what}). Es wird nichts hinzugefügt, bevor Sie hier eine Schaltfläche drücken.`,
  unsold: (count: number) =>
    count === 1
      ? '1 Uhr wird nicht mehr verkauft und kann nicht hinzugefügt werden.'
      : `${count} Uhren werden nicht mehr verkauft und können nicht hinzugefügt werden.`,
  nothing: 'Keine dieser Uhren wird noch verkauft.',
  incomplete: 'Dieser Link ist unvollständig. Scannen Sie den Code noch einmal, oder kopieren Sie den ganzen Link.',
  unreachable: 'Der Shop ist gerade nicht erreichbar. Der Link gilt weiter: Versuchen Sie es gleich noch einmal.',
  again: 'Erneut versuchen',
  add: 'Auf meine Merkliste setzen',
  allThere: 'Alle diese Uhren stehen schon auf Ihrer Merkliste.',
  seeWishlist: 'Zur Merkliste',
  seeCart: 'Zum Warenkorb',
  needsScript:
    'Diese Seite braucht JavaScript, weil Ihr Browser die Liste entschlüsselt. Bitte schalten Sie JavaScript ein.',
};
