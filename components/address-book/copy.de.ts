// German of ./copy.ts (sha256 634e11ecd98d)
import { maxSavedAddresses } from '@/contract/limits';

const full = `Ihr Adressbuch ist voll: Es fasst ${maxSavedAddresses} Adressen.`;

/** Copy of the address book on the account page. */
export const addressBookCopy = {
  title: 'Ihr Adressbuch',
  looking: 'Ihre Adressen werden geladen …',
  none: 'Noch keine gespeicherten Adressen. Eine gespeicherte Adresse füllt das Formular aus, wenn Sie bestellen.',
  list: 'Gespeicherte Adressen',
  retryForm: 'Ihre Adressen laden',
  again: 'Erneut versuchen',
  busy: 'Neuer Versuch …',
  isFirst: 'Standard',
  change: 'Ändern',
  remove: 'Entfernen',
  sendFirst: 'Als Standard festlegen',
  undo: 'Rückgängig machen',
  add: 'Adresse hinzufügen',
  changeTitle: (name: string) => `${name} ändern`,
  keep: 'Adresse speichern',
  keeping: 'Die Adresse wird gespeichert …',
  leave: 'Abbrechen',
  removing: 'Die Adresse wird entfernt …',
  full: `${full} Entfernen Sie eine, um eine weitere hinzuzufügen.`,
  kept: (name: string) => `${name} steht in Ihrem Adressbuch.`,
  removed: (name: string) => `${name} wurde aus Ihrem Adressbuch entfernt.`,
  undoOf: (name: string) => `Rückgängig machen: ${name} wiederherstellen`,
  isBack: (name: string) => `${name} wurde wiederhergestellt.`,
  madeFirst: (name: string) => `${name} ist jetzt Ihre Standardadresse.`,
};

/** Copy of the address book in the checkout. */
export const bookChoiceCopy = {
  label: 'Lieferung an',
  another: 'Andere Adresse',
  none: 'Sie haben keine gespeicherten Adressen. Um die Adresse zu speichern, setzen Sie das Häkchen darunter.',
  unreachable: 'Ihr Adressbuch konnte nicht geladen werden. Geben Sie die Adresse selbst ein oder',
  again: 'versuchen Sie es noch einmal',
  keep: 'Diese Adresse in meinem Adressbuch speichern',
  full: `${full} Entfernen Sie eine auf Ihrer Kontoseite, um eine weitere zu speichern.`,
  orUntick: 'Wenn Sie die Adresse nicht speichern möchten, entfernen Sie das Häkchen.',
};
