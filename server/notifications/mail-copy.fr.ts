// French of ./mail-copy.ts (sha256 91f47cd1cd90)
import type { ReturnKind } from '@/domain/return-states';

export const mailButtons = {
  order: 'Voir la commande',
  pay: 'Payer la commande',
  confirmSubscription: 'Confirmer l’abonnement',
  watch: 'Voir la montre',
  passport: 'Ouvrir le passeport',
  withdrawal: 'Voir la rétractation',
  return: 'Voir le retour',
  /** Facture and note are feminine. */
  document: (title: string) => `Ouvrir ${title === 'Avoir' ? 'l’avoir' : `la ${title.toLowerCase()}`}`,
  track: (carrier: string) => `Suivre le colis chez ${carrier}`,
};

export const mailCopy = {
  notYou: (email: string) => `Si ce n’était pas vous, écrivez-nous tout de suite\u00A0: ${email}.`,
  disagree: (email: string) => `Si vous n’êtes pas d’accord, écrivez à ${email}.`,
  findAgain: (url: string) =>
    `Si vous perdez ce lien, vous l’obtenez de nouveau avec votre numéro de commande et cette adresse e-mail\u00A0: ${url}`,
  attachment: (title: string, number: string) =>
    `${title} ${number} en pièce jointe (PDF). Vous pouvez aussi ouvrir le document en ligne.`,
  deliverTo: 'Adresse de livraison\u00A0:',
  expected: (usual: string, late: string) =>
    `Livraison prévue\u00A0: ${usual}${usual.endsWith('.') ? '' : '.'} ${late}`,
  trackingNumber: (number: string) => `Numéro de suivi\u00A0: ${number}`,
};

export const mailRows = { code: 'Votre code', free: 'Gratuit', total: 'Total' };

export const orderMailCopy = {
  title: (order: string) => `Commande ${order}`,
  confirmation: {
    subject: (title: string) => `${title}\u00A0: merci`,
    thanks: (name: string) =>
      `Merci, ${name}. Nous avons reçu votre paiement et nous préparons maintenant votre commande.`,
    nextOrder: (discount: string, code: string) =>
      `${discount} sur votre prochaine commande, une seule fois, avec le code ${code}.`,
  },
  link: {
    title: (order: string) => `Commande ${order}\u00A0: votre lien`,
    intro: 'Voici le lien vers votre commande, demandé avec son numéro et cette adresse e-mail.',
    invoice: (url: string) => `Votre facture\u00A0: ${url}`,
    private:
      'Toute personne qui a ce lien peut voir la commande. Ne le transmettez donc pas. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Personne d’autre ne l’a reçu.',
  },
  phone: {
    title: (order: string) => `Commande ${order}\u00A0: lien de paiement`,
    thanks: (name: string) => `Merci de votre appel, ${name}. Voici votre commande\u00A0:`,
    hold: 'Nous vous réservons les montres pendant un jour. Si vous ne nous avez pas appelés, vous pouvez ignorer cet e-mail.',
  },
  sent: {
    title: (order: string) => `Commande ${order}\u00A0: en route`,
    intro: (carrier: string) => `Votre commande est maintenant chez ${carrier}.`,
    corrected: (order: string) => `Commande ${order}\u00A0: nouveau numéro de suivi`,
    correction:
      'Le numéro de suivi que nous vous avions envoyé était erroné. Nous en sommes désolés. Voici le bon\u00A0:',
    carrier: (carrier: string) => `Transporteur\u00A0: ${carrier}`,
  },
  cancelled: {
    title: (order: string) => `Commande ${order}\u00A0: annulée`,
    text: (refund: string) =>
      `Vous avez annulé cette commande, et rien ne sera expédié. Nous remboursons ${refund} sur votre moyen de paiement d’origine et vous écrivons dès que le remboursement est parti.`,
  },
  address: {
    title: (order: string) => `Commande ${order}\u00A0: nouvelle adresse de livraison`,
    text: 'Nous livrerons désormais à\u00A0:',
  },
};

