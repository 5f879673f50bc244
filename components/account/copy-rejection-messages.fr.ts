// French of ./copy-rejection-messages.ts (sha256 49c268103d03)
const notMatching =
  'L’adresse e-mail et le mot de passe ne correspondent à aucun compte. Vérifiez les deux, réinitialisez votre mot de passe ou créez un compte.';

const offline =
  'Le service de connexion ne répond pas. Vérifiez votre connexion et réessayez. Votre saisie est toujours là.';

/** The meaning of a Firebase error code and the next step (docs/product.md 11.9). */
export const rejectionMessages: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'Ce mot de passe est incorrect. Saisissez-le de nouveau ou réinitialisez-le.',
  'auth/user-not-found': 'Aucun compte n’a cette adresse e-mail. Vérifiez l’orthographe ou créez un compte.',
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use':
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec elle, ou créez un compte avec une autre.',
  'auth/weak-password': 'Ce mot de passe est trop court ou trop facile à deviner. Utilisez au moins 6 caractères.',
  'auth/invalid-email': 'Ce n’est pas une adresse e-mail. Elle devrait ressembler à nom@example.com.',
  'auth/missing-password': 'Saisissez votre mot de passe.',
  'auth/too-many-requests':
    'Trop de tentatives\u00A0: la connexion à ce compte est suspendue. Attendez quelques minutes ou réinitialisez votre mot de passe.',
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user':
    'La fenêtre de Google a été fermée avant la connexion. Ouvrez-la de nouveau, ou utilisez votre adresse e-mail et votre mot de passe.',
  'auth/cancelled-popup-request': 'Une deuxième fenêtre de Google est ouverte. Continuez dans celle-ci.',
  'auth/popup-blocked':
    'Votre navigateur a bloqué la fenêtre de Google. Autorisez les fenêtres surgissantes pour cette boutique et réessayez, ou utilisez votre adresse e-mail et votre mot de passe.',
  'auth/requires-recent-login':
    'Votre dernière connexion est trop ancienne. Déconnectez-vous, reconnectez-vous, puis réessayez.',
  'auth/user-mismatch': 'Ce n’est pas le compte de votre session. Choisissez le compte avec lequel elle est ouverte.',
  'auth/account-exists-with-different-credential':
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec son mot de passe.',
  'auth/user-disabled': 'La boutique a fermé ce compte. Si vous pensez que c’est une erreur, écrivez-nous.',
  'auth/user-token-expired': 'Votre session a expiré. Reconnectez-vous.',
  'auth/operation-not-allowed': 'Ce mode de connexion n’est pas disponible. Utilisez l’autre, ou écrivez-nous.',
  'auth/unauthorized-domain':
    'La connexion avec Google n’est pas disponible à cette adresse. Utilisez votre adresse e-mail et votre mot de passe.',
};

/** Message for every other code. */
export const unknownRejection = 'Le service de connexion a rencontré une erreur. Réessayez dans un instant.';
