// German of ./copy.ts (sha256 9c26a36fae77)

/** Copy of the hand-off page, where a shopper continues an assistant's checkout (docs/product.md 34.8 to 34.10). */
export const handOffCopy = {
  title: 'Für Sie vorbereitet',
  description: 'Eine Bestellung, die ein Assistent für Sie vorbereitet hat. Prüfen Sie sie, bevor Sie bestellen.',
  about: (agent: string) =>
    `Ein Assistent (${agent}) hat diese Bestellung für Sie vorbereitet. Noch ist nichts bestellt oder bezahlt. Prüfen Sie hier alles. Wenn Sie möchten, bestellen und bezahlen Sie dann auf den nächsten Seiten selbst.`,
  list: 'Vorbereitete Uhren',
  unsold: (count: number) =>
    count === 1
      ? 'Eine weitere vorbereitete Uhr verkaufen wir nicht mehr.'
      : `${count} weitere vorbereitete Uhren verkaufen wir nicht mehr.`,
  nothing: 'Von den vorbereiteten Uhren verkaufen wir keine mehr.',
  allSoldOut: 'Alle vorbereiteten Uhren sind ausverkauft.',
  form: 'Mit dieser Bestellung fortfahren',
  email: 'E-Mail-Adresse, die Sie Ihrem Assistenten gegeben haben (optional)',
  emailHint:
    'Wenn Sie dieses Feld ausfüllen, übernehmen wir den Namen und die Lieferadresse, die Sie Ihrem Assistenten gegeben haben. Sonst geben Sie beides selbst ein: Mit dem Link allein sind diese Angaben nicht zu sehen.',
  submit: 'Weiter zur Lieferung',
  busy: 'Einen Moment …',
  cart: 'Ihr eigener Warenkorb',
  replace: 'Meinen Warenkorb leeren und nur die vorbereiteten Uhren bestellen',
  add: 'Meinen Warenkorb behalten und beides bestellen. Ihr Assistent erfährt dann nichts von der Bestellung',
  chooseCart: 'Wählen Sie, was mit Ihrem eigenen Warenkorb geschehen soll.',
  changed:
    'Während Sie diese Seite angesehen haben, hat Ihr Assistent etwas geändert. Prüfen Sie den neuen Stand, und drücken Sie dann noch einmal.',
  wentOn:
    'Sie haben diese Bestellung in diesem Browser schon fortgesetzt. Drücken Sie noch einmal, um damit erneut zur Kasse zu gehen.',
  wasPrice: (before: string, now: string) => `${before} bei der Anfrage Ihres Assistenten, jetzt ${now}.`,
  wasTotal: (before: string, now: string) =>
    `Der Gesamtbetrag hat sich seit der Anfrage Ihres Assistenten geändert, von ${before} auf ${now}. Wenn Sie einverstanden sind, fahren Sie fort.`,
  taken:
    'Jemand hat diese Bestellung in einem anderen Browser fortgesetzt. Nur dort lässt sie sich abschließen. Wenn Sie das nicht waren, bitten Sie Ihren Assistenten, sie noch einmal vorzubereiten.',
};

/** Copy for finished sessions, by state. */
export const finishedSessionCopy = {
  completed: {
    title: 'Bestellt und bezahlt.',
    message: 'Diese Bestellung ist eingegangen. Die Bestätigung haben wir an Ihre E-Mail-Adresse geschickt.',
  },
  expired: {
    title: 'Abgelaufen.',
    message:
      'Eine Bestellung, die ein Assistent vorbereitet, läuft nach sechs Stunden ab. Es wurde nichts bestellt. Bitten Sie Ihren Assistenten, sie noch einmal vorzubereiten, oder kaufen Sie selbst hier ein.',
  },
  cancelled: {
    title: 'Storniert.',
    message: 'Der Assistent hat storniert, was er hier vorbereitet hatte. Es wurde nichts bestellt.',
  },
};

export const sessionNotFoundCopy = {
  description: 'Unter dieser Adresse ist nichts vorbereitet.',
  title: 'Hier ist nichts vorbereitet',
  message:
    'Vielleicht wurde der Link abgeschnitten: Kopieren Sie den ganzen Link, oder lassen Sie ihn sich von Ihrem Assistenten noch einmal geben.',
};