export const contactMailCopy = {
  title: 'Nous avons reçu votre message',
  text: (shop: string, findOrderUrl: string) =>
    `Merci de votre message à ${shop}. Nous répondons sous deux jours ouvrés.\nS’il s’agit d’une commande, vous obtenez le lien vers sa page ici\u00A0: ${findOrderUrl}\nSi vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.`,
};

export const newsletterMailCopy = {
  title: 'Confirmez votre abonnement à la lettre d’information',
  ask: (shop: string) => `Confirmez que vous souhaitez recevoir la lettre d’information de ${shop} à cette adresse.`,
  ignore: 'Si vous ne l’avez pas demandée, vous pouvez ignorer cet e-mail. Nous n’en enverrons pas d’autre.',
};

export const backInStockMailCopy = {
  title: (watch: string) => `${watch}\u00A0: de nouveau disponible`,
  asked: (price: string) =>
    `Vous nous avez demandé un e-mail dès que cette montre serait de nouveau disponible. Elle l’est maintenant, au prix de ${price}.`,
  noReservation: 'Nous ne pouvons pas vous la réserver\u00A0: elle peut donc être épuisée de nouveau.',
  only: (url: string) =>
    `C’est le seul e-mail au sujet de cette demande, et nous l’avons supprimée. Si elle ne venait pas de vous, vous pouvez ignorer cet e-mail. Pour retirer cette adresse des autres demandes, c’est ici\u00A0: ${url}`,
};

export const refundMailCopy = {
  title: (order: string) => `Remboursement de la commande ${order}`,
  sum: (amount: string, isPending: boolean, isByHand: boolean) => {
    const way = isByHand ? '' : ' sur votre moyen de paiement d’origine';
    const sent = `${isPending ? 'Nous vous remboursons' : 'Nous vous avons remboursé'} ${amount}${way}.`;
    return isByHand ? sent : `${sent} Votre banque peut mettre 5 à 10 jours à l’afficher.`;
  },
  inPart: (refunded: string, total: string) =>
    `En tout, nous avons remboursé ${refunded} sur les ${total} que vous avez payés.`,
  inFull: (total: string) => `Ainsi, les ${total} que vous avez payés sont remboursés en totalité.`,
  returnedTitle: (order: string) => `Commande ${order}\u00A0: votre remboursement nous est revenu`,
  returned: (amount: string) => `Nous vous avons remboursé ${amount}, mais votre banque nous a renvoyé cette somme.`,
  otherWay: (email: string) =>
    `Nous vous écrirons pour trouver un autre moyen. Vous pouvez aussi nous écrire\u00A0: ${email}.`,
  documentTitle: (title: string, order: string) => `${title} pour la commande ${order}`,
  document: 'Votre remboursement est effectué. Voici le document correspondant.',
};

export const passportMailCopy = {
  given: (watch: string) => `Vous avez cédé ${watch}`,
  former:
    'Son passeport appartient maintenant à la personne qui a reçu la montre. Votre lien ne l’ouvre plus, et cette personne ne voit ni votre nom ni votre commande.',
  taken: (watch: string) => `${watch} est à vous maintenant`,
  next: 'Le passeport de cette montre vous a été cédé\u00A0: garantie, carnet d’entretien et mode d’emploi.',
  private: 'Toute personne qui a ce lien peut voir et modifier le passeport. Ne le transmettez donc pas.',
  battery: (watch: string) => `Une pile neuve pour ${watch}`,
  batteryText: (since: string) =>
    `Vous avez changé sa pile le ${since} et nous avez demandé un rappel. Changez-la bientôt\u00A0: une pile vide peut couler.`,
};

