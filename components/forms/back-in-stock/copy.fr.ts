// French of ./copy.ts (sha256 db0069aa50fc)
export const backInStockCopy = {
  title: 'Me prévenir.',
  description: 'Un e-mail quand une montre est de nouveau en stock.',
  about: (name: string) =>
    `${name} n’est plus en stock. Laissez votre adresse e-mail\u00A0: nous vous écrirons une fois, quand la montre sera de nouveau en stock. Nous ne pouvons pas vous en réserver une.`,
  isThere: (name: string) => `${name} est en stock maintenant.`,
  seeWatch: 'Voir la montre',
  form: 'Me prévenir de son retour',
  email: 'Adresse e-mail',
  privacy: 'Nous n’utilisons votre adresse que pour cet e-mail, puis nous l’effaçons.',
  send: 'Me prévenir',
  busy: 'Envoi…',
  noted: 'C’est enregistré. Nous vous écrirons une fois, à son retour.',
  leaveTitle: 'Vous avez changé d’avis\u00A0?',
  leaveCopy: 'Retirez votre adresse, et nous ne vous écrirons plus au sujet d’aucune montre.',
  leave: 'Retirer mon adresse',
};

export const backInStockOutcomes = {
  noted: {
    title: 'C’est enregistré.',
    message: 'Nous vous écrirons une fois, quand la montre sera de retour, puis nous effacerons votre adresse.',
  },
  off: { title: 'Adresse retirée.', message: 'Nous n’écrirons plus à cette adresse au sujet d’aucune montre.' },
};
