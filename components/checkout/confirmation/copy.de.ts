// German of ./copy.ts (sha256 720c9a90693a)
import type { OrderState } from '@/domain/order-states';
import { nextOrderPercent } from '@/domain/promo-code';

export const thanksTitle = 'Vielen Dank.';

/** Copy of `/thanks` without an order. */
export const missingOrderCopy = {
  title: 'Welche Bestellung?',
  message:
    'Um eine Bestellung zu sehen, folgen Sie dem Link in ihrer Bestätigungs-E-Mail oder öffnen Sie sie in Ihrem Konto.',
};

type OrderMessage = { title: string; message: string };

/** Title and message of an order's page by its state. */
export const stateMessages = (email: string): Readonly<Record<OrderState, OrderMessage>> => ({
  pending: {
    title: 'Noch nicht bezahlt.',
    message:
      'Diese Bestellung wartet auf Ihre Zahlung. Wenn Sie gerade bezahlt haben, sehen Sie in einigen Minuten noch einmal nach: Manche Zahlungen brauchen etwas Zeit.',
  },
  paid: {
    title: thanksTitle,
    message: `Ihre Zahlung ist eingegangen, und wir packen Ihre Bestellung. Die Bestätigung senden wir an ${email}.`,
  },
  fulfilled: { title: 'Unterwegs.', message: 'Ihre Bestellung ist bezahlt und versandt.' },
  refunded: {
    title: 'Erstattet.',
    message:
      'Wir haben den Betrag über Ihre ursprüngliche Zahlungsart erstattet. Bis Ihre Bank ihn anzeigt, können 5 bis 10 Tage vergehen.',
  },
  cancelled: {
    title: 'Storniert.',
    message:
      'Diese Bestellung wurde storniert, bevor sie bezahlt war. Es wurde nichts abgebucht, und es wird nichts versandt.',
  },
  expired: {
    title: 'Nicht rechtzeitig bezahlt.',
    message:
      'Diese Bestellung wurde nicht innerhalb eines Tages bezahlt und ist deshalb verfallen. Es wurde nichts abgebucht.',
  },
  failed: {
    title: 'Die Zahlung ist fehlgeschlagen.',
    message: 'Ihre Zahlung kam nicht zustande. Es wurde nichts abgebucht, und es wird nichts versandt.',
  },
});

/** Title and message while a submitted payment is not confirmed. */
export const processingMessage: OrderMessage = {
  title: thanksTitle,
  message: 'Ihre Bestellung ist bei uns eingegangen. Wir warten noch auf die Bestätigung Ihrer Zahlung.',
};

export const deliveredMessage = (day: string): OrderMessage => ({
  title: 'Zugestellt.',
  message: `Ihre Bestellung wurde am ${day} zugestellt.`,
});

/** Title and message of a paid order that is not shipped. */
export const onHoldMessages = {
  disputed: {
    title: 'Ihre Bank entscheidet noch.',
    message: 'Wir versenden diese Bestellung erst, wenn Ihre Bank entschieden hat.',
  },
  refundReturned: {
    title: 'Ihre Erstattung kam zu uns zurück.',
    message: 'Diese Bestellung wird nicht versandt.',
  },
} satisfies Record<string, OrderMessage>;

/** Sentences about a cancellation, disputes and refunds; each amount has its currency. */
export const refundSentences = {
  cancelled: 'Sie haben diese Bestellung storniert. Es wird nichts versandt.',
  coming:
    'Wir erstatten den Betrag über Ihre ursprüngliche Zahlungsart und schreiben Ihnen eine E-Mail, sobald die Erstattung veranlasst ist.',
  disputed: 'Ihre Bank hat diese Zahlung beanstandet. Das Verfahren läuft noch.',
  inquiry: 'Ihre Bank hat uns zu dieser Zahlung befragt. Die Anfrage ist noch offen.',
  refunded: (amount: string, total: string) => `Wir haben ${amount} von ${total} erstattet.`,
  refundedRest: (amount: string) => `Wir haben ${amount} über Ihre ursprüngliche Zahlungsart erstattet.`,
  byBank: (amount: string) => `Ihre Bank hat Ihnen ${amount} zurückgebucht.`,
  returned: (amount: string) =>
    `Wir haben ${amount} erstattet, aber Ihre Bank hat den Betrag an uns zurückgegeben. Wir schreiben Ihnen, um einen anderen Weg zu finden.`,
};

