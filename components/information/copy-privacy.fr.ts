// French of ./copy-privacy.ts (sha256 9c5fc24058a7)
import type { retentionDays } from '@/data/retention-days';
import { site } from '@/data/site';

const untilYouClear = 'jusqu’à ce que vous effaciez les données de ce site';

const untilYouDelete = 'jusqu’à ce que vous la vidiez ou effaciez les données de ce site';

export const storageCopy = {
  token1: ['Votre panier', 'jusqu’à ce que vous le vidiez ou effaciez les données de ce site'],
  wishlist: ['Votre liste d’envies', untilYouDelete],
  token: ['Le fait que votre session est ouverte. Ni mot de passe ni secret', 'jusqu’à votre déconnexion'],
  checkout: (hours: number) => [
    'Ce que vous avez saisi pour commander',
    `${hours} heures après la dernière modification, ou jusqu’à votre commande ou votre déconnexion`,
  ],
  currency: ['La devise que vous avez choisie', untilYouClear],
  'true-size': ['Votre préférence pour des images à la même échelle', 'jusqu’à ce que vous la désactiviez'],
  clock: ['L’écart de l’horloge de votre appareil', 'tant qu’elle est fausse'],
  wrist: [
    'Votre tour de poignet. Il n’est envoyé que si vous filtrez ou triez une liste avec lui, ou le laissez suivre votre compte',
    'jusqu’à ce que vous l’effaciez',
  ],
  screen: [
    'La taille de votre écran. Elle n’est jamais envoyée',
    'jusqu’à ce que vous mesuriez de nouveau ou effaciez les données de ce site',
  ],
  recent: ['Les montres que vous avez vues', 'jusqu’à ce que vous vidiez la liste'],
  compare: ['Les dernières montres que vous avez comparées', untilYouClear],
  'account-lists': [
    'Le dernier échange avec le panier et la liste d’envies de votre compte',
    'jusqu’à votre déconnexion',
  ],
  'account-lists-unsent': [
    'Les modifications du panier et de la liste d’envies que vous avez faites hors ligne et qui ne sont pas encore dans votre compte',
    'jusqu’à ce que le même compte se reconnecte',
  ],
  'recent-searches': ['Vos dernières recherches. Elles ne sont jamais envoyées', 'jusqu’à ce que vous les retiriez'],
} as const;

export const retentionRows: Readonly<Record<keyof typeof retentionDays, readonly [what: string, since: string]>> = {
  orders: [
    'Commandes\u00A0: nom, adresse, e-mail, numéro de téléphone si vous l’avez donné, articles achetés, et votre compte si vous en aviez un',
    'après la dernière modification',
  ],
  closedUnpaidOrders: ['Commandes qui n’ont pas été payées', 'après la dernière modification'],
  sentMail: ['E-mails que nous avons envoyés\u00A0: destinataire, objet et heure, pas le texte', 'après l’envoi'],
  abandonedMail: ['E-mails qui n’ont pas pu être envoyés', 'après la dernière tentative'],
  answeredMessages: ['Messages que vous nous écrivez', 'après notre réponse'],
  unconfirmedSubscribers: ['Lettre d’information, non confirmée', 'après la demande'],
  endedSubscribers: [
    'Lettre d’information, désabonnement\u00A0; un abonnement reste jusqu’à ce que vous y mettiez fin',
    'après votre désabonnement',
  ],
  backInStockSubscriptions: ['Demandes d’avis de retour en stock', 'après la demande, ou jusqu’à notre e-mail'],
  addressBooks: [
    'Adresses que vous avez enregistrées, avec l’e-mail de votre compte\u00A0; supprimées tout de suite quand vous les retirez ou supprimez votre compte',
    'après leur dernière utilisation',
  ],
  accountLists: [
    'Panier et liste d’envies de votre compte, pour qu’ils soient les mêmes sur tous vos appareils, et ce que vous laissez suivre votre compte\u00A0: dernière comparaison, tour de poignet, montres vues\u00A0; supprimés tout de suite avec votre compte',
    'après leur dernière utilisation',
  ],
  sharedCheckouts: [
    'Ce que vous avez saisi pour commander, si vous le laissez suivre votre compte\u00A0; supprimé tout de suite quand vous commandez ou désactivez ce choix',
    'après la dernière modification',
  ],
  agentSessions: [
    'Commandes qu’un assistant a préparées pour vous\u00A0: montres, et le nom, l’e-mail et l’adresse que vous lui avez donnés',
    'après leur expiration, qui vient six heures après leur création',
  ],
  agentRequests: ['Nos réponses à un assistant qui a préparé une commande', 'après la réponse'],
  withdrawalDrafts: ['Rétractations que vous avez saisies sans les confirmer', 'après la saisie'],
  withdrawals: [
    'Rétractations telles que vous les avez déclarées\u00A0: nom, e-mail, numéro de commande et montres\u00A0; ce que contenait la commande fait partie de la commande',
    'après la déclaration',
  ],
  tries: [
    'Nombre d’envois d’un formulaire, associé à une empreinte (hachage) du réseau ou de l’adresse e-mail',
    'après la tentative',
  ],
};

