// French of ./copy-rejection-messages.ts (sha256 b2774afc31f6)
import { maxSavedAddresses } from '@/contract/limits';
import type { FieldReason } from '@/domain/result';
import { oneLineRule, phoneRule, plainTextRule } from './copy';
import type { ShownCode } from './copy-codes';

export const messages = {
  fault: 'Une erreur s’est produite de notre côté. Rien n’est perdu. Veuillez réessayer.',
  unreachable: 'La boutique n’a pas répondu.',
  'already-paid': 'Votre commande précédente est payée, ou son paiement est en cours.',
  'authentication-failed': 'Le paiement n’a pas été confirmé. Veuillez réessayer ou utiliser une autre carte.',
  'bad-json': 'La requête n’est pas un JSON valide.',
  'bad-quantity': 'Choisissez une quantité de 1 à 10.',
  'bad-request': 'La boutique n’a pas compris cette demande.',
  'bad-token': 'Votre session a expiré. Veuillez vous reconnecter.',
  busy: 'La boutique est très sollicitée en ce moment. Rien n’est perdu. Veuillez réessayer dans un instant.',
  'card-declined': 'La carte a été refusée. Veuillez en essayer une autre.',
  'cart-changed':
    'Votre panier a changé dans un autre onglet. Rien n’a été commandé. Vérifiez le panier, puis appuyez de nouveau.',
  'country-fixed':
    'L’adresse doit rester dans le même pays. Pour un autre pays, annulez cette commande et passez-en une nouvelle.',
  'country-not-served': 'Nous ne livrons pas dans ce pays.',
  'duplicate-line': 'Cette montre est deux fois dans le panier.',
  'email-unverified': 'Confirmez d’abord votre adresse e-mail\u00A0: la page de votre compte envoie le lien.',
  'email-differs':
    'Votre assistant a indiqué une autre adresse e-mail. Corrigez votre saisie, ou laissez le champ vide et saisissez votre adresse à la page suivante.',
  'email-refused': 'Le service de paiement n’accepte pas cette adresse e-mail.',
  'idempotency-conflict': 'Cette commande a déjà été envoyée avec un autre contenu. Veuillez recommencer.',
  'insufficient-funds': 'La provision de cette carte est insuffisante. Veuillez en essayer une autre.',
  'no-emulator': 'Le service de connexion ne répond pas.',
  'no-idempotency-key': 'La boutique n’a pas compris cette commande. Veuillez recommencer.',
  'no-lines': 'Le panier est vide.',
  'no-token': 'Veuillez d’abord vous connecter.',
  'not-returnable': 'Ces montres ne peuvent plus être retournées, ou vous avez déjà demandé leur retour.',
  'order-closed':
    'Cette commande ne peut plus être modifiée\u00A0: elle est annulée, remboursée ou n’a jamais été payée.',
  'order-disputed':
    'Votre banque a contesté ce paiement. La commande ne peut pas être modifiée avant la décision de la banque.',
  'order-packed': 'Cette commande est déjà emballée et ne peut plus être modifiée. Veuillez nous écrire.',
  'order-over': 'Cette commande a expiré ou a été annulée, et rien n’a été débité. Veuillez commander de nouveau.',
  'passport-closed':
    'Ce passeport ne peut pas être modifié\u00A0: sa commande a été remboursée, ou sa montre est déclarée volée.',
  'payment-off': 'La boutique ne peut pas recevoir de paiement en ce moment. Rien n’a été commandé.',
  'payment-processing': 'Votre paiement est encore en cours. Veuillez réessayer quand il sera confirmé.',
  'payment-unreachable':
    'Le service de paiement ne répond pas. Rien n’a été débité\u00A0; veuillez réessayer dans un instant.',
  'price-changed': 'Le total a changé. Rien n’a été commandé ni débité.',
  'promo-code': 'Ce code promo n’est pas valable ou a déjà été utilisé.',
  'records-unreachable':
    'La boutique ne parvient pas à joindre sa base de données en ce moment. Rien n’est perdu. Veuillez réessayer dans un instant.',
  'promo-code-held':
    'Une autre commande utilise ce code promo. Si cette commande n’est pas payée, vous pourrez utiliser le code 30 minutes après qu’elle a été passée.',
  'service-not-offered': 'Ce mode de livraison n’existe pas pour ce pays.',
  'session-over': 'Ce qui était préparé ici a été payé ou annulé, ou a expiré.',
  'session-taken': 'Quelqu’un a continué dans un autre navigateur. La commande ne peut être terminée que là.',
  'sign-in-unreachable': 'Le service de connexion ne répond pas. Veuillez réessayer dans un instant.',
  'sold-out': 'Une montre de votre panier est épuisée. Rien n’a été commandé ni débité.',
  'too-many-addresses': `Votre carnet d’adresses est plein\u00A0: il contient ${maxSavedAddresses} adresses. Retirez-en une pour en enregistrer une autre.`,
  'too-few-left':
    'Nous avons moins d’exemplaires d’une montre que votre panier n’en demande. Rien n’a été commandé ni débité.',
  'too-large': 'C’est trop long pour un seul envoi.',
  'too-many-requests': 'Trop de tentatives. Veuillez attendre un peu et réessayer.',
  'unknown-declaration':
    'Cette rétractation est introuvable. Une rétractation qui n’est pas confirmée expire au bout d’un jour.',
  'unknown-handed-list':
    'Ce lien a déjà servi ou a expiré. Un lien sert une seule fois, pendant dix minutes. Créez-en un nouveau sur votre autre appareil.',
  'unknown-order': 'Cette commande est introuvable. Veuillez l’ouvrir depuis son e-mail de confirmation.',
  'unknown-invoice':
    'Il n’y a pas de facture à cette adresse. Copiez le lien entier de l’e-mail, ou ouvrez la facture depuis votre commande.',
  'unknown-passport': 'Ce passeport est introuvable. Sa montre a peut-être changé de propriétaire.',
  'unknown-session': 'Rien n’est préparé à cette adresse.',
  'unknown-payment': 'Ce paiement est introuvable. Veuillez commander de nouveau.',
  'not-in-currency':
    'Une montre de cette commande n’a pas de prix dans cette devise. Choisissez les dollars américains.',
  'unknown-watch': 'Cette montre n’est pas en vente ici.',
  'wrong-list-key':
    'La clé de ce lien est incorrecte, la liste ne peut donc pas être lue. Scannez de nouveau le code, ou copiez le lien entier.',
  'wrong-content-type': 'L’envoi n’a pas été possible. Veuillez recharger la page et réessayer.',
  'wrong-origin': 'L’envoi n’est possible que depuis les pages de la boutique.',
} satisfies Record<ShownCode, string>;

