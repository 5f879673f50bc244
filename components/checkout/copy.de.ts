// German of ./copy.ts (sha256 7cb267945489)
import { nextOrderPercent } from '@/domain/promo-code';
import type { UnpaidReason } from '@/domain/paths';

/** Label of every checkout screen in test mode (docs/product.md 16.2). */
export const testPayment = 'Testzahlung: Es wird keine Karte belastet';

export const deliveryTitle = 'Lieferung';

export const payTitle = 'Prüfen und bezahlen';

export const destinationTitle = 'Lieferadresse';

export const shippingTitle = 'Versandart';

export const deliveryFormCopy = {
  email: 'E-Mail-Adresse',
  fullName: 'Vor- und Nachname',
  phone: 'Telefon (optional)',
  phoneHint: 'Nur für den Zustelldienst, falls es bei der Lieferung ein Problem gibt.',
  country: 'Land',
  line1: 'Straße und Hausnummer',
  line2: 'Adresszusatz oder Firma (optional)',
  city: 'Ort',
  submit: 'Weiter zur Zahlung',
  busy: 'Einen Moment …',
  anotherCountry: 'Wählen Sie ein anderes Land. Ihr Warenkorb ist gespeichert.',
};

/** Field labels by API field name, for validation errors that are shown outside the delivery form. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  'contact.email': deliveryFormCopy.email,
  'contact.fullName': deliveryFormCopy.fullName,
  'contact.phone': 'Telefon',
  'address.line1': deliveryFormCopy.line1,
  'address.line2': 'Adresszusatz oder Firma',
  'address.city': deliveryFormCopy.city,
  'address.region': 'Bundesstaat, Provinz oder Region',
  'address.postalCode': 'Postleitzahl',
  'address.country': deliveryFormCopy.country,
};

/**
 * Notice about import duties on parcels to other countries.
 *
 * @param what is the price that excludes them, in the dative: `diesem Gesamtbetrag`.
 */
export const dutiesCopy = (what: string) =>
  `Zölle und Steuern Ihres Landes sind in ${what} nicht enthalten. Der Zoll oder der Zustelldienst kann sie bei der Ankunft des Pakets von Ihnen verlangen.`;

/** Notice in place of {@link dutiesCopy} where the shop's prices include VAT (docs/product.md 44.15). */
export const vatCopy = (what: string) =>
  `Die Mehrwertsteuer ist in ${what} enthalten. Der Zoll oder der Zustelldienst kann bei der Ankunft des Pakets trotzdem Zölle von Ihnen verlangen.`;

/** The total in {@link dutiesCopy} and {@link vatCopy}. */
export const thisTotal = 'diesem Gesamtbetrag';

/** Copy of the links that change the delivery. */
export const reviewCopy = {
  change: 'Ändern',
  changeAddress: 'Lieferadresse ändern',
  changeShipping: 'Versandart ändern',
};

export const summaryCopy = {
  title: 'Ihre Bestellung',
  change: 'Ändern',
  changeCart: 'Warenkorb ändern',
  list: 'Uhren in Ihrer Bestellung',
  lostCode: (code: string, isOnHold: boolean) =>
    `Der Code ${code} ${isOnHold ? 'ist für eine andere Bestellung reserviert' : 'gilt nicht mehr'}. Wir haben ihn deshalb entfernt.`,
  noLongerSold: (name: string) => `${name} wird nicht mehr verkauft und gehört nicht zu dieser Bestellung.`,
};

export const totalsCopy = {
  subtotal: 'Zwischensumme',
  code: 'Ihr Gutscheincode',
  shipping: 'Versand',
  free: 'Kostenlos',
  total: 'Gesamtbetrag',
};

export const codeCopy = {
  opener: 'Haben Sie einen Gutscheincode?',
  title: 'Gutscheincode',
  code: 'Code',
  hint: `Der Code aus einer früheren Bestellung: ${nextOrderPercent}\u00a0% Rabatt, einmalig.`,
  apply: 'Einlösen',
  busy: 'Der Code wird geprüft …',
  remove: 'Entfernen',
  removeOf: (code: string) => `Code ${code} entfernen`,
};

