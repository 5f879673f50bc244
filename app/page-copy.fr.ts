// French of ./page-copy.ts (sha256 9237fe8377e4)
export const homeTitle = (shop: string) => `${shop}\u00A0: des montres de fabricants qui refusent de se ressembler`;

export const pageLinkLabels = {
  seeOrder: 'Voir votre commande',
  returnItems: 'Retourner des articles',
  askAgain: 'Refaire la demande',
};

export const notFoundCopy = {
  metaTitle: 'Introuvable',
  description: 'Il n’y a pas de page à cette adresse.',
  text: 'Il n’y a pas de page à cette adresse. La montre n’est peut-être plus en vente, ou l’adresse contient une faute de frappe. Cherchez la montre par son nom\u00A0:',
  search: 'Chercher par nom',
};

export const noOrderCopy = {
  description: 'Il n’y a pas de commande à cette adresse.',
  before:
    'Il n’y a pas de commande à cette adresse. Votre messagerie a peut-être coupé le lien\u00A0: copiez le lien entier, ou demandez-nous de vous le renvoyer par e-mail. Si cela ne suffit pas, ',
  after: ' et indiquez-nous le numéro de votre commande.',
};

export const paymentFailedCopy = {
  title: 'Échec du paiement',
  description: 'Que faire quand un paiement a échoué.',
  questions: 'Pour toute question, ',
  nothingToDo: 'Vous n’avez rien à faire.',
};

export const orderPageDescription = 'La confirmation d’une commande.';

export const invoiceDescription = 'Un document d’une commande, à imprimer ou à télécharger.';

export const slipDescription = 'Une rétractation ou un retour avec son bon.';

export const orderLinkSentTitle = 'Consultez vos e-mails';

export const emptyPageCopy = {
  metaTitle: 'Rien à acheter pour l’instant',
  description: 'Votre panier est vide. Commencez vos achats ici.',
  title: 'Votre panier est vide.',
  text: 'Ajoutez d’abord une montre au panier, puis revenez commander.',
};

export const searchPageCopy = {
  description: (watches: number) =>
    `Cherchez parmi les ${watches} montres d’Odd Hours par nom, fabricant, couleur ou matière.`,
  again: 'Nouvelle recherche',
};

export const compareDescription =
  'Comparez jusqu’à quatre montres d’Odd Hours\u00A0: leurs contours à la même échelle et leurs caractéristiques côte à côte.';

export const contactPageCopy = {
  description: (shop: string) =>
    `Écrivez à ${shop} ou appelez\u00A0: deux numéros de téléphone, une adresse e-mail, et nos règles de livraison, de retour et de garantie.`,
  intro:
    'Une personne lit chaque message. Dites-nous de quelle montre il s’agit et comment vous joindre. Vous avez perdu le lien d’une commande\u00A0? Nous vous l’envoyons tout de suite\u00A0:',
  findOrder: (label: string) => label.toLowerCase(),
  sentTitle: 'Votre message est arrivé',
  sentDescription: 'La boutique a votre message.',
};

export const cartPage = {
  title: 'Panier',
  description: 'Les montres de votre panier.',
  needsScript:
    'Le panier nécessite JavaScript, car il est enregistré dans votre navigateur. Veuillez activer JavaScript.',
};

export const wishlistPage = {
  title: 'Liste d’envies',
  description: 'Les montres que vous avez mises de côté.',
  needsScript:
    'La liste d’envies nécessite JavaScript, car elle est enregistrée dans votre navigateur. Veuillez activer JavaScript.',
};

export const accountDescription = 'Connectez-vous à votre compte Odd Hours.';

export const registerPageCopy = {
  description: 'Créez un compte Odd Hours.',
  registered: 'Vous avez déjà un compte\u00A0?',
};

export const payDescription = 'Vérifiez votre commande et payez.';

export const deliveryDescription = 'Votre adresse et votre mode de livraison.';

export const newsletterPageCopy = {
  description: 'La lettre d’information d’Odd Hours.',
  title: 'Lettre d’information',
  unsubscribe: 'Se désabonner de la lettre d’information',
  unsubscribeText: 'Nous n’enverrons plus rien à cette adresse.',
  confirm: 'Confirmer l’abonnement à la lettre d’information',
  confirmTitle: 'Confirmez votre abonnement.',
  confirmText: 'Un e-mail quand de nouvelles montres arrivent. Rien d’autre.',
};
