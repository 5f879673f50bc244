// French of ./copy.ts (sha256 7cb267945489)
import { nextOrderPercent } from '@/domain/promo-code';
import type { UnpaidReason } from '@/domain/paths';

/** Label of every checkout screen in test mode (docs/product.md 16.2). */
export const testPayment = 'Paiement de test\u00A0: aucune carte n’est débitée';

export const deliveryTitle = 'Livraison';

export const payTitle = 'Vérifier et payer';

export const destinationTitle = 'Adresse de livraison';

export const shippingTitle = 'Mode de livraison';

export const deliveryFormCopy = {
  email: 'Adresse e-mail',
  fullName: 'Prénom et nom',
  phone: 'Téléphone (facultatif)',
  phoneHint: 'Pour le transporteur seulement, en cas de problème de livraison.',
  country: 'Pays',
  line1: 'Adresse',
  line2: 'Appartement, bâtiment ou société (facultatif)',
  city: 'Ville',
  submit: 'Passer au paiement',
  busy: 'Un instant…',
  anotherCountry: 'Choisissez un autre pays. Votre panier est enregistré.',
};

/** Field labels by API field name, for validation errors that are shown outside the delivery form. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  'contact.email': deliveryFormCopy.email,
  'contact.fullName': deliveryFormCopy.fullName,
  'contact.phone': 'Téléphone',
  'address.line1': deliveryFormCopy.line1,
  'address.line2': 'Appartement, bâtiment ou société',
  'address.city': deliveryFormCopy.city,
  'address.region': 'État, province ou région',
  'address.postalCode': 'Code postal',
  'address.country': deliveryFormCopy.country,
};

/**
 * Notice about import duties on parcels to other countries.
 *
 * @param what is the price that excludes them, such as `ce total`.
 */
export const dutiesCopy = (what: string) =>
  `Les droits de douane et les taxes de votre pays ne sont pas compris dans ${what}. La douane ou le transporteur peut vous les demander à l’arrivée du colis.`;

/** Notice in place of {@link dutiesCopy} where the shop's prices include VAT (docs/product.md 44.15). */
export const vatCopy = (what: string) =>
  `La TVA est comprise dans ${what}. La douane ou le transporteur peut tout de même vous demander des droits de douane à l’arrivée du colis.`;

/** The total in {@link dutiesCopy} and {@link vatCopy}. */
export const thisTotal = 'ce total';

/** Copy of the links that change the delivery. */
export const reviewCopy = {
  change: 'Modifier',
  changeAddress: 'Modifier l’adresse de livraison',
  changeShipping: 'Modifier le mode de livraison',
};

export const summaryCopy = {
  title: 'Votre commande',
  change: 'Modifier',
  changeCart: 'Modifier le panier',
  list: 'Montres de votre commande',
  lostCode: (code: string, isOnHold: boolean) =>
    `Le code ${code} ${isOnHold ? 'est réservé par une autre commande' : 'n’est plus valable'}. Nous l’avons donc retiré.`,
  noLongerSold: (name: string) => `${name} n’est plus en vente et ne fait pas partie de cette commande.`,
};

export const totalsCopy = {
  subtotal: 'Sous-total',
  code: 'Votre code promo',
  shipping: 'Livraison',
  free: 'Gratuite',
  total: 'Total',
};

export const codeCopy = {
  opener: 'Vous avez un code promo\u00A0?',
  title: 'Code promo',
  code: 'Code',
  hint: `Le code d’une commande précédente\u00A0: ${nextOrderPercent}\u00A0% de remise, une seule fois.`,
  apply: 'Appliquer',
  busy: 'Vérification du code…',
  remove: 'Retirer',
  removeOf: (code: string) => `Retirer le code ${code}`,
};