export const orderNumberRule = 'Un numéro de commande ressemble à OH-7K3M9QX2.';

export const fieldCopy = {
  required: 'Remplissez ce champ.',
  'too-long': 'C’est trop long.',
  'one-line': oneLineRule,
  'no-letter': 'Il faut au moins une lettre ou un chiffre.',
  'plain-text': plainTextRule,
  email: 'Saisissez une adresse e-mail comme nom@example.com.',
  'small-email': 'Saisissez une adresse comme nom@example.com, en minuscules.',
  country: 'Choisissez un pays.',
  region: 'Saisissez un État ou une province de ce pays.',
  'postal-code': 'Saisissez un code postal de ce pays.',
  phone: phoneRule,
  'no-code': 'Ce n’est pas un de nos codes promo.',
  'order-number': orderNumberRule,
  'too-many-lines': 'Trop de lignes.',
  'not-whole': 'Ce lien est incomplet.',
  malformed: messages['bad-request'],
} satisfies Record<FieldReason, string>;

export const fewLeftCopy = (left: number) =>
  `Il ne reste que ${left} ${left < 2 ? 'exemplaire' : 'exemplaires'} d’une montre de votre panier. Rien n’a été commandé ni débité.`;

export function waitCopy(minutes: number): string {
  if (minutes < 1) return '';
  return minutes === 1 ? ' Réessayez dans une minute.' : ` Réessayez dans ${minutes} minutes.`;
}

export const oneOrderOnly = 'Vous pouvez appuyer de nouveau sans risque\u00A0: vous ne payez qu’une fois.';

export const pressForCart = 'N’appuyez de nouveau que si vous voulez aussi ce qui est maintenant dans votre panier.';

export function connectionCopy(isOnline: boolean): string {
  const what = isOnline ? 'La boutique ne répond pas.' : 'Vous êtes hors ligne.';
  return `${what} Rien n’est perdu. Appuyez de nouveau ${isOnline ? 'dans un instant' : 'quand vous serez de nouveau en ligne'}.`;
}

export const guestCopy =
  'Votre compte est inaccessible pour le moment. Appuyez de nouveau pour commander sans compte. La commande rejoindra votre compte quand votre adresse e-mail sera confirmée.';

export const addressBookCopy = {
  signedOut: 'Votre session a expiré. Déconnectez-vous et reconnectez-vous pour voir vos adresses.',
  notLoaded: 'Vos adresses n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
};

export const accountOrdersCopy = {
  signedOut: 'Votre session a expiré. Déconnectez-vous et reconnectez-vous pour voir vos commandes.',
  notLoaded: 'Vos commandes n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
};

export const newsletterSent =
  'Consultez vos e-mails\u00A0: si cette adresse est nouvelle pour nous, nous vous avons envoyé un lien pour la confirmer.';
