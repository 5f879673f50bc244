// French of ./copy.ts (sha256 97cc79fe56bf)
export const accountTitle = 'Mon compte';

/** Shown without JavaScript. */
export const accountsNeedScript =
  'Les comptes nécessitent JavaScript. Vous pouvez voir toutes les montres sans compte.';

export const signInCopy = {
  title: 'Se connecter',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  busy: 'Connexion…',
  done: 'Connexion réussie.',
  noAccount: 'Pas de compte\u00A0?',
};

export const googleCopy = {
  title: 'Se connecter avec Google',
  busy: 'Continuez dans la fenêtre de Google.',
};

export const registrationCopy = {
  title: 'Créer un compte',
  name: 'Nom affiché',
  nameHint: 'Le nom par lequel nous vous saluons.',
  nameRule: 'Saisissez un nom d’au moins une lettre.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: (length: number) => `Au moins ${length} caractères.`,
  busy: 'Création de votre compte…',
  done: 'Votre compte est créé.',
  alreadySignedIn: (email = '') =>
    `Votre session est ouverte${email && ` avec ${email}`}. Pour créer un autre compte, déconnectez-vous d’abord sur la page de votre compte.`,
  allWatches: 'Toutes les montres',
};

export const resetCopy = {
  opener: 'Mot de passe oublié\u00A0?',
  title: 'Réinitialiser votre mot de passe',
  email: 'L’adresse e-mail de votre compte',
  send: 'Envoyer l’e-mail',
  busy: 'Envoi de l’e-mail…',
  sent: (email: string) =>
    `Nous avons envoyé un e-mail à ${email}. Suivez son lien pour choisir un nouveau mot de passe.`,
};

export const verificationCopy = {
  explanation: 'Suivez le lien de notre e-mail pour confirmer que cette adresse est la vôtre.',
  title: 'Confirmer votre adresse e-mail',
  send: 'Renvoyer l’e-mail',
  busy: 'Envoi de l’e-mail…',
  sent: 'L’e-mail est en route.',
};

export const renameCopy = {
  title: 'Changer de nom',
  name: registrationCopy.name,
  send: 'Changer le nom',
  busy: 'Enregistrement…',
  saved: (name: string) => `C’est enregistré. Votre nom est maintenant ${name}.`,
};

export const deletionCopy = {
  title: 'Supprimer votre compte',
  warning:
    'Votre nom, votre adresse e-mail, vos identifiants de connexion et vos adresses enregistrées sont supprimés tout de suite et ne peuvent pas être restaurés. La boutique garde vos commandes, vos messages et votre abonnement à la lettre d’information. Votre panier et votre liste d’envies restent dans ce navigateur.',
  password: 'Votre mot de passe',
  google: 'La fenêtre de Google vous demandera de vous reconnecter.',
  send: 'Supprimer définitivement',
  busy: 'Suppression de votre compte…',
  done: 'Votre compte est supprimé.',
  addressBookNotDeleted:
    'Vos adresses enregistrées n’ont pas pu être supprimées. Votre compte n’est donc pas supprimé non plus.',
};

export const signOutCopy = {
  title: 'Se déconnecter',
  busy: 'Déconnexion…',
  done: 'Déconnexion réussie.',
  keepLists: 'Laisser mon panier et ma liste d’envies sur cet appareil',
  unsent: (changes: number) =>
    changes === 1
      ? 'Déconnexion réussie. Une modification n’est pas encore dans votre compte\u00A0: elle sera envoyée quand vous vous reconnecterez sur cet appareil.'
      : `Déconnexion réussie. ${changes} modifications ne sont pas encore dans votre compte\u00A0: elles seront envoyées quand vous vous reconnecterez sur cet appareil.`,
};

/** Copy of the switch for values that follow the account (docs/product.md 40.7). */
export const followedCopy = {
  title: 'Sur tous vos appareils',
  lists:
    'Votre panier, votre liste d’envies et vos adresses enregistrées sont les mêmes sur tous les appareils où vous vous connectez.',
  follow: 'Synchroniser aussi mes coordonnées de commande et ma comparaison',
  names: { wrist: 'Et mon tour de poignet', recent: 'Et les montres que j’ai vues' },
  saved: 'C’est enregistré.',
  failed: 'L’enregistrement a échoué. Réessayez dans un instant.',
};

/** Copy about lines that the browser had before the sign-in (docs/product.md 40.3). */
export const joinedCopy = {
  title: 'Vos listes',
  added: (lines: number) =>
    lines === 1
      ? '1 montre de cet appareil a été ajoutée aux listes de votre compte.'
      : `${lines} montres de cet appareil ont été ajoutées aux listes de votre compte.`,
  undone: 'C’est annulé. Les listes de votre compte sont comme avant.',
  undo: 'Annuler',
  close: 'Fermer',
};

export const ownerCopy = {
  title: 'Vos données',
  change: 'Modifier votre compte',
  name: 'Nom',
  noName: 'Aucun pour l’instant',
  email: 'Adresse e-mail',
  isConfirmed: 'Confirmée',
  confirmed: 'Oui',
  unconfirmed: 'Pas encore',
};

export const unreachableCopy = {
  explanation:
    'Le service de connexion ne répond pas, nous ne pouvons donc pas montrer votre compte pour le moment. Nous continuons d’essayer.',
  title: 'Essayer de nouveau de se connecter',
  again: 'Réessayer',
  busy: 'Nouvel essai…',
  done: 'Le service de connexion répond de nouveau.',
};

export const orderListCopy = {
  title: 'Vos commandes',
  looking: 'Chargement de vos commandes…',
  none: 'Pas encore de commande. Les commandes que vous passez depuis votre compte ou avec votre adresse e-mail confirmée s’affichent ici.',
  form: 'Charger vos commandes',
  again: 'Réessayer',
  busy: 'Nouvel essai…',
};

/** Formats a time as its day in the reader's time zone: `25 novembre 2026`, `1er décembre 2026`. */
export const orderDay = (at: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date(at)).replace(/^1 /, '1er ');
