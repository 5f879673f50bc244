// German of ./copy-rejection-messages.ts (sha256 b2774afc31f6)
import { maxSavedAddresses } from '@/contract/limits';
import type { FieldReason } from '@/domain/result';
import { oneLineRule, phoneRule, plainTextRule } from './copy';
import type { ShownCode } from './copy-codes';

export const messages = {
  fault: 'Bei uns ist etwas schiefgegangen. Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  unreachable: 'Der Shop war nicht erreichbar.',
  'already-paid': 'Ihre frühere Bestellung ist bezahlt, oder die Zahlung läuft noch.',
  'authentication-failed':
    'Die Zahlung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal, oder nehmen Sie eine andere Karte.',
  'bad-json': 'Die Anfrage ist kein gültiges JSON.',
  'bad-quantity': 'Wählen Sie eine Anzahl von 1 bis 10.',
  'bad-request': 'Der Shop hat diese Anfrage nicht verstanden.',
  'bad-token': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  busy: 'Im Shop ist gerade sehr viel los. Es ist nichts verloren. Bitte versuchen Sie es gleich noch einmal.',
  'card-declined': 'Die Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen.',
  'cart-changed':
    'Ihr Warenkorb hat sich in einem anderen Tab geändert. Es wurde nichts bestellt. Prüfen Sie den Warenkorb, und drücken Sie dann noch einmal.',
  'country-fixed':
    'Die Adresse muss im selben Land bleiben. Für ein anderes Land stornieren Sie diese Bestellung und bestellen Sie neu.',
  'country-not-served': 'In dieses Land liefern wir nicht.',
  'duplicate-line': 'Diese Uhr ist zweimal im Warenkorb.',
  'email-unverified': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Den Link dazu fordern Sie auf Ihrer Kontoseite an.',
  'email-differs':
    'Ihr Assistent hat eine andere E-Mail-Adresse. Korrigieren Sie Ihre Eingabe, oder lassen Sie das Feld leer und geben Sie Ihre Adresse auf der nächsten Seite ein.',
  'email-refused': 'Der Zahlungsdienst nimmt diese E-Mail-Adresse nicht an.',
  'idempotency-conflict':
    'Dieser Bestellvorgang wurde schon mit anderem Inhalt gesendet. Bitte fangen Sie noch einmal an.',
  'insufficient-funds': 'Diese Karte ist nicht ausreichend gedeckt. Bitte versuchen Sie es mit einer anderen.',
  'no-emulator': 'Der Anmeldedienst ist nicht erreichbar.',
  'no-idempotency-key': 'Der Shop hat diesen Bestellvorgang nicht verstanden. Bitte fangen Sie noch einmal an.',
  'no-lines': 'Der Warenkorb ist leer.',
  'no-token': 'Bitte melden Sie sich zuerst an.',
  'not-returnable':
    'Diese Uhren können nicht mehr zurückgegeben werden, oder Sie haben die Rücksendung schon angefragt.',
  'order-closed':
    'Diese Bestellung kann nicht mehr geändert werden: Sie ist storniert, erstattet oder wurde nie bezahlt.',
  'order-disputed':
    'Ihre Bank hat diese Zahlung beanstandet. Bis sie entscheidet, kann die Bestellung nicht geändert werden.',
  'order-packed': 'Diese Bestellung ist schon gepackt und kann nicht mehr geändert werden. Bitte schreiben Sie uns.',
  'order-over':
    'Diese Bestellung ist verfallen oder wurde storniert, und es wurde nichts abgebucht. Bitte bestellen Sie noch einmal.',
  'passport-closed':
    'Dieser Uhrenpass kann nicht geändert werden: Die Bestellung wurde erstattet, oder die Uhr ist als gestohlen gemeldet.',
  'payment-off': 'Der Shop kann gerade keine Zahlungen annehmen. Es wurde nichts bestellt.',
  'payment-processing':
    'Ihre Zahlung wird noch bearbeitet. Bitte versuchen Sie es noch einmal, sobald sie bestätigt ist.',
  'payment-unreachable':
    'Der Zahlungsdienst ist nicht erreichbar. Es wurde nichts abgebucht; bitte versuchen Sie es gleich noch einmal.',
  'price-changed': 'Der Gesamtbetrag hat sich geändert. Es wurde nichts bestellt und nichts abgebucht.',
  'promo-code': 'Dieser Gutscheincode ist nicht gültig oder wurde schon benutzt.',
  'records-unreachable':
    'Der Shop erreicht gerade seine Datenbank nicht. Es ist nichts verloren. Bitte versuchen Sie es gleich noch einmal.',
  'promo-code-held':
    'Ein anderer Bestellvorgang benutzt diesen Gutscheincode. Wird die andere Bestellung nicht bezahlt, können Sie den Code 30 Minuten nach deren Eingang verwenden.',
  'service-not-offered': 'Diese Versandart gibt es für dieses Land nicht.',
  'session-over': 'Was hier vorbereitet war, wurde bezahlt oder storniert, oder es ist abgelaufen.',
  'session-taken': 'Der Vorgang wurde in einem anderen Browser fortgesetzt. Nur dort lässt er sich abschließen.',
  'sign-in-unreachable': 'Der Anmeldedienst ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'sold-out': 'Eine Uhr in Ihrem Warenkorb ist ausverkauft. Es wurde nichts bestellt und nichts abgebucht.',
  'too-many-addresses': `Ihr Adressbuch fasst ${maxSavedAddresses} Adressen und ist voll. Entfernen Sie eine, um eine andere zu speichern.`,
  'too-few-left':
    'Von einer Uhr haben wir weniger, als in Ihrem Warenkorb sind. Es wurde nichts bestellt und nichts abgebucht.',
  'too-large': 'Das ist zu lang, um es auf einmal zu senden.',
  'too-many-requests': 'Zu viele Versuche. Bitte warten Sie ein wenig, und versuchen Sie es noch einmal.',
  'unknown-declaration':
    'Dieser Widerruf wurde nicht gefunden. Ein Widerruf, der nicht bestätigt wird, verfällt nach einem Tag.',
  'unknown-handed-list':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Ein Link gilt einmal, zehn Minuten lang. Erstellen Sie auf dem anderen Gerät einen neuen.',
  'unknown-order': 'Diese Bestellung wurde nicht gefunden. Bitte öffnen Sie sie aus der Bestätigungs-E-Mail.',
  'unknown-invoice':
    'Unter dieser Adresse gibt es keine Rechnung. Kopieren Sie den ganzen Link aus der E-Mail, oder öffnen Sie die Rechnung aus Ihrer Bestellung.',
  'unknown-passport': 'Dieser Uhrenpass wurde nicht gefunden. Vielleicht hat die Uhr den Besitzer gewechselt.',
  'unknown-session': 'Unter dieser Adresse ist nichts vorbereitet.',
  'unknown-payment': 'Diese Zahlung wurde nicht gefunden. Bitte bestellen Sie noch einmal.',
  'not-in-currency': 'Eine Uhr dieser Bestellung hat keinen Preis in dieser Währung. Wählen Sie US-Dollar.',
  'unknown-watch': 'Diese Uhr wird hier nicht verkauft.',
  'wrong-list-key':
    'Der Schlüssel in diesem Link ist falsch, deshalb lässt sich die Liste nicht lesen. Scannen Sie den Code noch einmal, oder kopieren Sie den ganzen Link.',
  'wrong-content-type':
    'Das konnte nicht gesendet werden. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  'wrong-origin': 'Das lässt sich nur von den Seiten des Shops aus senden.',
} satisfies Record<ShownCode, string>;