/** Row labels of the refund list under an order's total. */
export const refundTerms = { refunded: 'Erstattet', byBank: 'Von Ihrer Bank zurückgebucht' };

export const orderTitle = (number: string) => `Bestellung ${number}`;

export const orderNotFoundTitle = 'Bestellung nicht gefunden';

export const orderDeliveryCopy = {
  arrives: 'Voraussichtliche Lieferung',
  goesTo: 'Lieferung an',
  parcel: 'Versandt mit',
};

/** Link to the carrier's tracking page. */
export const followParcelCopy = (carrier: string, trackingNumber: string) =>
  `${trackingNumber} bei ${carrier} verfolgen`;

export const refillCopy = (count: number) =>
  count === 1 ? 'Uhr wieder in den Warenkorb legen' : 'Uhren wieder in den Warenkorb legen';

export const earnedCodeLabel = 'Gutscheincode für Ihre nächste Bestellung';

/** Copy of the code that a paid order earns. */
export const earnedCodeCopy = {
  title: `${nextOrderPercent}\u00a0% Rabatt auf Ihre nächste Bestellung`,
  about: 'Der Code gilt einmal, für Sie oder für eine Person Ihrer Wahl. Er steht auch in Ihrer Bestätigungs-E-Mail.',
  copy: 'Code kopieren',
  /** In the message that it is copied. */
  name: 'Code',
};

/** Copy of the note below a pending order's message. */
export const awaitPaymentCopy = {
  late: 'Das dauert länger als üblich. Sie können diese Seite schließen. Wir schreiben Ihnen eine E-Mail, sobald Ihre Zahlung eingeht.',
  updates: 'Diese Seite aktualisiert sich von selbst.',
};

/** Copy of the offer of an account. The sentences stand around the links `open` and `yourAccount`. */
export const accountOfferCopy = {
  title: 'Ihr Konto',
  guest: 'Alle Bestellungen an einem Ort sehen',
  beforeOpen: 'Mit derselben E-Mail-Adresse können Sie ',
  open: 'ein Konto anlegen',
  afterOpen: '. Sobald Sie die Adresse bestätigen, steht diese Bestellung in Ihrem Konto.',
  member: 'Ihre Bestellungen',
  beforeAccount: 'Diese Bestellung und Ihre früheren finden Sie in',
  yourAccount: 'Ihrem Konto',
};

/** Status of an order in the account's order list, by its state. */
export const stateCopy: Readonly<Record<OrderState, string>> = {
  pending: 'Wartet auf Zahlung',
  paid: 'Bezahlt, wird gepackt',
  failed: 'Zahlung fehlgeschlagen, nichts abgebucht',
  expired: 'Nicht rechtzeitig bezahlt, nichts abgebucht',
  cancelled: 'Storniert, nichts abgebucht',
  fulfilled: 'Unterwegs',
  refunded: 'Erstattet',
};

/** Status of an order in the account's order list beside {@link stateCopy}, and the news that follow it. */
export const statusCopy = {
  processing: 'Bestellt, Zahlung in Bearbeitung',
  onHold: 'Bezahlt, nicht versandt',
  refundComing: 'Storniert, Erstattung folgt',
  delivered: (day: string) => `Zugestellt am ${day}`,
  inquiry: 'Anfrage Ihrer Bank',
  disputed: 'von Ihrer Bank beanstandet',
  refunded: (amount: string, total: string) => `${amount} von ${total} erstattet`,
  byBank: (amount: string) => `${amount} von Ihrer Bank zurückgebucht`,
  returned: (amount: string) => `${amount} nicht bei Ihnen angekommen`,
};