export const paymentCopy = {
  title: 'Paiement',
  busy: 'Paiement en cours… Gardez cette page ouverte.',
  pay: (amount: string) => `Payer ${amount}`.trim(),
  cardNumber: 'Numéro de carte',
  closed: 'Vous avez fermé la confirmation. Rien n’a été débité. Appuyez sur le bouton pour réessayer.',
  priceChanged: 'Le total a changé. Rien n’a été commandé ni débité.',
  agree: 'Votre commande a maintenant le nouveau total. Si vous êtes d’accord, appuyez de nouveau sur le bouton.',
  stillLoading: 'Le total se charge encore. Appuyez de nouveau dans un instant.',
  before: 'Avant\u00A0:',
  now: 'Maintenant\u00A0:',
  toOrderBefore: 'Voir votre commande précédente',
  toCart: 'Aller au panier',
  toDelivery: 'Aller à la livraison',
  backToPayment: 'Retour au paiement',
  leaving: 'Un instant…',
  stripe: 'Vous payez sur la page de Stripe, puis vous revenez ici. Cette boutique ne voit jamais votre carte.',
};

/** Copy of the field for a test number. */
export const testCardCopy = {
  hint: 'Utilisez un de ces numéros de test. Le numéro n’est jamais envoyé. Tout autre numéro est refusé.',
  list: 'Numéros de test',
  missing: 'Saisissez un des numéros de test.',
};

/** Copy of the simulated 3-D Secure dialog. */
export const bankCopy = {
  bank: 'Banque de test, 3-D Secure',
  question: (amount: string) => `Confirmez-vous le paiement de ${amount}\u00A0?`,
  explanation:
    'Une vraie banque demanderait ici un code ou une empreinte digitale. Cette banque de test vous demande seulement d’appuyer sur un bouton.',
  complete: 'Confirmer le paiement',
  fail: 'Faire échouer la confirmation',
};

export const cannotOrder =
  'La boutique ne répond pas, vous ne pouvez donc pas commander pour le moment. Votre panier est enregistré.';

export const needsScript = 'Pour commander, il faut JavaScript, car votre panier est enregistré dans votre navigateur.';

/** Copy of the checkout without a payment provider. The phone number and the email address follow `notYet` and `without`. */
export const closedCopy = {
  notYet: 'La commande en ligne n’est pas encore possible. Votre panier est enregistré. Pour commander,',
  without: 'Pour commander sans JavaScript,',
  toCart: 'Retour au panier',
};

export const unpaidCopy: Readonly<Record<UnpaidReason, PaymentMessage>> = {
  declined: {
    title: 'Votre carte a été refusée.',
    message: 'Votre banque n’a pas donné de raison. Essayez une autre carte ou contactez votre banque.',
  },
  'insufficient-funds': {
    title: 'La provision de votre carte est insuffisante.',
    message: 'La carte ne couvre pas le total. Essayez une autre carte ou modifiez votre commande.',
  },
  'authentication-failed': {
    title: 'Votre banque n’a pas pu confirmer votre identité.',
    message: 'Réessayez en allant jusqu’au bout du contrôle de la banque, ou utilisez une autre carte.',
  },
  cancelled: {
    title: 'Vous avez quitté la page avant de payer.',
    message: 'Vous pouvez terminer votre paiement quand vous voulez.',
  },
  failed: {
    title: 'Le paiement n’a pas abouti.',
    message: 'Le paiement n’est pas allé jusqu’au bout. Réessayez ou payez autrement.',
  },
};

export type PaymentMessage = { title: string; message: string };

export const paidAnywayCopy: PaymentMessage = {
  title: 'Votre commande est payée.',
  message: 'Une tentative de paiement a échoué, mais une autre a abouti.',
};

export const paymentPendingCopy: PaymentMessage = {
  title: 'Votre paiement est en cours de traitement.',
  message: 'Nous vous enverrons un e-mail quand votre paiement arrivera.',
};

export const nothingCharged = 'Rien n’a été débité. Votre panier, votre adresse et vos choix sont enregistrés.';
