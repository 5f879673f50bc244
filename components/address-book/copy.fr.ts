// French of ./copy.ts (sha256 634e11ecd98d)
import { maxSavedAddresses } from '@/contract/limits';

const full = `Votre carnet d’adresses est plein\u00A0: il contient ${maxSavedAddresses} adresses.`;

/** Copy of the address book on the account page. */
export const addressBookCopy = {
  title: 'Votre carnet d’adresses',
  looking: 'Chargement de vos adresses…',
  none: 'Pas encore d’adresse enregistrée. Une adresse enregistrée remplit le formulaire quand vous commandez.',
  list: 'Adresses enregistrées',
  retryForm: 'Charger vos adresses',
  again: 'Réessayer',
  busy: 'Nouvel essai…',
  isFirst: 'Par défaut',
  change: 'Modifier',
  remove: 'Retirer',
  sendFirst: 'Définir par défaut',
  undo: 'Annuler',
  add: 'Ajouter une adresse',
  changeTitle: (name: string) => `Modifier ${name}`,
  keep: 'Enregistrer l’adresse',
  keeping: 'Enregistrement de l’adresse…',
  leave: 'Abandonner',
  removing: 'Retrait…',
  full: `${full} Retirez-en une pour en ajouter une autre.`,
  kept: (name: string) => `${name} est dans votre carnet d’adresses.`,
  removed: (name: string) => `${name} n’est plus dans votre carnet d’adresses.`,
  undoOf: (name: string) => `Annuler\u00A0: remettre ${name}`,
  isBack: (name: string) => `${name} est de nouveau dans votre carnet d’adresses.`,
  madeFirst: (name: string) => `${name} est maintenant votre adresse par défaut.`,
};

/** Copy of the address book in the checkout. */
export const bookChoiceCopy = {
  label: 'Envoyer à',
  another: 'Une autre adresse',
  none: 'Vous n’avez pas d’adresse enregistrée. Cochez la case sous l’adresse pour l’enregistrer.',
  unreachable: 'Votre carnet d’adresses n’a pas pu être chargé. Saisissez l’adresse, ou',
  again: 'réessayez',
  keep: 'Enregistrer cette adresse dans mon carnet d’adresses',
  full: `${full} Retirez-en une sur la page de votre compte pour en enregistrer une autre.`,
  orUntick: 'Pour continuer sans enregistrer l’adresse, décochez la case.',
};
