// French of ./copy.ts (sha256 8f751ba485e4)
export const errorCountCopy = (count: number) =>
  count === 1 ? 'Veuillez corriger un point\u00A0:' : `Veuillez corriger ${count} points\u00A0:`;

export const fillIn = (label: string) => `Remplissez «\u00A0${label}\u00A0».`;

export const tick = (label: string) => `Cochez «\u00A0${label}\u00A0».`;

export const tooShort = (least: number, length: number) =>
  `Il faut au moins ${least} caractères. Vous en avez saisi ${length}.`;

export const tooLong = (longest: number) => `Au plus ${longest} caractères.`;

export const oneLineRule = 'Du texte simple, sur une seule ligne.';

export const plainTextRule = 'Du texte simple.';

export const emailRule = 'Une adresse e-mail ressemble à nom@example.com.';

export const phoneRule = 'Saisissez un numéro de téléphone avec son indicatif, par exemple +33 1 99 00 12 34.';

export const showPassword = 'Afficher le mot de passe';
export const show = 'Afficher';

export const contactCopy = {
  pageTitle: 'Contact',
  title: 'Écrivez-nous',
  name: 'Nom',
  nameRule: 'Saisissez votre nom.',
  email: 'Adresse e-mail',
  emailHint: 'Nous répondons à cette adresse.',
  subject: 'Objet',
  subjectRule: 'Saisissez un objet court.',
  message: 'Message',
  send: 'Envoyer le message',
  busy: 'Envoi de votre message…',
  arrived: 'Votre message est arrivé.',
  answer: 'Nous répondons par e-mail sous deux jours ouvrés.',
};

export const rejectedFieldCopy = {
  units: 'Quantité',
  watch: 'Montre',
  unused: 'Inutilisée et dans son emballage d’origine',
  reason: 'Motif',
  tracking: 'Numéro de suivi',
  note: 'Texte',
  on: 'Jour',
};

export const rejectedFormTitle = 'Votre formulaire n’a pas pu être envoyé.';

export const rejectionPageCopy = {
  title: 'Cela n’a pas fonctionné',
  goBack: 'Revenez en arrière dans votre navigateur. Votre saisie est toujours là. Ou écrivez à',
};
