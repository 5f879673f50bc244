// French of ./copy.ts (sha256 070967dceef6)
import { withdraw } from '@/data/information-pages';
import type { PassportEntryKind } from '@/domain/passport';

export const passportCopy = {
  title: 'Passeport de la montre',
  description: 'Le passeport d’une montre\u00A0: garantie, mode d’emploi et carnet d’entretien.',
  about:
    'Garantie, mode d’emploi et carnet d’entretien de cette montre. Gardez ce lien pour vous\u00A0: il ouvre et modifie le passeport.',
  stolen: (day: string) => `Déclarée volée le ${day}.`,
  closed: 'Cette montre a été remboursée, son passeport ne peut donc plus être modifié.',
  facts: 'Données',
  serial: 'Numéro',
  delivered: 'Livrée le',
  expected: 'Livraison au plus tard le',
  guarantee: 'Garantie du fabricant',
  lifetime: 'À vie',
  until: (day: string) => `jusqu’au ${day}`,
  legal: 'Garantie légale (UE)',
  battery: 'Pile changée',
  order: 'Commande et facture',
  toOrder: 'Ouvrir la commande et sa facture',
  toWatch: 'Voir dans la boutique',
  manual: 'Mode d’emploi',
  log: 'Carnet d’entretien',
  emptyLog: 'Pas encore d’entrée.',
  card: 'Imprimer une carte',
  handOver: 'Céder à une autre personne',
  rights: { withdraw: withdraw.label, return: 'Retourner cette montre' },
};

export const entryCopy: Readonly<Record<PassportEntryKind, string>> = {
  note: 'Note',
  'service-asked': 'Entretien demandé',
  serviced: 'Entretien fait par la boutique',
  battery: 'Pile changée',
  stolen: 'Déclarée volée',
  found: 'Retrouvée',
  'handed-over': 'Cédée',
};

export const passportForms = {
  note: { title: 'Ajouter au carnet', label: 'Ce qui a été fait', button: 'Ajouter' },
  service: { title: 'Demander un entretien', label: 'De quoi a-t-elle besoin\u00A0?', button: 'Envoyer à la boutique' },
  battery: {
    title: 'Pile',
    label: 'Changée le',
    remind: 'M’envoyer un e-mail pour le prochain changement',
    button: 'Enregistrer',
  },
  stolen: {
    title: 'Déclarer le vol',
    text: 'Toute personne qui ouvre ce passeport le voit, et la montre ne peut pas être cédée. Vous pouvez retirer la déclaration.',
    button: 'Déclarer le vol',
  },
  found: {
    title: 'Retrouvée',
    text: 'Le passeport ne l’indiquera plus comme volée.',
    button: 'Je l’ai retrouvée',
  },
};

export const handOverCopy = {
  title: 'Céder cette montre',
  description: 'Céder le passeport d’une montre à une autre personne.',
  about:
    'La personne qui reçoit la montre reçoit un nouveau lien par e-mail, et vous une confirmation. Ce lien-ci cesse aussitôt de marcher. Votre nom, votre commande, sa facture et vos notes ne lui sont pas montrés.',
  email: 'Adresse e-mail de la personne qui reçoit la montre',
  confirm: 'Oui, la céder',
  keep: 'Non, la garder',
  doneTitle: 'Montre cédée.',
  done: 'La personne qui reçoit la montre a maintenant le lien. Vous recevez une confirmation par e-mail.',
};

export const cardCopy = {
  title: 'Carte du passeport',
  scan: 'Scannez pour ouvrir le passeport',
  print: 'Imprimez cette page et gardez-la avec la montre.',
};

export const passportsTitle = 'Passeports des montres';

export const passportsAbout =
  'Garantie, mode d’emploi et carnet d’entretien de chaque montre. Vous les transmettez avec elle.';
