// French of ./copy.ts (sha256 f21e8f10e08f)
import { findOrder } from '@/data/information-pages';

export const orderLinkCopy = {
  title: findOrder.label,
  heading: `${findOrder.label}.`,
  description:
    'Vous avez perdu le lien de votre commande\u00A0? Saisissez le numéro de commande et votre adresse e-mail, et nous vous l’enverrons. Sans compte.',
  intro:
    'Nous vous renvoyons par e-mail le lien de votre commande, avec son état, son contenu et sa livraison estimée. Sans compte.',
  form: 'Recevoir le lien de votre commande',
  number: 'Numéro de commande',
  numberHint: 'Il commence par OH et figure dans l’objet de chaque e-mail au sujet de la commande.',
  email: 'Adresse e-mail',
  emailHint: 'L’adresse de votre commande. Nous n’envoyons le lien qu’à cette adresse.',
  send: 'Recevoir le lien par e-mail',
  busy: 'Envoi…',
  doneTitle: 'Consultez vos e-mails.',
  done: 'Si ce numéro et cette adresse sont ceux d’une même commande, le lien arrive en quelques minutes.',
  nothingTitle: 'Pas d’e-mail\u00A0?',
  nothing: [
    'Regardez dans vos courriers indésirables, et comparez le numéro avec celui d’un e-mail précédent.',
    'Vous avez peut-être commandé avec une autre adresse. Pour protéger vos données, nous n’indiquons pas ici si une commande existe.',
  ],
  accountBefore: 'Vos commandes sont aussi dans ',
  account: 'votre compte',
  accountAfter: ', si vous en avez un.',
  askUs: 'Si cela ne suffit pas, ',
};
