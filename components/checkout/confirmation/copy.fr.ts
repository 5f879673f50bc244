// French of ./copy.ts (sha256 720c9a90693a)
import type { OrderState } from '@/domain/order-states';
import { nextOrderPercent } from '@/domain/promo-code';

export const thanksTitle = 'Merci.';

/** Copy of `/thanks` without an order. */
export const missingOrderCopy = {
  title: 'Quelle commande\u00A0?',
  message: 'Pour voir une commande, suivez le lien de son e-mail de confirmation ou ouvrez-la depuis votre compte.',
};

type OrderMessage = { title: string; message: string };

/** Title and message of an order's page by its state. */
export const stateMessages = (email: string): Readonly<Record<OrderState, OrderMessage>> => ({
  pending: {
    title: 'Pas encore payée.',
    message:
      'Cette commande attend votre paiement. Si vous venez de payer, revenez dans quelques minutes\u00A0: certains paiements prennent du temps.',
  },
  paid: {
    title: thanksTitle,
    message: `Nous avons reçu votre paiement et préparons votre commande. Nous enverrons la confirmation à ${email}.`,
  },
  fulfilled: { title: 'En route.', message: 'Votre commande est payée et expédiée.' },
  refunded: {
    title: 'Remboursée.',
    message:
      'La somme est remboursée sur votre moyen de paiement d’origine. Votre banque peut mettre 5 à 10 jours à l’afficher.',
  },
  cancelled: {
    title: 'Annulée.',
    message: 'Cette commande a été annulée avant d’être payée. Rien n’a été débité et rien ne sera expédié.',
  },
  expired: {
    title: 'Pas payée à temps.',
    message: 'Cette commande n’a pas été payée dans un délai d’un jour et a donc expiré. Rien n’a été débité.',
  },
  failed: {
    title: 'Le paiement a échoué.',
    message: 'Votre paiement n’a pas abouti. Rien n’a été débité et rien ne sera expédié.',
  },
});

/** Title and message while a submitted payment is not confirmed. */
export const processingMessage: OrderMessage = {
  title: thanksTitle,
  message: 'Votre commande est passée. Nous attendons la confirmation de votre paiement.',
};

export const deliveredMessage = (day: string): OrderMessage => ({
  title: 'Livrée.',
  message: `Votre commande a été livrée le ${day}.`,
});

/** Title and message of a paid order that is not shipped. */
export const onHoldMessages = {
  disputed: {
    title: 'Votre banque doit décider.',
    message: 'Nous n’expédions pas cette commande avant la décision de votre banque.',
  },
  refundReturned: {
    title: 'Votre remboursement nous est revenu.',
    message: 'Cette commande ne sera pas expédiée.',
  },
} satisfies Record<string, OrderMessage>;

/** Sentences about a cancellation, disputes and refunds; each amount has its currency. */
export const refundSentences = {
  cancelled: 'Vous avez annulé cette commande. Rien ne sera expédié.',
  coming:
    'Nous vous remboursons sur votre moyen de paiement d’origine. Vous recevrez un e-mail quand le remboursement sera effectué.',
  disputed: 'Votre banque a contesté ce paiement, et le litige est encore ouvert.',
  inquiry: 'Votre banque nous a interrogés sur ce paiement, et la demande est encore ouverte.',
  refunded: (amount: string, total: string) => `Nous avons remboursé ${amount} sur ${total}.`,
  refundedRest: (amount: string) => `Nous avons remboursé ${amount} sur votre moyen de paiement d’origine.`,
  byBank: (amount: string) => `Votre banque vous a rendu ${amount}.`,
  returned: (amount: string) =>
    `Nous avons remboursé ${amount}, mais votre banque nous a renvoyé cette somme. Nous vous écrirons pour trouver un autre moyen.`,
};

/** Row labels of the refund list under an order's total. */
export const refundTerms = { refunded: 'Remboursé', byBank: 'Rendu par votre banque' };

export const orderTitle = (number: string) => `Commande ${number}`;

export const orderNotFoundTitle = 'Commande introuvable';

export const orderDeliveryCopy = { arrives: 'Livraison estimée', goesTo: 'Livraison à', parcel: 'Expédiée par' };

/** Link to the carrier's tracking page. */
export const followParcelCopy = (carrier: string, trackingNumber: string) =>
  `Suivre le colis ${trackingNumber} chez ${carrier}`;

export const refillCopy = (count: number) =>
  count === 1 ? 'Remettre la montre dans le panier' : 'Remettre les montres dans le panier';

export const earnedCodeLabel = 'Code promo pour votre prochaine commande';

/** Copy of the code that a paid order earns. */
export const earnedCodeCopy = {
  title: `${nextOrderPercent}\u00A0% de remise sur votre prochaine commande`,
  about:
    'Valable une fois, pour vous ou pour la personne à qui vous le donnez. Il figure aussi dans votre e-mail de confirmation.',
  copy: 'Copier le code',
  /** In the message that it is copied. */
  name: 'Code',
};

/** Copy of the note below a pending order's message. */
export const awaitPaymentCopy = {
  late: 'C’est plus long que d’habitude. Vous pouvez fermer cette page. Nous vous enverrons un e-mail quand votre paiement arrivera.',
  updates: 'Cette page se met à jour d’elle-même.',
};

/** Copy of the offer of an account. The sentences stand around the links `open` and `yourAccount`. */
export const accountOfferCopy = {
  title: 'Votre compte',
  guest: 'Voir toutes vos commandes au même endroit',
  beforeOpen: '',
  open: 'Créez un compte',
  afterOpen: ' avec la même adresse e-mail et confirmez-la. Cette commande sera dans votre compte.',
  member: 'Vos commandes',
  beforeAccount: 'Cette commande et les précédentes sont dans',
  yourAccount: 'votre compte',
};

/** Status of an order in the account's order list, by its state. */
export const stateCopy: Readonly<Record<OrderState, string>> = {
  pending: 'En attente de paiement',
  paid: 'Payée, en préparation',
  failed: 'Paiement échoué, rien n’a été débité',
  expired: 'Pas payée à temps, rien n’a été débité',
  cancelled: 'Annulée, rien n’a été débité',
  fulfilled: 'En route',
  refunded: 'Remboursée',
};

/** Status of an order in the account's order list beside {@link stateCopy}, and the news that follow it. */
export const statusCopy = {
  processing: 'Commande passée, paiement en cours',
  onHold: 'Payée, non expédiée',
  refundComing: 'Annulée, remboursement en cours',
  delivered: (day: string) => `Livrée le ${day}`,
  inquiry: 'question de votre banque',
  disputed: 'contestée par votre banque',
  refunded: (amount: string, total: string) => `${amount} sur ${total} remboursés`,
  byBank: (amount: string) => `${amount} rendus par votre banque`,
  returned: (amount: string) => `${amount} ne vous sont pas parvenus`,
};
