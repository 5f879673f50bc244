// German of ./copy.ts (sha256 8f751ba485e4)
export const errorCountCopy = (count: number) =>
  count === 1 ? 'Bitte korrigieren Sie eine Angabe:' : `Bitte korrigieren Sie ${count} Angaben:`;

export const fillIn = (label: string) => `Füllen Sie „${label}“ aus.`;

export const tick = (label: string) => `Kreuzen Sie „${label}“ an.`;

export const tooShort = (least: number, length: number) => `Mindestens ${least} Zeichen; bisher sind es ${length}.`;

export const tooLong = (longest: number) => `Höchstens ${longest} Zeichen.`;

export const oneLineRule = 'Nur einfacher Text in einer Zeile.';

export const plainTextRule = 'Nur einfacher Text.';

export const emailRule = 'Eine E-Mail-Adresse sieht aus wie name@example.com.';

export const phoneRule = 'Geben Sie eine Telefonnummer mit Vorwahl ein, zum Beispiel +49 30 23125 000.';

export const showPassword = 'Passwort anzeigen';
export const show = 'Anzeigen';

export const contactCopy = {
  pageTitle: 'Kontakt',
  title: 'Schreiben Sie uns',
  name: 'Name',
  nameRule: 'Geben Sie Ihren Namen ein.',
  email: 'E-Mail-Adresse',
  emailHint: 'An diese Adresse antworten wir.',
  subject: 'Betreff',
  subjectRule: 'Geben Sie einen kurzen Betreff ein.',
  message: 'Nachricht',
  send: 'Nachricht senden',
  busy: 'Ihre Nachricht wird gesendet …',
  arrived: 'Ihre Nachricht ist angekommen.',
  answer: 'Wir antworten innerhalb von zwei Werktagen per E-Mail.',
};

export const rejectedFieldCopy = {
  units: 'Stückzahl',
  watch: 'Uhr',
  unused: 'Unbenutzt und in der Originalverpackung',
  reason: 'Grund',
  tracking: 'Sendungsnummer',
  note: 'Text',
  on: 'Tag',
};

export const rejectedFormTitle = 'Ihr Formular konnte nicht gesendet werden.';

export const rejectionPageCopy = {
  title: 'Das hat nicht geklappt',
  goBack: 'Gehen Sie im Browser zurück. Ihre Eingaben sind noch da. Oder schreiben Sie an',
};
