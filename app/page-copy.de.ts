// German of ./page-copy.ts (sha256 9237fe8377e4)
export const homeTitle = (shop: string) => `${shop}: Uhren von Herstellern, die sich nicht gleichen wollen`;

export const pageLinkLabels = {
  seeOrder: 'Ihre Bestellung ansehen',
  returnItems: 'Artikel zurücksenden',
  askAgain: 'Rücksendung erneut anfragen',
};

export const notFoundCopy = {
  metaTitle: 'Nicht gefunden',
  description: 'Unter dieser Adresse gibt es keine Seite.',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wird die Uhr nicht mehr verkauft, oder die Adresse enthält einen Tippfehler. Suchen Sie die Uhr nach ihrem Namen:',
  search: 'Nach Namen suchen',
};

export const noOrderCopy = {
  description: 'Unter dieser Adresse gibt es keine Bestellung.',
  before:
    'Unter dieser Adresse gibt es keine Bestellung. Vielleicht hat Ihr E-Mail-Programm den Link abgeschnitten: Kopieren Sie den ganzen Link, oder lassen Sie ihn sich noch einmal zusenden. Wenn das nicht hilft, ',
  after: ' und nennen Sie uns Ihre Bestellnummer.',
};

export const paymentFailedCopy = {
  title: 'Zahlung fehlgeschlagen',
  description: 'Was zu tun ist, wenn eine Zahlung fehlgeschlagen ist.',
  questions: 'Fragen? Bitte ',
  nothingToDo: 'Sie müssen nichts tun.',
};

export const orderPageDescription = 'Die Bestätigung einer Bestellung.';

export const invoiceDescription = 'Ein Dokument zu einer Bestellung, zum Drucken oder Herunterladen.';

export const slipDescription = 'Ein Widerruf oder eine Rücksendung mit dem Rücksendeschein.';

export const orderLinkSentTitle = 'Sehen Sie in Ihrem E-Mail-Postfach nach';

export const emptyPageCopy = {
  metaTitle: 'Noch nichts zu kaufen',
  description: 'Ihr Warenkorb ist leer. Hier geht es zu den Uhren.',
  title: 'Ihr Warenkorb ist leer.',
  text: 'Legen Sie zuerst eine Uhr in den Warenkorb, und kommen Sie dann zur Kasse zurück.',
};

export const searchPageCopy = {
  description: (watches: number) =>
    `Durchsuchen Sie die ${watches} Uhren von Odd Hours nach Name, Hersteller, Farbe oder Material.`,
  again: 'Neue Suche',
};

export const compareDescription =
  'Vergleichen Sie bis zu vier Uhren von Odd Hours: die Umrisse in einem Maßstab, die technischen Daten nebeneinander.';

export const contactPageCopy = {
  description: (shop: string) =>
    `Schreiben Sie ${shop}, oder rufen Sie an: zwei Telefonnummern, eine E-Mail-Adresse und unsere Regeln zu Versand, Rücksendung und Garantie.`,
  intro:
    'Jede Nachricht liest ein Mensch. Schreiben Sie uns, welche Uhr Sie meinen und wie wir Sie erreichen. Haben Sie den Link zu einer Bestellung verloren? Wir senden ihn Ihnen sofort zu:',
  findOrder: (label: string) => label,
  sentTitle: 'Ihre Nachricht ist angekommen',
  sentDescription: 'Der Shop hat Ihre Nachricht.',
};

export const cartPage = {
  title: 'Warenkorb',
  description: 'Die Uhren in Ihrem Warenkorb.',
  needsScript:
    'Der Warenkorb braucht JavaScript, weil er in Ihrem Browser gespeichert ist. Bitte schalten Sie JavaScript ein.',
};

export const wishlistPage = {
  title: 'Merkliste',
  description: 'Die Uhren, die Sie sich gemerkt haben.',
  needsScript:
    'Die Merkliste braucht JavaScript, weil sie in Ihrem Browser gespeichert ist. Bitte schalten Sie JavaScript ein.',
};

export const accountDescription = 'Melden Sie sich bei Ihrem Konto bei Odd Hours an.';

export const registerPageCopy = {
  description: 'Legen Sie ein Konto bei Odd Hours an.',
  registered: 'Schon registriert?',
};

export const payDescription = 'Prüfen Sie Ihre Bestellung, und bezahlen Sie.';

export const deliveryDescription = 'Ihre Lieferadresse und die Versandart.';

export const newsletterPageCopy = {
  description: 'Der Newsletter von Odd Hours.',
  title: 'Newsletter',
  unsubscribe: 'Newsletter abbestellen',
  unsubscribeText: 'Wir senden dann nichts mehr an diese Adresse.',
  confirm: 'Newsletter bestätigen',
  confirmTitle: 'Bestätigen Sie Ihre Anmeldung.',
  confirmText: 'Eine E-Mail, wenn neue Uhren eintreffen. Sonst nichts.',
};
