// German of ./copy-privacy.ts (sha256 9c5fc24058a7)
import type { retentionDays } from '@/data/retention-days';
import { site } from '@/data/site';

const untilYouClear = 'bis Sie die Daten dieser Website löschen';

export const storageCopy = {
  token1: ['Ihr Warenkorb', 'bis Sie ihn leeren oder die Daten dieser Website löschen'],
  wishlist: ['Ihre Merkliste', 'bis Sie sie leeren oder die Daten dieser Website löschen'],
  token: ['Dass Sie angemeldet sind. Kein Passwort, kein Geheimnis', 'bis Sie sich abmelden'],
  checkout: (hours: number) => [
    'Was Sie an der Kasse eingegeben haben',
    `${hours} Stunden nach der letzten Änderung, oder bis Sie bestellen oder sich abmelden`,
  ],
  currency: ['Die Währung, die Sie gewählt haben', untilYouClear],
  'true-size': ['Dass Sie alle Bilder im selben Maßstab sehen möchten', 'bis Sie es ausschalten'],
  clock: ['Wie weit die Uhr Ihres Geräts falsch geht', 'solange sie falsch geht'],
  wrist: [
    'Ihr Handgelenkumfang. Er wird nur gesendet, wenn Sie eine Liste danach filtern oder sortieren oder ihn in Ihr Konto übernehmen',
    'bis Sie ihn löschen',
  ],
  screen: [
    'Die Größe Ihres Bildschirms. Sie wird nie gesendet',
    'bis Sie neu messen oder die Daten dieser Website löschen',
  ],
  recent: ['Uhren, die Sie angesehen haben', 'bis Sie die Liste leeren'],
  compare: ['Uhren, die Sie zuletzt verglichen haben', untilYouClear],
  'account-lists': ['Was zuletzt mit Warenkorb und Merkliste Ihres Kontos abgeglichen wurde', 'bis Sie sich abmelden'],
  'account-lists-unsent': [
    'Änderungen an Warenkorb und Merkliste, die Sie ohne Verbindung gemacht haben und die noch nicht in Ihrem Konto sind',
    'bis sich dasselbe Konto wieder anmeldet',
  ],
  'recent-searches': ['Ihre letzten Suchanfragen. Sie werden nie gesendet', 'bis Sie sie entfernen'],
} as const;

export const retentionRows: Readonly<Record<keyof typeof retentionDays, readonly [what: string, since: string]>> = {
  orders: [
    'Bestellungen: Name, Adresse, E-Mail, Telefonnummer (falls angegeben), was gekauft wurde, und Ihr Konto, falls Sie eines hatten',
    'nach der letzten Änderung',
  ],
  closedUnpaidOrders: ['Bestellungen, die nicht bezahlt wurden', 'nach der letzten Änderung'],
  sentMail: ['E-Mails, die wir gesendet haben: Empfänger, Betreff und Zeit, nicht der Text', 'nach dem Senden'],
  abandonedMail: ['E-Mails, die nicht gesendet werden konnten', 'nach dem letzten Versuch'],
  answeredMessages: ['Nachrichten an uns', 'nach unserer Antwort'],
  unconfirmedSubscribers: ['Newsletter, nicht bestätigt', 'nach der Anmeldung'],
  endedSubscribers: [
    'Newsletter, abbestellt; ein Abonnement bleibt, bis Sie es abbestellen',
    'nachdem Sie ihn abbestellt haben',
  ],
  backInStockSubscriptions: [
    'Bitten um Benachrichtigung, sobald eine Uhr wieder lieferbar ist',
    'nach der Bitte, oder bis wir Ihnen geschrieben haben',
  ],
  addressBooks: [
    'Adressen, die Sie gespeichert haben, mit der E-Mail-Adresse Ihres Kontos; sofort gelöscht, wenn Sie sie entfernen oder Ihr Konto löschen',
    'nachdem Sie sie zuletzt benutzt haben',
  ],
  accountLists: [
    'Warenkorb und Merkliste Ihres Kontos, damit sie auf allen Ihren Geräten gleich sind, und was Sie in Ihr Konto übernehmen: letzter Vergleich, Handgelenkumfang, angesehene Uhren; sofort gelöscht mit Ihrem Konto',
    'nachdem Sie sie zuletzt benutzt haben',
  ],
  sharedCheckouts: [
    'Was Sie an der Kasse eingegeben haben, wenn Sie es in Ihr Konto übernehmen; sofort gelöscht, wenn Sie bestellen oder das ausschalten',
    'nach der letzten Änderung',
  ],
  agentSessions: [
    'Bestellungen, die ein Assistent für Sie vorbereitet hat: Uhren sowie Name, E-Mail und Adresse, die Sie ihm gegeben haben',
    'nach dem Ablauf; eine solche Bestellung läuft sechs Stunden nach dem Anlegen ab',
  ],
  agentRequests: ['Unsere Antworten an einen Assistenten, der eine Bestellung vorbereitet hat', 'nach der Antwort'],
  withdrawalDrafts: ['Widerrufe, die Sie eingegeben und nicht bestätigt haben', 'nach der Eingabe'],
  withdrawals: [
    'Widerrufe, wie Sie sie erklärt haben: Name, E-Mail, Bestellnummer und Uhren; was in der Bestellung stand, gehört zur Bestellung',
    'nach der Erklärung',
  ],
  tries: [
    'Wie oft ein Formular gesendet wurde, als Hashwert des Netzwerks oder der E-Mail-Adresse',
    'nach dem Versuch',
  ],
};

