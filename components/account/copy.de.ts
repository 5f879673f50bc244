// German of ./copy.ts (sha256 97cc79fe56bf)
export const accountTitle = 'Mein Konto';

/** Shown without JavaScript. */
export const accountsNeedScript =
  'Für ein Konto brauchen Sie JavaScript. Alle Uhren können Sie auch ohne Konto ansehen.';

export const signInCopy = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  busy: 'Sie werden angemeldet …',
  done: 'Sie sind angemeldet.',
  noAccount: 'Noch kein Konto?',
};

export const googleCopy = {
  title: 'Mit Google anmelden',
  busy: 'Machen Sie im Google-Fenster weiter.',
};

export const registrationCopy = {
  title: 'Registrieren',
  name: 'Anzeigename',
  nameHint: 'Mit diesem Namen begrüßen wir Sie.',
  nameRule: 'Geben Sie einen Namen mit mindestens einem Buchstaben ein.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: (length: number) => `Mindestens ${length} Zeichen.`,
  busy: 'Ihr Konto wird angelegt …',
  done: 'Ihr Konto ist angelegt.',
  alreadySignedIn: (email = '') =>
    `Sie sind${email && ` als ${email}`} angemeldet. Um ein weiteres Konto anzulegen, melden Sie sich zuerst auf Ihrer Kontoseite ab.`,
  allWatches: 'Alle Uhren',
};

export const resetCopy = {
  opener: 'Passwort vergessen?',
  title: 'Passwort zurücksetzen',
  email: 'E-Mail-Adresse Ihres Kontos',
  send: 'E-Mail senden',
  busy: 'Die E-Mail wird gesendet …',
  sent: (email: string) =>
    `Wir haben eine E-Mail an ${email} gesendet. Über den Link darin wählen Sie ein neues Passwort.`,
};

export const verificationCopy = {
  explanation: 'Öffnen Sie den Link in unserer E-Mail, um zu bestätigen, dass diese Adresse Ihnen gehört.',
  title: 'E-Mail-Adresse bestätigen',
  send: 'E-Mail noch einmal senden',
  busy: 'Die E-Mail wird gesendet …',
  sent: 'Die E-Mail ist unterwegs.',
};

export const renameCopy = {
  title: 'Namen ändern',
  name: registrationCopy.name,
  send: 'Namen ändern',
  busy: 'Der Name wird gespeichert …',
  saved: (name: string) => `Gespeichert. Ihr Name ist jetzt ${name}.`,
};

export const deletionCopy = {
  title: 'Konto löschen',
  warning:
    'Ihr Name, Ihre E-Mail-Adresse, Ihre Anmeldung und Ihre gespeicherten Adressen werden sofort gelöscht und können nicht wiederhergestellt werden. Der Shop behält Ihre Bestellungen, Ihre Nachrichten und Ihr Newsletter-Abonnement. Ihr Warenkorb und Ihre Merkliste bleiben in diesem Browser.',
  password: 'Ihr Passwort',
  google: 'Im Google-Fenster melden Sie sich noch einmal an.',
  send: 'Endgültig löschen',
  busy: 'Ihr Konto wird gelöscht …',
  done: 'Ihr Konto ist gelöscht.',
  addressBookNotDeleted:
    'Ihre gespeicherten Adressen konnten nicht gelöscht werden. Deshalb wurde auch Ihr Konto nicht gelöscht.',
};

export const signOutCopy = {
  title: 'Abmelden',
  busy: 'Sie werden abgemeldet …',
  done: 'Sie sind abgemeldet.',
  keepLists: 'Warenkorb und Merkliste auf diesem Gerät behalten',
  unsent: (changes: number) =>
    changes === 1
      ? 'Sie sind abgemeldet. Eine Änderung ist noch nicht in Ihrem Konto: Sie wird übertragen, wenn Sie sich auf diesem Gerät wieder anmelden.'
      : `Sie sind abgemeldet. ${changes} Änderungen sind noch nicht in Ihrem Konto: Sie werden übertragen, wenn Sie sich auf diesem Gerät wieder anmelden.`,
};

/** Copy of the switch for values that follow the account (docs/product.md 40.7). */
export const followedCopy = {
  title: 'Auf allen Ihren Geräten',
  lists:
    'Ihr Warenkorb, Ihre Merkliste und Ihre gespeicherten Adressen sind auf allen Geräten gleich, auf denen Sie sich anmelden.',
  follow: 'Auch meine Angaben an der Kasse und meinen Vergleich synchronisieren',
  names: { wrist: 'Und meinen Handgelenkumfang', recent: 'Und die Uhren, die ich angesehen habe' },
  saved: 'Gespeichert.',
  failed: 'Das konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
};

/** Copy about lines that the browser had before the sign-in (docs/product.md 40.3). */
export const joinedCopy = {
  title: 'Ihre Listen',
  added: (lines: number) =>
    lines === 1
      ? '1 Uhr von diesem Gerät wurde in die Listen Ihres Kontos übernommen.'
      : `${lines} Uhren von diesem Gerät wurden in die Listen Ihres Kontos übernommen.`,
  undone: 'Rückgängig gemacht. Die Listen Ihres Kontos sind wieder wie vorher.',
  undo: 'Rückgängig machen',
  close: 'Schließen',
};

export const ownerCopy = {
  title: 'Ihre Angaben',
  change: 'Konto ändern',
  name: 'Name',
  noName: 'Noch keiner',
  email: 'E-Mail',
  isConfirmed: 'Bestätigt',
  confirmed: 'Ja',
  unconfirmed: 'Noch nicht',
};

export const unreachableCopy = {
  explanation:
    'Der Anmeldedienst ist nicht erreichbar, deshalb können wir Ihr Konto gerade nicht anzeigen. Wir versuchen es weiter.',
  title: 'Anmeldung noch einmal versuchen',
  again: 'Erneut versuchen',
  busy: 'Neuer Versuch …',
  done: 'Der Anmeldedienst ist wieder erreichbar.',
};

export const orderListCopy = {
  title: 'Ihre Bestellungen',
  looking: 'Ihre Bestellungen werden geladen …',
  none: 'Noch keine Bestellungen. Bestellungen erscheinen hier, wenn Sie beim Bestellen angemeldet sind oder Ihre bestätigte E-Mail-Adresse angeben.',
  form: 'Ihre Bestellungen laden',
  again: 'Erneut versuchen',
  busy: 'Neuer Versuch …',
};

/** Formats a time as its day in the reader's time zone: `25. November 2026`. */
export const orderDay = (at: string) => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }).format(new Date(at));
