// German of ./copy.ts (sha256 d6f7311a1481)
import type { TimelineKind } from '@/domain/order-timeline';

export const timelineTitle = 'Verlauf';

/** Labels of the timeline's steps. */
export const stepCopy: Readonly<Record<TimelineKind, string>> = {
  placed: 'Bestellt',
  paid: 'Bezahlt',
  cancelled: 'Von Ihnen storniert',
  packed: 'Gepackt',
  shipped: 'Versandt',
  delivered: 'Zugestellt',
  refunded: 'Erstattet',
  returned: 'Von Ihrer Bank zurückgebucht',
  closed: 'Ohne Zahlung geschlossen',
};

export const stepToCome = 'Noch nicht';

export const orderActionsCopy = {
  title: 'Bestellung ändern',
  againTitle: 'Noch einmal bestellen',
  untilPacked: 'Bis wir Ihre Bestellung packen, können Sie die Adresse ändern oder die Bestellung stornieren.',
  untilPaid: 'Bis Ihre Zahlung bestätigt ist, können Sie die Bestellung stornieren.',
  changeAddress: 'Adresse ändern',
  cancel: 'Bestellung stornieren',
  buyAgain: 'Noch einmal kaufen',
};

export const cancelCopy = {
  title: 'Diese Bestellung stornieren?',
  description: 'Eine Bestellung stornieren, die noch nicht gepackt ist.',
  paid: (sum: string) =>
    `Es wird nichts versandt, und wir erstatten ${sum} über Ihre ursprüngliche Zahlungsart. Der Gutscheincode für Ihre nächste Bestellung, den Sie dazu erhalten haben, verfällt ebenfalls. Sie können das nicht rückgängig machen.`,
  unpaid: 'Es wurde nichts abgebucht, und es wird nichts versandt. Sie können das nicht rückgängig machen.',
  confirm: 'Ja, Bestellung stornieren',
  keep: 'Nein, Bestellung behalten',
  tooLateTitle: 'Diese Bestellung kann nicht storniert werden.',
};

export const changeAddressCopy = {
  title: 'Lieferadresse ändern',
  description: 'Die Lieferadresse einer Bestellung ändern, die noch nicht gepackt ist.',
  about: 'Die Adresse muss im selben Land bleiben, weil der Versandpreis davon abhängt.',
  busy: 'Die Adresse wird gespeichert …',
  save: 'Adresse speichern',
  back: 'Zurück zur Bestellung',
  tooLateTitle: 'Die Adresse kann nicht mehr geändert werden.',
};

export const payCopy = {
  title: 'Bestellung bezahlen',
  description: 'Eine Bestellung bezahlen, die Sie am Telefon aufgegeben haben.',
  about:
    'Vielen Dank für Ihren Anruf. Prüfen Sie die Bestellung und bezahlen Sie sie dann. Wir reservieren die Uhren einen Tag für Sie.',
  total: (sum: string) => `Gesamtbetrag: ${sum}`,
  pay: (sum: string) => `${sum} bezahlen`,
  card: 'Testnummer',
  order: 'Ihre Bestellung ansehen',
  overTitle: 'Nichts zu bezahlen',
  over: 'Diese Bestellung ist bezahlt, oder die Frist für die Zahlung ist abgelaufen. Rufen Sie uns an, wenn Sie sie noch möchten.',
};