export const privacyCopy = {
  description: `Welche Daten ${site.name} über Sie speichert, wo und wie lange: in Ihrem Browser, bei uns und bei anderen Unternehmen.`,
  intro:
    'Keine Cookies, keine Tracker, keine Besucherstatistik. Wir speichern nur, was ein Warenkorb, eine Bestellung oder eine Antwort braucht, und diese Seite nennt alles davon.',
  browser: {
    title: 'In Ihrem Browser',
    about:
      'Der Shop setzt keine Cookies. Folgendes speichert er im lokalen Speicher Ihres Browsers; dort können Sie es jederzeit löschen:',
    head: ['Schlüssel', 'Was', 'Wie lange'],
    parts: [
      'Damit Seiten auch offline funktionieren, speichert Ihr Browser Kopien der letzten fünfzig, die Sie angesehen haben, mit ihren Dateien und bis zu 200 Bildern (Cache Storage). Sie enthalten keine personenbezogenen Daten und werden nie gesendet. Wenn Sie sich abmelden, werden die Seiten und Bilder gelöscht.',
      'Wenn Sie sich anmelden, speichert der Anmeldedienst zwei Datenbanken in Ihrem Browser (IndexedDB): firebaseLocalStorageDb enthält Ihre Anmeldung, bis Sie sich abmelden; firebase-heartbeat-database enthält bis zu dreißig Tage, an denen Sie den Dienst benutzt haben. Ohne Anmeldung haben Sie keine von beiden.',
    ],
  },
  records: {
    title: 'Bei uns gespeichert',
    head: ['Was', 'Wie lange'],
    period: (length: string, since: string) => `${length} ${since}`,
    days: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
    years: (years: number) => `${years} Jahre`,
    invoices: (years: number) => [
      'Rechnungen und Rechnungskorrekturen: Name, Adresse und was gekauft wurde',
      `${years} Jahre nach dem Ende ihres Jahres`,
    ],
    handedList: (minutes: number) =>
      `Eine Liste, die Sie an ein anderes Gerät senden, bleibt ${minutes} Minuten gespeichert, oder bis jenes Gerät sie geöffnet hat. Ihr Browser verschlüsselt sie; der Schlüssel steht nur im Link, und wir erhalten ihn nie.`,
    parts: [
      'Danach behält eine Bestellung für die Buchhaltung Nummer, Artikel und Beträge, ohne personenbezogene Daten. Sicherungskopien sind eigene Dateien mit denselben Daten, bis wir sie löschen.',
      'Unsere Protokolle enthalten keine Namen, Adressen oder Telefonnummern.',
    ],
  },
  others: {
    title: 'Wer sonst Daten erhält',
    points: [
      'Konten liegen bei Google Firebase: E-Mail-Adresse, Anzeigename, Anmeldung. Ohne Konto wird nichts dorthin gesendet.',
      'Stripe wickelt Zahlungen ab und erhält Ihre E-Mail-Adresse, die Bestellnummer, Artikel und Preise sowie Ihre Eingaben auf der Seite von Stripe. Eine Testzahlung wird an niemanden gesendet.',
      'Der Zustelldienst erhält Name und Adresse auf dem Paket und Ihre Telefonnummer, falls Sie eine angegeben haben.',
      'Die Seiten laden Schriften, Bilder und Skripte nur von diesem Shop. Skripte von Google werden nur geladen, wenn Sie sich mit Google anmelden.',
    ],
  },
  rights: {
    title: 'Ihre Rechte',
    points: [
      `Schreiben Sie von der betreffenden Adresse aus an ${site.mail.label}. Wir senden Ihnen eine Datei mit Ihren Daten, oder wir löschen sie.`,
      'Einiges müssen wir für die Buchhaltung behalten: Name, Adresse, Artikel und Beträge einer bezahlten Bestellung und ihre Rechnung. Die Daten einer offenen Bestellung löschen wir, sobald sie abgeschlossen ist.',
      'Ihr Konto und seine gespeicherten Adressen können Sie auf der Kontoseite löschen. Bestellungen und Nachrichten werden damit nicht gelöscht: Schreiben Sie uns dazu.',
      'In jedem Newsletter steht ein Link zum Abbestellen.',
    ],
    account: 'Mein Konto',
    contact: 'Kontakt',
  },
  company: 'Verantwortlicher',
};