export const privacyCopy = {
  description: `Les données que ${site.name} enregistre sur vous, où et pour combien de temps\u00A0: dans votre navigateur, dans la boutique et chez d’autres entreprises.`,
  intro:
    'Pas de cookies, pas de traceurs, pas de statistiques de visite. Nous n’enregistrons que ce qu’il faut à un panier, une commande ou une réponse, et cette page en donne la liste complète.',
  browser: {
    title: 'Dans votre navigateur',
    about:
      'La boutique ne dépose pas de cookies. Elle enregistre ceci dans le stockage local de votre navigateur, où vous pouvez l’effacer à tout moment\u00A0:',
    head: ['Clé', 'Données', 'Durée'],
    parts: [
      'Pour que les pages marchent hors ligne, votre navigateur garde des copies des cinquante dernières que vous avez vues, avec leurs fichiers et jusqu’à 200 images (Cache Storage). Elles ne contiennent pas de données personnelles et ne sont jamais envoyées. À la déconnexion, les pages et les images sont effacées.',
      'Quand vous vous connectez, le service de connexion crée deux bases de données dans votre navigateur (IndexedDB)\u00A0: firebaseLocalStorageDb contient vos données de connexion, jusqu’à votre déconnexion\u00A0; firebase-heartbeat-database contient les dates, trente au plus, auxquelles vous avez utilisé le service. Si vous ne vous connectez pas, vous n’avez ni l’une ni l’autre.',
    ],
  },
  records: {
    title: 'Dans la boutique',
    head: ['Données', 'Durée'],
    period: (length: string, since: string) => `${length} ${since}`,
    days: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
    years: (years: number) => `${years} ans`,
    invoices: (years: number) => [
      'Factures et avoirs\u00A0: nom, adresse et articles achetés',
      `${years} ans après la fin de leur année`,
    ],
    handedList: (minutes: number) =>
      `Une liste que vous envoyez à un autre appareil est gardée ${minutes} minutes, ou jusqu’à ce que cet appareil l’ait ouverte. Votre navigateur la chiffre\u00A0; la clé n’est que dans le lien, et nous ne la recevons jamais.`,
    parts: [
      'Ensuite, une commande garde son numéro, ses articles et ses montants pour la comptabilité, sans données personnelles. Les sauvegardes sont des fichiers distincts avec les mêmes données, jusqu’à ce que nous les effacions.',
      'Nos journaux ne contiennent ni noms, ni adresses, ni numéros de téléphone.',
    ],
  },
  others: {
    title: 'Qui d’autre reçoit des données',
    points: [
      'Les comptes sont enregistrés par Google Firebase\u00A0: e-mail, nom affiché, connexion. Sans compte, rien n’y est envoyé.',
      'Stripe traite les paiements et reçoit votre e-mail, le numéro de commande, ses articles et leurs prix, et ce que vous saisissez sur sa page. Un paiement de test n’est envoyé à personne.',
      'Le transporteur reçoit le nom et l’adresse du colis, et votre numéro de téléphone si vous l’avez donné.',
      'Les pages ne chargent des polices, des images et des scripts que de cette boutique. Les scripts de Google ne se chargent que quand vous vous connectez avec Google.',
    ],
  },
  rights: {
    title: 'Vos droits',
    points: [
      `Écrivez à ${site.mail.label} depuis l’adresse concernée. Nous vous envoyons un fichier de vos données, ou nous les supprimons.`,
      'Nous devons garder certaines données pour la comptabilité\u00A0: nom, adresse, articles et montants d’une commande payée, et sa facture. Nous supprimons les données d’une commande en cours une fois qu’elle est terminée.',
      'Vous pouvez supprimer votre compte et ses adresses enregistrées sur la page du compte. Cela ne supprime ni les commandes ni les messages\u00A0: écrivez-nous pour ceux-là.',
      'Chaque lettre d’information contient un lien de désabonnement.',
    ],
    account: 'Mon compte',
    contact: 'Nous contacter',
  },
  company: 'Responsable du traitement',
};