export const orderNumberRule = 'Eine Bestellnummer sieht aus wie OH-7K3M9QX2.';

export const fieldCopy = {
  required: 'Füllen Sie dieses Feld aus.',
  'too-long': 'Das ist zu lang.',
  'one-line': oneLineRule,
  'no-letter': 'Mindestens ein Buchstabe oder eine Ziffer ist nötig.',
  'plain-text': plainTextRule,
  email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  'small-email': 'Geben Sie eine Adresse wie name@example.com in Kleinbuchstaben ein.',
  country: 'Wählen Sie ein Land.',
  region: 'Geben Sie einen Bundesstaat oder eine Provinz dieses Landes ein.',
  'postal-code': 'Geben Sie eine Postleitzahl dieses Landes ein.',
  phone: phoneRule,
  'no-code': 'Das ist keiner unserer Gutscheincodes.',
  'order-number': orderNumberRule,
  'too-many-lines': 'Zu viele Zeilen.',
  'not-whole': 'Dieser Link ist unvollständig.',
  malformed: messages['bad-request'],
} satisfies Record<FieldReason, string>;

export const fewLeftCopy = (left: number) =>
  `Von einer Uhr in Ihrem Warenkorb ${left === 1 ? 'ist nur noch 1' : `sind nur noch ${left}`} da. Es wurde nichts bestellt und nichts abgebucht.`;

export function waitCopy(minutes: number): string {
  if (minutes < 1) return '';
  return minutes === 1
    ? ' Versuchen Sie es in einer Minute noch einmal.'
    : ` Versuchen Sie es in ${minutes} Minuten noch einmal.`;
}

export const oneOrderOnly = 'Sie können gefahrlos noch einmal drücken: Abgebucht wird nur einmal.';

export const pressForCart =
  'Drücken Sie nur dann noch einmal, wenn Sie auch das bestellen möchten, was jetzt in Ihrem Warenkorb ist.';

export function connectionCopy(isOnline: boolean): string {
  const what = isOnline ? 'Der Shop antwortet nicht.' : 'Sie sind offline.';
  return `${what} Es ist nichts verloren. Drücken Sie ${isOnline ? 'gleich noch einmal' : 'noch einmal, sobald Sie wieder online sind'}.`;
}

export const guestCopy =
  'Ihr Konto ist nicht erreichbar. Drücken Sie noch einmal, um als Gast zu bestellen. Die Bestellung kommt in Ihr Konto, sobald Ihre E-Mail-Adresse bestätigt ist.';

export const addressBookCopy = {
  signedOut: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich ab und wieder an, um Ihre Adressen zu sehen.',
  notLoaded:
    'Ihre Adressen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
};

export const accountOrdersCopy = {
  signedOut: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich ab und wieder an, um Ihre Bestellungen zu sehen.',
  notLoaded:
    'Ihre Bestellungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
};

export const newsletterSent =
  'Sehen Sie in Ihrem E-Mail-Postfach nach: Wenn wir diese Adresse noch nicht kennen, haben wir Ihnen einen Link zur Bestätigung geschickt.';
