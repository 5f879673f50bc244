import { withdraw } from '@/data/information-pages';
import type { PassportEntryKind } from '@/domain/passport';

export const passportCopy = {
  title: 'Watch passport',
  description: 'The passport of a watch: guarantee, manual and service log.',
  about: 'Guarantee, manual and service log of this watch. Keep this link private: it opens and changes the passport.',
  stolen: (day: string) => `Reported stolen on ${day}.`,
  closed: 'This watch was refunded, so its passport can only be read.',
  facts: 'Facts',
  serial: 'Number',
  delivered: 'Delivered',
  expected: 'Delivery by',
  guarantee: 'Maker’s warranty',
  lifetime: 'Lifetime',
  until: (day: string) => `until ${day}`,
  legal: 'Legal guarantee (EU)',
  battery: 'Battery changed',
  order: 'Order and invoice',
  toOrder: 'Open the order and its invoice',
  toWatch: 'See it in the shop',
  manual: 'Manual',
  log: 'Service log',
  emptyLog: 'No entries yet.',
  card: 'Print a card',
  handOver: 'Hand over to a new owner',
  rights: { withdraw: withdraw.label, return: 'Return this watch' },
};

export const entryCopy: Readonly<Record<PassportEntryKind, string>> = {
  note: 'Note',
  'service-asked': 'Service requested',
  serviced: 'Serviced by the shop',
  battery: 'Battery changed',
  stolen: 'Reported stolen',
  found: 'Found again',
  'handed-over': 'Handed over',
};

export const passportForms = {
  note: { title: 'Add to the log', label: 'What was done', button: 'Add' },
  service: { title: 'Ask for service', label: 'What does it need?', button: 'Send to the shop' },
  battery: { title: 'Battery', label: 'Changed on', remind: 'Email me when it is due again', button: 'Save' },
  stolen: {
    title: 'Report stolen',
    text: 'Everyone who opens this passport sees it, and the watch cannot be handed over. You can withdraw the report.',
    button: 'Report stolen',
  },
  found: { title: 'Found again', text: 'The passport will no longer show it as stolen.', button: 'I have it back' },
};

export const handOverCopy = {
  title: 'Hand over this watch',
  description: 'Hand over the passport of a watch to its new owner.',
  about:
    'The new owner gets a new link by email, and you get a confirmation. This link stops working at once. Your name, your order, its invoice and your notes are not shown to the new owner.',
  email: 'Email of the new owner',
  confirm: 'Yes, hand it over',
  keep: 'No, keep it',
  doneTitle: 'Handed over.',
  done: 'The new owner has the link now. You get a confirmation by email.',
};

export const cardCopy = {
  title: 'Passport card',
  scan: 'Scan to open the passport',
  print: 'Print this page and keep it with the watch.',
};

export const passportsTitle = 'Watch passports';

export const passportsAbout = 'Guarantee, manual and service log of each watch. They are yours to hand over with it.';
