// French of ./copy.ts (sha256 04d45c653f48)
import { site } from '@/data/site';

export const companyLabels = {
  name: 'Exploitant',
  address: 'Adresse postale',
  authorization: 'Revendeur agréé',
  email: 'E-mail',
  phones: (first: string, second: string) => `Téléphone\u00A0: ${first} et ${second}`,
  disputes: 'Litiges de consommation',
};

export const dutiesLabels = {
  abroad: 'Hors des États-Unis',
  abroadBesidesEu: 'Hors des États-Unis et de l’Union européenne',
  eu: 'Dans l’Union européenne',
  prices: 'nos prix',
};

export const aboutCopy = {
  description: `À propos de ${site.name}\u00A0: ce que nous vendons, d’où viennent nos images et nos mesures, et qui tient la boutique.`,
  intro: `${site.name} est une boutique de montres en ligne. Son logo est un cadran qui ne porte que les heures impaires.`,
  range: {
    title: 'Ce que nous vendons',
    counts: (watches: number, collections: number, makers: number, others: readonly [string, string]) =>
      `${watches} montres en ${collections} collections\u00A0: une pour chacun des ${makers} fabricants, ${others.map((name) => `«\u00A0${name}\u00A0»`).join(' et ')}. Nous choisissons des marques qui ont du caractère.`,
    head: ['Fabricant', 'En bref'],
  },
  figures: {
    title: 'Mesures et images',
    parts: [
      'Chaque montre indique le diamètre de son boîtier, son épaisseur, sa longueur corne à corne, son bracelet, son poids et son étanchéité, car c’est ce qui décide si elle vous va. Les dessins de sa page sont faits à partir des mêmes mesures.',
      'Les modèles sont des inventions de cette boutique, et leurs images sont calculées à partir de leurs mesures. Les noms de marques appartiennent à leurs propriétaires.',
      'Nous n’avons pas d’avis de clients, aucune page ne montre donc de note. Les quatre étoiles sous chaque montre sont un décor.',
    ],
  },
  company: 'Qui tient la boutique',
};

export const accessibilityCopy = {
  description: `Comment ${site.name} s’utilise au clavier, avec un lecteur d’écran et sans JavaScript, ce qui est vérifié et ce qui ne marche pas.`,
  intro:
    'Tout le monde doit pouvoir acheter une montre ici, avec n’importe quel appareil, navigateur ou technologie d’assistance.',
  works: {
    title: 'Ce sur quoi vous pouvez compter',
    points: [
      'Tout est accessible et utilisable au clavier\u00A0; «\u00A0Aller au contenu\u00A0» vient en premier.',
      'Les titres se suivent dans l’ordre, chaque image a une description, et chaque champ a une étiquette et affiche son erreur à côté.',
      'Le texte a un contraste d’au moins 4,5 pour 1\u00A0; les bords des champs et les icônes ont au moins 3 pour 1.',
      'Rien ne bouge tout seul. Si vous préférez moins d’animations, il n’y en a aucune.',
      'Sans JavaScript, vous pouvez utiliser les listes, les pages des montres, la recherche, le formulaire de contact, la lettre d’information et la recherche d’une commande.',
    ],
  },
  checked: {
    title: 'Comment nous le vérifions',
    text: 'Des tests automatiques contrôlent chaque type de page selon les WCAG 2.2, niveaux A et AA (axe-core), et utilisent la boutique au clavier. Aucun organisme extérieur ne l’a auditée.',
  },
  limits: {
    title: 'Ce qui ne marche pas',
    points: [
      'Le panier, la liste d’envies, le compte et la commande nécessitent JavaScript, car le panier est enregistré dans le navigateur.',
      'La connexion avec Google et les pages de paiement de Stripe ne dépendent pas de nous, et nous ne les avons pas vérifiées.',
    ],
    askUs: `Quelque chose vous gêne\u00A0? Écrivez à ${site.mail.label} ou appelez le ${site.phone.label} et dites-nous ce que c’était.`,
  },
};

export const warrantyCopy = {
  description: 'La durée de la garantie de chaque fabricant, qui traite une demande et ce qui prouve votre achat.',
  intro: 'La durée de la garantie de chaque fabricant, et comment la faire valoir.',
  makers: { title: 'Durées de garantie', head: ['Fabricant', 'Garantie'] },
  label: (makers: string, years: number) =>
    `Label de garantie pour ${makers}\u00A0: la garantie est gratuite et dure plus de ${years} ans. La garantie légale s’y ajoute.`,
  claims: {
    title: 'Faire valoir la garantie',
    invoice:
      'Votre facture est jointe à l’e-mail qui a confirmé votre paiement. Si vous l’avez perdue, ouvrez votre commande et choisissez «\u00A0Facture\u00A0».',
  },
};

