// German of ./copy.ts (sha256 070967dceef6)
import { withdraw } from '@/data/information-pages';
import type { PassportEntryKind } from '@/domain/passport';

export const passportCopy = {
  title: 'Uhrenpass',
  description: 'Der Pass einer Uhr: Garantie, Anleitung und Serviceheft.',
  about:
    'Garantie, Anleitung und Serviceheft dieser Uhr. Geben Sie diesen Link nicht weiter: Mit ihm lässt sich der Pass öffnen und ändern.',
  stolen: (day: string) => `Als gestohlen gemeldet am ${day}.`,
  closed: 'Der Preis dieser Uhr wurde erstattet. Ihr Pass kann deshalb nur noch gelesen werden.',
  facts: 'Angaben',
  serial: 'Nummer',
  delivered: 'Geliefert',
  expected: 'Lieferung bis',
  guarantee: 'Garantie des Herstellers',
  lifetime: 'Lebenslang',
  until: (day: string) => `bis ${day}`,
  legal: 'Gesetzliche Gewährleistung (EU)',
  battery: 'Batterie gewechselt',
  order: 'Bestellung und Rechnung',
  toOrder: 'Bestellung und Rechnung öffnen',
  toWatch: 'Im Shop ansehen',
  manual: 'Anleitung',
  log: 'Serviceheft',
  emptyLog: 'Noch keine Einträge.',
  card: 'Karte drucken',
  handOver: 'An eine andere Person übergeben',
  rights: { withdraw: withdraw.label, return: 'Diese Uhr zurücksenden' },
};

export const entryCopy: Readonly<Record<PassportEntryKind, string>> = {
  note: 'Notiz',
  'service-asked': 'Service angefragt',
  serviced: 'Service durch den Shop',
  battery: 'Batterie gewechselt',
  stolen: 'Als gestohlen gemeldet',
  found: 'Wiedergefunden',
  'handed-over': 'Übergeben',
};

export const passportForms = {
  note: { title: 'Eintrag im Serviceheft', label: 'Was wurde gemacht?', button: 'Eintragen' },
  service: { title: 'Service anfragen', label: 'Was braucht die Uhr?', button: 'An den Shop senden' },
  battery: {
    title: 'Batterie',
    label: 'Gewechselt am',
    remind: 'Per E-Mail an den nächsten Wechsel erinnern',
    button: 'Speichern',
  },
  stolen: {
    title: 'Als gestohlen melden',
    text: 'Alle, die diesen Pass öffnen, sehen die Meldung. Die Uhr kann dann nicht übergeben werden. Sie können die Meldung zurücknehmen.',
    button: 'Als gestohlen melden',
  },
  found: {
    title: 'Wiedergefunden',
    text: 'Der Pass zeigt die Uhr dann nicht mehr als gestohlen an.',
    button: 'Ich habe sie wieder',
  },
};

export const handOverCopy = {
  title: 'Diese Uhr übergeben',
  description: 'Den Pass einer Uhr an eine andere Person übergeben.',
  about:
    'Die andere Person erhält einen neuen Link per E-Mail, und Sie erhalten eine Bestätigung. Dieser Link gilt dann sofort nicht mehr. Ihr Name, Ihre Bestellung, deren Rechnung und Ihre Notizen sieht die andere Person nicht.',
  email: 'E-Mail-Adresse der anderen Person',
  confirm: 'Ja, übergeben',
  keep: 'Nein, behalten',
  doneTitle: 'Übergeben.',
  done: 'Die andere Person hat jetzt den Link. Sie erhalten eine Bestätigung per E-Mail.',
};

export const cardCopy = {
  title: 'Karte zum Uhrenpass',
  scan: 'Scannen, um den Pass zu öffnen',
  print: 'Drucken Sie diese Seite und bewahren Sie sie bei der Uhr auf.',
};

export const passportsTitle = 'Uhrenpässe';

export const passportsAbout = 'Garantie, Anleitung und Serviceheft jeder Uhr. Den Pass geben Sie mit der Uhr weiter.';
