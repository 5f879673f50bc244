// French of ./copy.ts (sha256 9d26c7012080)
export const newsletterCopy = {
  email: 'Adresse e-mail pour la lettre d’information',
  send: 'S’abonner',
  busy: 'Envoi…',
  rule: 'Une adresse comme nom@example.com, en minuscules',
  hint: 'En minuscules, avec une terminaison de 2 à 4 lettres. Vous confirmez d’abord par e-mail. Désabonnement à tout moment.',
};

export const newsletterLinkCopy = {
  join: 'Confirmer l’abonnement',
  leaveTitle: 'Vous désabonner\u00A0?',
  leave: 'Se désabonner',
  brokenLinkTitle: 'Ce lien est incomplet.',
  brokenLink: 'Ouvrez-le de nouveau depuis l’e-mail, ou copiez le lien entier.',
};

export const newsletterOutcomes = {
  sent: {
    title: 'Consultez vos e-mails.',
    message:
      'Si cette adresse est nouvelle pour nous, nous vous avons envoyé un lien pour la confirmer. Nous n’envoyons rien avant.',
  },
  confirmed: {
    title: 'Votre abonnement est confirmé.',
    message:
      'Nous vous écrirons quand de nouvelles montres arriveront. Chaque e-mail contient un lien de désabonnement.',
  },
  used: {
    title: 'Ce lien a déjà servi.',
    message:
      'Si vous avez déjà confirmé, votre abonnement est actif. Sinon, le lien est peut-être incomplet ou remplacé par un e-mail plus récent. Abonnez-vous de nouveau au bas de n’importe quelle page.',
  },
  ended: {
    title: 'Votre abonnement est terminé.',
    message:
      'Vous ne recevrez plus d’e-mails de notre part. Si vous changez d’avis, abonnez-vous de nouveau au bas de n’importe quelle page.',
  },
  unknown: {
    title: 'Ce lien n’est pas valable.',
    message:
      'Il est peut-être incomplet ou remplacé par un e-mail plus récent. Utilisez le lien de notre dernier e-mail.',
  },
};