export const returnMailCopy = {
  name: (kind: ReturnKind, number: string) => `${kind === 'withdrawal' ? 'Rétractation' : 'Retour'} ${number}`,
  acknowledgement: {
    subject: (name: string) => `${name}\u00A0: accusé de réception`,
    received: (shopper: string, order: string, at: string) =>
      `${shopper}, nous avons reçu le ${at} votre rétractation du contrat relatif à la commande ${order}. Elle porte sur\u00A0:`,
    sendBack: (by: string, slip: string, postage: string) =>
      `Renvoyez les articles au plus tard le ${by}. ${slip} ${postage}`,
    refundDays: (days: number, email: string) =>
      `Nous vous remboursons dans les ${days} jours qui suivent votre rétractation. Nous pouvons différer le remboursement jusqu’à ce que nous ayons récupéré les articles ou que vous ayez fourni une preuve de leur expédition, par exemple le numéro de suivi\u00A0: ${email}.`,
    notSent: (refundBy: string) =>
      `Rien n’a été expédié, vous n’avez donc rien à renvoyer. Nous vous remboursons au plus tard le ${refundBy}.`,
  },
  slip: 'La page ci-dessous contient l’adresse et un bon de retour à imprimer pour votre colis.',
  noAddress: 'Cette boutique est une démonstration sans adresse\u00A0: rien ne peut lui être envoyé.',
  request: {
    subject: (name: string) => `${name}\u00A0: nous avons reçu votre demande`,
    received: (order: string, at: string) =>
      `Nous avons reçu le ${at} votre demande de retour pour la commande ${order}\u00A0:`,
    wait: 'N’envoyez rien pour l’instant. Nous répondons par e-mail sous deux jours ouvrés.',
  },
  accept: { subject: (name: string) => `${name}\u00A0: demande acceptée`, intro: 'Vous pouvez nous renvoyer\u00A0:' },
  refuse: {
    subject: (name: string) => `${name}\u00A0: demande refusée`,
    intro: 'Nous ne pouvons pas accepter ce retour\u00A0:',
  },
  send: {
    subject: (name: string) => `${name}\u00A0: en route`,
    intro: 'Nous avons noté que vous avez renvoyé\u00A0:',
    arrival: 'Nous vous écrivons dès que le colis arrive.',
  },
  receive: {
    subject: (name: string) => `${name}\u00A0: colis arrivé`,
    intro: 'Nous avons reçu\u00A0:',
    check: 'Nous vérifions les articles, puis nous vous remboursons.',
  },
  inspect: {
    subject: (name: string) => `${name}\u00A0: vérification terminée`,
    intro: 'Nous avons vérifié ce que vous avez renvoyé\u00A0:',
    refund: 'Le remboursement vient ensuite.',
  },
  withdrawalRejected: {
    title: (order: string) => `Rétractation de la commande ${order}\u00A0: impossible`,
    received: (order: string, at: string, why: string) =>
      `Nous avons reçu le ${at} une rétractation du contrat relatif à la commande ${order}. ${why}`,
    noRight:
      'Le droit du pays de votre commande ne prévoit pas de rétractation. Nos conditions de retour restent valables.',
    tooLate: (days: number) =>
      `Le délai de ${days} jours après la livraison est écoulé. Nos conditions de retour s’appliquent peut-être encore.`,
  },
  returnRejected: {
    title: (order: string) => `Retour de la commande ${order}\u00A0: impossible`,
    received: (order: string, at: string, why: string) =>
      `Nous avons reçu le ${at} une demande de retour pour la commande ${order}. ${why}`,
    notSent: 'La commande n’est pas encore expédiée. Vous pouvez la renvoyer dès qu’elle l’est.',
    tooLate: (days: number) => `Le délai de ${days} jours après l’expédition est écoulé.`,
    finalSale: 'La vente de ces montres est définitive, elles ne peuvent donc pas être retournées.',
    disputed:
      'Votre banque a contesté le paiement. Tant qu’elle n’a pas décidé, nous ne pouvons pas accepter de retour.',
  },
  noUnits:
    'La commande contient moins de ces montres que vous n’en avez indiqué\u00A0: elles sont déjà remboursées, vous avez déjà demandé leur retour, ou elles n’en font pas partie.',
  orderState: 'La commande n’est pas payée, ou elle est déjà entièrement remboursée.',
};
