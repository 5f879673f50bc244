// German of ./copy.ts (sha256 f21e8f10e08f)
import { findOrder } from '@/data/information-pages';

export const orderLinkCopy = {
  title: findOrder.label,
  heading: `${findOrder.label}.`,
  description:
    'Link zur Bestellung verloren? Geben Sie Bestellnummer und E-Mail-Adresse ein, und wir senden ihn Ihnen zu. Ein Konto ist nicht nötig.',
  intro:
    'Wir senden Ihnen den Link zu Ihrer Bestellung noch einmal zu, mit Stand, Inhalt und voraussichtlicher Lieferung. Ein Konto ist nicht nötig.',
  form: 'Link zu Ihrer Bestellung anfordern',
  number: 'Bestellnummer',
  numberHint: 'Sie beginnt mit OH und steht im Betreff jeder E-Mail zur Bestellung.',
  email: 'E-Mail-Adresse',
  emailHint: 'Die Adresse, mit der Sie bestellt haben. Nur dorthin senden wir den Link.',
  send: 'Link zusenden',
  busy: 'Wird gesendet …',
  doneTitle: 'Sehen Sie in Ihrem E-Mail-Postfach nach.',
  done: 'Wenn diese Nummer und diese Adresse zur selben Bestellung gehören, kommt der Link in wenigen Minuten.',
  nothingTitle: 'Keine E-Mail?',
  nothing: [
    'Sehen Sie im Spam-Ordner nach, und vergleichen Sie die Nummer mit der in einer früheren E-Mail.',
    'Vielleicht haben Sie mit einer anderen Adresse bestellt. Zu Ihrem Schutz zeigen wir hier nicht, ob es eine Bestellung gibt.',
  ],
  accountBefore: 'Ihre Bestellungen stehen auch in ',
  account: 'Ihrem Konto',
  accountAfter: ', wenn Sie eines haben.',
  askUs: 'Wenn das nicht hilft, ',
};