export const paymentCopy = {
  title: 'Zahlung',
  busy: 'Die Zahlung läuft … Bitte lassen Sie diese Seite geöffnet.',
  /** § 312j BGB fixes the label. */
  pay: (amount: string) => `Zahlungspflichtig bestellen${amount && `: ${amount}`}`,
  cardNumber: 'Kartennummer',
  closed:
    'Sie haben die Bestätigung geschlossen. Es wurde nichts abgebucht. Drücken Sie die Schaltfläche, um es noch einmal zu versuchen.',
  priceChanged: 'Der Gesamtbetrag hat sich geändert. Es wurde nichts bestellt und nichts abgebucht.',
  agree:
    'Für Ihre Bestellung gilt jetzt der neue Gesamtbetrag. Wenn Sie einverstanden sind, drücken Sie die Schaltfläche noch einmal.',
  stillLoading: 'Der Gesamtbetrag wird noch geladen. Drücken Sie gleich noch einmal.',
  before: 'Vorher:',
  now: 'Jetzt:',
  toOrderBefore: 'Frühere Bestellung ansehen',
  toCart: 'Zum Warenkorb',
  toDelivery: 'Zu den Lieferangaben',
  backToPayment: 'Zurück zur Zahlung',
  leaving: 'Einen Moment …',
  stripe: 'Sie bezahlen auf der Seite von Stripe und kommen danach hierher zurück. Ihre Kartendaten sehen wir nie.',
};

/** Copy of the field for a test number. */
export const testCardCopy = {
  hint: 'Verwenden Sie eine dieser Testnummern. Die Nummer wird nie gesendet. Andere Nummern werden abgelehnt.',
  list: 'Testnummern',
  missing: 'Geben Sie eine der Testnummern ein.',
};

/** Copy of the simulated 3-D Secure dialog. */
export const bankCopy = {
  bank: 'Testbank, 3-D Secure',
  question: (amount: string) => `Bestätigen Sie die Zahlung von ${amount}?`,
  explanation:
    'Eine echte Bank würde hier nach einem Code oder einem Fingerabdruck fragen. Bei dieser Testbank genügt es, eine Schaltfläche zu drücken.',
  complete: 'Zahlung bestätigen',
  fail: 'Bestätigung fehlschlagen lassen',
};

export const cannotOrder =
  'Der Shop ist nicht erreichbar, deshalb können Sie gerade nicht bestellen. Ihr Warenkorb ist gespeichert.';

export const needsScript = 'An der Kasse brauchen Sie JavaScript, weil Ihr Warenkorb in Ihrem Browser gespeichert ist.';

/** Copy of the checkout without a payment provider. The phone number and the email address follow `notYet` and `without`. */
export const closedCopy = {
  notYet: 'Online-Bestellungen sind noch nicht möglich. Ihr Warenkorb ist gespeichert. Um zu bestellen,',
  without: 'Um ohne JavaScript zu bestellen,',
  toCart: 'Zurück zum Warenkorb',
};

export const unpaidCopy: Readonly<Record<UnpaidReason, PaymentMessage>> = {
  declined: {
    title: 'Ihre Karte wurde abgelehnt.',
    message:
      'Ihre Bank hat keinen Grund genannt. Versuchen Sie es mit einer anderen Karte oder wenden Sie sich an Ihre Bank.',
  },
  'insufficient-funds': {
    title: 'Ihre Karte ist nicht ausreichend gedeckt.',
    message:
      'Ihr Guthaben reicht nicht für den Gesamtbetrag. Versuchen Sie es mit einer anderen Karte oder ändern Sie Ihre Bestellung.',
  },
  'authentication-failed': {
    title: 'Ihre Bank konnte Ihre Identität nicht bestätigen.',
    message:
      'Versuchen Sie es noch einmal und schließen Sie die Prüfung Ihrer Bank ab oder verwenden Sie eine andere Karte.',
  },
  cancelled: {
    title: 'Sie haben die Zahlung abgebrochen.',
    message: 'Sie können die Zahlung jederzeit abschließen.',
  },
  failed: {
    title: 'Die Zahlung kam nicht zustande.',
    message:
      'Die Zahlung wurde nicht abgeschlossen. Versuchen Sie es noch einmal oder bezahlen Sie auf einem anderen Weg.',
  },
};

export type PaymentMessage = { title: string; message: string };

export const paidAnywayCopy: PaymentMessage = {
  title: 'Ihre Bestellung ist bezahlt.',
  message: 'Ein Zahlungsversuch ist fehlgeschlagen, aber ein anderer war erfolgreich.',
};

export const paymentPendingCopy: PaymentMessage = {
  title: 'Ihre Zahlung wird bearbeitet.',
  message: 'Wir schreiben Ihnen eine E-Mail, sobald Ihre Zahlung eingeht.',
};

export const nothingCharged =
  'Es wurde nichts abgebucht. Ihr Warenkorb, Ihre Adresse und Ihre Auswahl sind gespeichert.';
