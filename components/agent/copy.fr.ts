// French of ./copy.ts (sha256 9c26a36fae77)

/** Copy of the hand-off page, where a shopper continues an assistant's checkout (docs/product.md 34.8 to 34.10). */
export const handOffCopy = {
  title: 'Préparé pour vous',
  description: 'Une commande qu’un assistant a préparée pour vous, à vérifier avant de la passer.',
  about: (agent: string) =>
    `Un assistant (${agent}) a préparé cette commande pour vous. Rien n’est encore commandé ni payé. Vérifiez tout ici, puis, si vous le souhaitez, commandez et payez vous-même sur les pages suivantes.`,
  list: 'Montres préparées',
  unsold: (count: number) =>
    count === 1
      ? 'Une autre montre avait été préparée, mais nous ne la vendons plus.'
      : `${count} autres montres avaient été préparées, mais nous ne les vendons plus.`,
  nothing: 'Plus aucune des montres préparées n’est en vente ici.',
  allSoldOut: 'Toutes les montres préparées sont épuisées.',
  form: 'Continuer avec cette commande',
  email: 'Adresse e-mail que vous avez donnée à votre assistant (facultative)',
  emailHint:
    'Elle nous permet de reprendre le nom et l’adresse de livraison que vous avez donnés à votre assistant. Sans elle, vous les saisissez vous-même\u00A0: à lui seul, le lien ne les affiche pas.',
  submit: 'Passer à la livraison',
  busy: 'Un instant…',
  cart: 'Votre panier',
  replace: 'Vider mon panier et ne commander que les montres préparées',
  add: 'Garder mon panier et commander le tout. Votre assistant n’en sera pas informé',
  chooseCart: 'Choisissez ce que devient votre panier.',
  changed:
    'Votre assistant a modifié cette commande pendant que vous la consultiez. Vérifiez la nouvelle version, puis appuyez de nouveau.',
  wentOn:
    'Vous avez déjà continué avec cette commande dans ce navigateur. Appuyez de nouveau pour la reprendre dans le formulaire de commande.',
  wasPrice: (before: string, now: string) => `${before} lors de la demande de votre assistant, ${now} maintenant.`,
  wasTotal: (before: string, now: string) =>
    `Le total était de ${before} lors de la demande de votre assistant. Il est maintenant de ${now}. Si vous êtes d’accord, continuez.`,
  taken:
    'Quelqu’un a continué avec cette commande dans un autre navigateur, et elle ne peut être terminée que là. Si ce n’était pas vous, demandez à votre assistant de la préparer de nouveau.',
};

/** Copy for finished sessions, by state. */
export const finishedSessionCopy = {
  completed: {
    title: 'Commandé et payé.',
    message: 'Cette commande a bien été passée. La confirmation a été envoyée à votre adresse e-mail.',
  },
  expired: {
    title: 'Délai dépassé.',
    message:
      'Une commande préparée par un assistant expire au bout de six heures. Rien n’a été commandé. Demandez à votre assistant de la préparer de nouveau, ou faites vos achats ici.',
  },
  cancelled: {
    title: 'Annulé.',
    message: 'L’assistant a annulé ce qu’il avait préparé ici. Rien n’a été commandé.',
  },
};

export const sessionNotFoundCopy = {
  description: 'Rien n’est préparé à cette adresse.',
  title: 'Rien n’est préparé ici',
  message: 'Le lien a peut-être été coupé\u00A0: copiez le lien entier, ou demandez-le de nouveau à votre assistant.',
};
