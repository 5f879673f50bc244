// French of ./copy.ts (sha256 640cce9bea3f)
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
  leaveCopy: 'Retirez votre adresse, et nous ne vous écrirons pas au sujet de cette montre.',
  leave: 'Retirer mon adresse',
};

export const backInStockOutcomes = {
  noted: {
    title: 'C’est enregistré.',
    message: 'Nous vous écrirons une fois, quand la montre sera de retour, puis nous effacerons votre adresse.',
  },
  off: { title: 'Adresse retirée.', message: 'Nous n’écrirons pas à cette adresse au sujet de cette montre.' },
};
