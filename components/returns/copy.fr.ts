// French of ./copy.ts (sha256 570a66672410)
import { findOrder, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { returnDays } from '@/data/policies';
import type { NoReturn, ReturnStep, ReturnView } from '@/domain/order-returns';
import type { ReturnState } from '@/domain/return-states';

/** Copy of withdrawals and returns (docs/product.md 36). The law prescribes the labels of both steps. */
export const withdrawCopy = {
  title: withdraw.label,
  description: `Se rétracter d’une commande jusqu’à ${withdrawalRight.days} jours après la livraison, sans compte et sans motif.`,
  intro: `Si votre commande est livrée dans un pays de l’Union européenne, vous pouvez vous rétracter du contrat jusqu’à ${withdrawalRight.days} jours après la livraison. Vous n’avez besoin ni de motif ni de compte.`,
  form: 'Votre rétractation',
  emailHint: 'L’adresse de votre commande. Nous y confirmons votre rétractation.',
  name: 'Nom',
  partHint: `Laissez ceci vide pour vous rétracter de toute la commande. Pour d’autres montres, ouvrez votre commande avec «\u00A0${findOrder.label}\u00A0».`,
  next: 'Continuer',
  nextHint: 'Rien n’est encore déclaré. Vous confirmez à la page suivante.',
  elsewhereTitle: 'Pas de droit de rétractation\u00A0?',
  elsewhere: `Hors de l’Union européenne, ou plus tard, nos conditions de retour s’appliquent\u00A0: ${returnDays} jours après l’expédition, dans tous les pays.`,
};

/** Copy of the fields of a guest's withdrawal or return. */
export const guestCopy = {
  number: 'Numéro de commande',
  numberHint: 'Il commence par OH et figure dans l’objet de chaque e-mail au sujet de la commande.',
  email: 'Adresse e-mail',
  partTitle: 'Seulement une partie de la commande\u00A0?',
  watch: (place: number) => `Montre ${place}`,
  units: (place: number) => `Quantité de la montre ${place}`,
  noWatch: 'Aucune',
};

export const guestReturnCopy = {
  title: 'Sans compte',
  emailHint: 'L’adresse de votre commande. Nous y répondons.',
  partHint: `Laissez ceci vide pour retourner toute la commande. Pour d’autres montres, ouvrez votre commande avec «\u00A0${findOrder.label}\u00A0».`,
  doneTitle: 'Consultez vos e-mails',
  done: 'Si ce numéro et cette adresse sont ceux d’une même commande, notre confirmation y arrive en quelques minutes. Sinon, vérifiez les deux et refaites la demande.',
};

export const confirmCopy = {
  title: 'Confirmer la rétractation',
  intro: 'Veuillez vérifier votre déclaration. Elle prend effet quand vous appuyez sur le bouton.',
  button: 'Confirmer la rétractation',
  back: 'Modifier la déclaration',
  number: 'Commande',
  name: 'Nom',
  email: 'Confirmation à',
  what: 'Vous vous rétractez pour',
  whole: 'Toute la commande',
};

export const doneCopy = {
  title: 'Nous avons reçu votre rétractation.',
  at: 'Reçue le',
  message:
    'Si ce numéro et cette adresse sont ceux d’une même commande, la confirmation avec les prochaines étapes y arrive en quelques minutes. Sinon, nous vous écrirons.',
  verified: 'La confirmation avec les prochaines étapes arrive par e-mail en quelques minutes.',
  rejected: 'Elle n’est pas possible, donc rien ne change. La raison vous parvient par e-mail en quelques minutes.',
  keep: 'Vous pouvez imprimer cette page comme justificatif.',
  order: 'Voir votre commande',
  overTitle: 'Introuvable',
  over: 'Une rétractation qui n’est pas confirmée expire au bout d’un jour. Vous pouvez la déclarer de nouveau.',
};

export const returnCopy = {
  title: 'Retourner des articles',
  description: `Retourner une montre jusqu’à ${returnDays} jours après l’expédition, depuis n’importe quel pays. Sans compte.`,
  intro: `Vous pouvez demander le retour d’une montre jusqu’à ${returnDays} jours après son expédition. Elle doit être inutilisée et dans son emballage d’origine.`,
  units: (name: string) => `Quantité\u00A0: ${name}`,
  none: '0',
  reason: 'Motif (facultatif)',
  unused: 'L’article est inutilisé et dans son emballage d’origine.',
  ask: 'Demander ce retour',
  askHint: 'N’envoyez rien pour l’instant. Nous répondons par e-mail sous deux jours ouvrés.',
  withdraw: 'Continuer',
  form: 'Ce que vous renvoyez',
  until: (day: string) => `Jusqu’au ${day}.`,
};

/** Why nothing can be asked for, and what to do. */
export const noReturnCopy: Readonly<Record<NoReturn, string>> = {
  'order-state': 'Cette commande n’est pas payée, est annulée ou remboursée. Il n’y a donc rien à renvoyer.',
  'order-disputed':
    'Votre banque a contesté le paiement de cette commande. Tant qu’elle n’a pas décidé, nous ne pouvons pas accepter de retour.',
  'no-right': `Il n’y a pas de droit de rétractation dans le pays de cette commande. Vous pouvez tout de même la retourner jusqu’à ${returnDays} jours après l’expédition.`,
  'not-sent': 'Cette commande n’est pas encore expédiée. Vous pourrez la retourner ensuite.',
  'too-late': 'Le délai est passé.',
  'final-sale': 'La vente de ces montres est définitive, elles ne peuvent donc pas être retournées.',
  'no-units': 'Vous avez déjà demandé le retour de tout ce que contient cette commande, ou tout est remboursé.',
};

export const orderReturnsCopy = {
  title: 'Rétractation et retours',
  list: 'Vos rétractations et retours',
  details: (number: string) => `Détails de ${number}`,
};

export const slipCopy = {
  title: (view: Pick<ReturnView, 'kind' | 'number'>) =>
    `${view.kind === 'withdrawal' ? 'Rétractation' : 'Retour'} ${view.number}`,
  heading: { withdrawal: 'Votre rétractation', return: 'Votre retour' } as const,
  slipTitle: 'Bon de retour',
  slip: 'Imprimez ce bon, découpez-le et mettez-le dans votre colis.',
  code: (number: string) => `Code avec le numéro ${number}`,
  to: 'Envoyer à',
  order: 'Commande',
  contents: 'Contenu',
  noAddress: 'Cette démonstration n’a pas d’adresse, rien ne peut donc être envoyé.',
  reason: 'Votre motif',
  answer: 'Notre réponse',
  steps: 'Ce qui s’est passé',
  refunded: 'Remboursé',
  refundBy: 'Remboursement au plus tard le',
  sentTitle: 'L’avez-vous envoyé\u00A0?',
  tracking: 'Numéro de suivi (facultatif)',
  trackingHint: 'Il prouve que vous avez expédié les articles.',
  markSent: 'Je l’ai envoyé',
  trackingRow: 'Numéro de suivi',
};

/** State of a withdrawal or return in words. */
export const stateCopy: Readonly<Record<ReturnState, string>> = {
  requested: 'En attente de notre réponse',
  accepted: 'Demande acceptée\u00A0: veuillez nous envoyer les articles',
  refused: 'Demande refusée',
  cancelled: 'Retour remplacé par votre rétractation',
  sent: 'En route vers nous',
  received: 'Colis arrivé à la boutique',
  inspected: 'Contrôle terminé, remboursement à suivre',
  'refunded-in-part': 'Remboursement partiel',
  refunded: 'Remboursement effectué',
};

/** State of a withdrawal that is not answered yet, by whether the goods have left the shop. */
export const withdrawalStateCopy = {
  sent: 'Reçue\u00A0: veuillez renvoyer les articles',
  notSent: 'Reçue, remboursement à suivre',
};

/** A step in words. */
export const stepCopy: Readonly<Record<ReturnStep['event'], string>> = {
  request: 'Demande reçue',
  accept: 'Demande acceptée',
  refuse: 'Demande refusée',
  cancel: 'Retour remplacé par votre rétractation',
  send: 'En route vers nous',
  receive: 'Colis arrivé à la boutique',
  inspect: 'Contrôle terminé',
  'refund-part': 'Remboursement partiel',
  refund: 'Remboursement effectué',
  settle: 'Toute la somme de la commande a été rendue',
  'refund-failed': 'Le remboursement ne vous est pas parvenu',
};