export const shippingReturnsCopy = {
  description:
    'Ce que coûte la livraison et son délai, où elle est gratuite, qui paie les droits de douane, et comment retourner une montre ou se rétracter.',
  intro:
    'Ce que coûte la livraison, son délai, et comment retourner une montre. La page de paiement utilise les mêmes chiffres.',
  rates: {
    title: 'Tarifs et délais de livraison',
    head: ['Service', 'Où', 'Prix', 'Jours ouvrés'],
    limit: 'Le seuil de la livraison gratuite ne compte que les montres, avant toute remise.',
    text: 'Les samedis, les dimanches et les jours fériés du transporteur ne sont pas des jours ouvrés. Les commandes passées après minuit UTC (19 h à New York, 20 h en été) comptent à partir du lendemain. La page de paiement indique les dates prévues, et la date la plus tardive avec tous les retards possibles.',
    others: (rates: readonly string[]) =>
      `Dans une autre devise, les mêmes services coûtent\u00A0: ${rates.join('\u00A0; ')}.`,
    domestic: 'États-Unis',
    international: 'Autres pays',
    freeOver: (price: string, limit: string, isEverywhere: boolean) =>
      `${price}\u00A0; gratuit au-delà de ${limit}${isEverywhere ? '' : ' pour les pays concernés'}`,
    days: (least: number, most: number) => `${least} à ${most}`,
    otherFreeOver: (rate: string, limit: string) => `${rate} (gratuit au-delà de ${limit})`,
    inCurrency: (currency: string, rates: readonly string[]) => `en ${currency} ${rates.join(', ')}`,
  },
  countries: {
    title: 'Où nous livrons',
    domestic: (names: string) => `Aux tarifs des États-Unis\u00A0: ${names}.`,
    international: (names: string) => `Gratuitement au-delà du seuil par Standard International Mail\u00A0: ${names}.`,
    none: (names: string) =>
      `Nous ne livrons pas dans ces pays et territoires\u00A0: ${names}. Nous livrons partout ailleurs aux tarifs internationaux.`,
  },
  duties: 'Droits de douane et taxes',
  returns: {
    parts: [
      'Demandez le retour sur la page de votre commande avant d’envoyer quoi que ce soit\u00A0; vous n’avez pas besoin de compte. Nous répondons par e-mail sous deux jours ouvrés. Si nous l’acceptons, la page donne l’adresse et un bon à imprimer pour votre colis.',
      'Nous remboursons sur votre moyen de paiement d’origine une fois la montre reçue et contrôlée. Le remboursement d’une montre est le prix que vous l’avez payée, moins sa part d’une éventuelle remise.',
    ],
    link: 'Retourner des articles',
  },
  withdrawal: {
    title: 'Droit de rétractation dans l’Union européenne',
    right: (days: number) =>
      `Si votre commande est livrée dans un pays de l’Union européenne, vous pouvez vous rétracter du contrat, pour tout ou partie de la commande et sans motif, jusqu’à ${days} jours après la livraison. Ce droit couvre aussi les ventes définitives citées plus haut.`,
    refund: (refundDays: number, sendBackDays: number) =>
      `Dans les ${refundDays} jours qui suivent votre rétractation, nous remboursons le prix et la livraison la moins chère que nous proposions. Nous pouvons différer le remboursement jusqu’à ce que nous ayons récupéré les articles ou que vous ayez fourni une preuve de leur expédition. Renvoyez-les sous ${sendBackDays} jours\u00A0; les frais de port sont à votre charge.`,
  },
  form: {
    title: 'Modèle de formulaire de rétractation',
    use: 'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat. Il est inutile si vous vous rétractez sur ce site.',
    to: (seller: string) => `À l’attention de\u00A0: ${seller}`,
    points: [
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente des biens (*) ci-dessous\u00A0:',
      'Commandé le (*)/reçu le (*)\u00A0:',
      'Nom du (des) consommateur(s)\u00A0:',
      'Adresse du (des) consommateur(s)\u00A0:',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00A0:',
      'Date\u00A0:',
    ],
    remark: '(*) Rayez la mention inutile.',
  },
};

export const termsCopy = {
  description: `Les conditions d’une commande chez ${site.name}\u00A0: prix, paiement, livraison, codes promo, et ce qui se passe en cas de problème.`,
  intro:
    'Les conditions d’une commande, en mots simples. La loi de votre pays peut vous donner plus de droits, et rien ici ne les limite.',
  prices: {
    title: 'Prix',
    points: [
      'Vous choisissez la devise\u00A0: dollar américain, euro, livre sterling ou yen japonais. Une commande a une seule devise, et nous ne convertissons rien. La boutique n’ajoute pas de taxe.',
      'Vous payez le total que vous avez vu. S’il change, rien n’est commandé avant que vous ayez vu l’ancien et le nouveau total et appuyé de nouveau.',
    ],
  },
  orders: {
    title: 'Commandes',
    most: (quantity: number) =>
      `Vous pouvez commander jusqu’à ${quantity} exemplaires de chaque montre, tant qu’elle est en stock.`,
    points: [
      'Si vous appuyez plusieurs fois sur le bouton de commande, vous passez une seule commande et ne payez qu’une fois.',
      'Nous confirmons votre commande par e-mail quand votre paiement arrive. Une commande qui n’est pas payée dans un délai d’un jour expire, et rien n’est débité.',
      'Si une montre que vous avez payée s’avère indisponible, votre commande reste ouverte jusqu’à ce que nous l’expédiions ou la remboursions.',
    ],
  },
  payment: {
    title: 'Paiement',
    text: (testPayment: string) =>
      `Stripe reçoit les paiements par carte sur sa propre page\u00A0; la boutique ne voit jamais votre numéro de carte. Si la page de paiement indique «\u00A0${testPayment}\u00A0», rien n’est débité et aucune montre n’est expédiée.`,
  },
  codes: {
    title: 'Codes promo',
    text: (discount: string) =>
      `Une commande payée donne un code promo\u00A0: ${discount} sur les montres de la suivante. Il sert une fois, ne vaut pas pour la livraison et est annulé si la commande qui l’a donné est remboursée.`,
  },
  back: 'Retours et garantie',
  company: 'Qui vous vend',
};
