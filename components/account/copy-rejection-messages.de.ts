// German of ./copy-rejection-messages.ts (sha256 49c268103d03)
const notMatching =
  'E-Mail-Adresse und Passwort passen zu keinem Konto. Prüfen Sie beide, setzen Sie Ihr Passwort zurück oder registrieren Sie sich.';

const offline =
  'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.';

/** The meaning of a Firebase error code and the next step (docs/product.md 11.9). */
export const rejectionMessages: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'Dieses Passwort ist falsch. Geben Sie es noch einmal ein oder setzen Sie es zurück.',
  'auth/user-not-found':
    'Zu dieser E-Mail-Adresse gibt es kein Konto. Prüfen Sie die Schreibweise oder registrieren Sie sich.',
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an oder registrieren Sie eine andere Adresse.',
  'auth/weak-password': 'Dieses Passwort ist zu kurz oder zu leicht zu erraten. Verwenden Sie mindestens 6 Zeichen.',
  'auth/invalid-email': 'Das ist keine E-Mail-Adresse. Sie sollte aussehen wie name@example.com.',
  'auth/missing-password': 'Geben Sie Ihr Passwort ein.',
  'auth/too-many-requests':
    'Zu viele Versuche: Die Anmeldung ist für dieses Konto vorübergehend gesperrt. Warten Sie einige Minuten oder setzen Sie Ihr Passwort zurück.',
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user':
    'Das Google-Fenster wurde geschlossen, bevor Sie angemeldet waren. Öffnen Sie es noch einmal oder verwenden Sie E-Mail-Adresse und Passwort.',
  'auth/cancelled-popup-request': 'Ein zweites Google-Fenster ist offen. Machen Sie dort weiter.',
  'auth/popup-blocked':
    'Ihr Browser hat das Google-Fenster blockiert. Erlauben Sie Pop-up-Fenster für diesen Shop und versuchen Sie es noch einmal, oder verwenden Sie E-Mail-Adresse und Passwort.',
  'auth/requires-recent-login':
    'Ihre Anmeldung liegt schon länger zurück. Melden Sie sich ab und wieder an und versuchen Sie es dann noch einmal.',
  'auth/user-mismatch': 'Das ist nicht das Konto, mit dem Sie angemeldet sind. Wählen Sie dasselbe Konto.',
  'auth/account-exists-with-different-credential':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dessen Passwort an.',
  'auth/user-disabled':
    'Der Shop hat dieses Konto geschlossen. Wenn Sie das für einen Irrtum halten, schreiben Sie uns.',
  'auth/user-token-expired': 'Ihre Anmeldung ist abgelaufen. Melden Sie sich noch einmal an.',
  'auth/operation-not-allowed':
    'Diese Art der Anmeldung ist nicht verfügbar. Verwenden Sie die andere oder schreiben Sie uns.',
  'auth/unauthorized-domain':
    'Die Anmeldung mit Google ist unter dieser Adresse nicht verfügbar. Verwenden Sie E-Mail-Adresse und Passwort.',
};

/** Message for every other code. */
export const unknownRejection = 'Beim Anmeldedienst ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.';
