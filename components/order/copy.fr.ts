// French of ./copy.ts (sha256 d6f7311a1481)
import type { TimelineKind } from '@/domain/order-timeline';

export const timelineTitle = 'Avancement';

/** Labels of the timeline's steps. */
export const stepCopy: Readonly<Record<TimelineKind, string>> = {
  placed: 'Commandée',
  paid: 'Payée',
  cancelled: 'Annulée par vous',
  packed: 'Emballée',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  refunded: 'Remboursée',
  returned: 'Remboursée par votre banque',
  closed: 'Clôturée sans paiement',
};

export const stepToCome = 'Pas encore';

export const orderActionsCopy = {
  title: 'Modifier cette commande',
  againTitle: 'Commander de nouveau',
  untilPacked: 'Vous pouvez modifier l’adresse ou annuler tant que nous n’avons pas emballé votre commande.',
  untilPaid: 'Vous pouvez annuler tant que votre paiement n’est pas confirmé.',
  changeAddress: 'Modifier l’adresse',
  cancel: 'Annuler la commande',
  buyAgain: 'Acheter de nouveau',
};

export const cancelCopy = {
  title: 'Annuler cette commande\u00A0?',
  description: 'Annuler une commande qui n’est pas encore emballée.',
  paid: (sum: string) =>
    `Rien ne sera expédié, et nous remboursons ${sum} sur votre moyen de paiement d’origine. Le code promo reçu avec elle pour votre prochaine commande est annulé aussi. Vous ne pourrez pas revenir en arrière.`,
  unpaid: 'Rien n’a été débité et rien ne sera expédié. Vous ne pourrez pas revenir en arrière.',
  confirm: 'Oui, annuler la commande',
  keep: 'Non, garder la commande',
  tooLateTitle: 'Cette commande ne peut pas être annulée.',
};

export const changeAddressCopy = {
  title: 'Modifier l’adresse de livraison',
  description: 'Modifier l’adresse de livraison d’une commande qui n’est pas encore emballée.',
  about: 'L’adresse doit rester dans le même pays, car le prix de la livraison en dépend.',
  busy: 'Enregistrement…',
  save: 'Enregistrer l’adresse',
  back: 'Retour à la commande',
  tooLateTitle: 'L’adresse ne peut plus être modifiée.',
};

export const payCopy = {
  title: 'Payer votre commande',
  description: 'Payer une commande que vous avez passée par téléphone.',
  about:
    'Merci de votre appel. Vérifiez la commande, puis payez-la. Nous gardons les montres pour vous pendant un jour.',
  total: (sum: string) => `Total\u00A0: ${sum}`,
  pay: (sum: string) => `Payer ${sum}`,
  card: 'Numéro de test',
  order: 'Voir votre commande',
  overTitle: 'Rien à payer',
  over: 'Cette commande est payée, ou le délai de paiement est passé. Appelez-nous si vous la voulez encore.',
};
