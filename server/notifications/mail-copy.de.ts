// German of ./mail-copy.ts (sha256 91f47cd1cd90)
import type { ReturnKind } from '@/domain/return-states';

export const mailButtons = {
  order: 'Bestellung ansehen',
  pay: 'Bestellung bezahlen',
  confirmSubscription: 'Anmeldung bestätigen',
  watch: 'Uhr ansehen',
  passport: 'Uhrenpass öffnen',
  withdrawal: 'Widerruf ansehen',
  return: 'Rücksendung ansehen',
  document: (title: string) => `${title} öffnen`,
  track: (carrier: string) => `Sendung bei ${carrier} verfolgen`,
};

export const mailCopy = {
  notYou: (email: string) => `Wenn Sie das nicht waren, schreiben Sie uns bitte sofort: ${email}.`,
  disagree: (email: string) => `Wenn Sie das anders sehen, schreiben Sie an ${email}.`,
  findAgain: (url: string) =>
    `Wenn Sie diesen Link verlieren, erhalten Sie ihn mit Ihrer Bestellnummer und dieser E-Mail-Adresse erneut: ${url}`,
  attachment: (title: string, number: string) =>
    `${title} ${number} ist als PDF angehängt. Sie können das Dokument auch online öffnen.`,
  deliverTo: 'Lieferung an:',
  expected: (usual: string, late: string) =>
    `Voraussichtliche Lieferung: ${usual}${usual.endsWith('.') ? '' : '.'} ${late}`,
  trackingNumber: (number: string) => `Sendungsnummer: ${number}`,
};

export const mailRows = { code: 'Ihr Gutscheincode', free: 'Kostenlos', total: 'Gesamtbetrag' };

export const orderMailCopy = {
  title: (order: string) => `Bestellung ${order}`,
  confirmation: {
    subject: (title: string) => `${title}: vielen Dank`,
    thanks: (name: string) => `Vielen Dank, ${name}. Wir haben Ihre Zahlung erhalten und packen jetzt Ihre Bestellung.`,
    nextOrder: (discount: string, code: string) =>
      `${discount} auf Ihre nächste Bestellung, einmalig, mit dem Code ${code}.`,
  },
  link: {
    title: (order: string) => `Bestellung ${order}: Ihr Link`,
    intro:
      'Hier ist der Link zu Ihrer Bestellung. Er wurde mit der Bestellnummer und dieser E-Mail-Adresse angefordert.',
    invoice: (url: string) => `Ihre Rechnung: ${url}`,
    private:
      'Wer diesen Link hat, kann die Bestellung sehen. Geben Sie ihn deshalb nicht weiter. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Niemand sonst hat sie erhalten.',
  },
  phone: {
    title: (order: string) => `Bestellung ${order}: bitte bezahlen`,
    thanks: (name: string) => `Vielen Dank für Ihren Anruf, ${name}. Das ist Ihre Bestellung:`,
    hold: 'Wir reservieren die Uhren einen Tag lang für Sie. Wenn Sie uns nicht angerufen haben, können Sie diese E-Mail ignorieren.',
  },
  sent: {
    title: (order: string) => `Bestellung ${order} ist unterwegs`,
    intro: (carrier: string) => `Ihre Bestellung ist jetzt bei ${carrier}.`,
    corrected: (order: string) => `Bestellung ${order}: neue Sendungsnummer`,
    correction:
      'Die Sendungsnummer, die wir Ihnen geschickt haben, war falsch. Das tut uns leid. Dies ist die richtige:',
    carrier: (carrier: string) => `Zustelldienst: ${carrier}`,
  },
  cancelled: {
    title: (order: string) => `Bestellung ${order} ist storniert`,
    text: (refund: string) =>
      `Sie haben diese Bestellung storniert. Es wird nichts versandt. Wir erstatten ${refund} über die ursprüngliche Zahlungsart und schreiben Ihnen, sobald die Erstattung unterwegs ist.`,
  },
  address: {
    title: (order: string) => `Bestellung ${order}: neue Lieferadresse`,
    text: 'Wir liefern jetzt an:',
  },
};

export const contactMailCopy = {
  title: 'Ihre Nachricht ist angekommen',
  text: (shop: string, findOrderUrl: string) =>
    `Vielen Dank für Ihre Nachricht an ${shop}. Wir antworten innerhalb von zwei Werktagen.\nWenn es um eine Bestellung geht, erhalten Sie den Link zu ihrer Seite hier: ${findOrderUrl}\nWenn Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.`,
};

export const newsletterMailCopy = {
  title: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
  ask: (shop: string) => `Bitte bestätigen Sie, dass Sie den Newsletter von ${shop} an diese Adresse erhalten möchten.`,
  ignore: 'Wenn Sie sich nicht angemeldet haben, können Sie diese E-Mail ignorieren. Wir schicken dann keine weiteren.',
};

export const backInStockMailCopy = {
  title: (watch: string) => `${watch} ist wieder verfügbar`,
  asked: (price: string) =>
    `Sie haben um eine E-Mail gebeten, sobald diese Uhr wieder verfügbar ist. Jetzt ist die Uhr für ${price} erhältlich.`,
  noReservation: 'Wir können sie nicht für Sie reservieren. Sie kann also wieder ausverkauft sein.',
  only: (url: string) =>
    `Dies ist die einzige E-Mail zu diesem Wunsch, und wir haben ihn gelöscht. Wenn er nicht von Ihnen kam, können Sie diese E-Mail ignorieren. Hier entfernen Sie diese Adresse aus anderen Benachrichtigungen: ${url}`,
};

export const refundMailCopy = {
  title: (order: string) => `Erstattung für Bestellung ${order}`,
  sum: (amount: string, isPending: boolean, isByHand: boolean) => {
    const way = isByHand ? '' : ' über die ursprüngliche Zahlungsart';
    const sent = isPending ? `Wir erstatten Ihnen ${amount}${way}.` : `Wir haben Ihnen ${amount}${way} erstattet.`;
    return isByHand ? sent : `${sent} Bei Ihrer Bank kann es 5 bis 10 Tage dauern, bis der Betrag erscheint.`;
  },
  inPart: (refunded: string, total: string) =>
    `Insgesamt haben wir ${refunded} der von Ihnen bezahlten ${total} erstattet.`,
  inFull: (total: string) => `Damit sind die von Ihnen bezahlten ${total} vollständig erstattet.`,
  returnedTitle: (order: string) => `Ihre Erstattung für Bestellung ${order} kam an uns zurück`,
  returned: (amount: string) => `Wir haben Ihnen ${amount} erstattet, aber Ihre Bank hat den Betrag zurückgeschickt.`,
  otherWay: (email: string) =>
    `Wir melden uns bei Ihnen, um einen anderen Weg zu finden. Sie können uns auch schreiben: ${email}.`,
  documentTitle: (title: string, order: string) => `${title} zu Bestellung ${order}`,
  document: 'Ihre Erstattung ist abgeschlossen. Das ist der Beleg dazu.',
};

export const passportMailCopy = {
  given: (watch: string) => `Sie haben ${watch} übergeben`,
  former:
    'Der Uhrenpass gehört jetzt der Person, der Sie die Uhr übergeben haben. Ihr Link öffnet ihn nicht mehr. Ihr Name und Ihre Bestellung sind darin nicht zu sehen.',
  taken: (watch: string) => `${watch} gehört jetzt Ihnen`,
  next: 'Ihnen wurde der Uhrenpass dieser Uhr übergeben: Garantie, Serviceheft und Anleitung.',
  private: 'Wer diesen Link hat, kann den Uhrenpass sehen und ändern. Geben Sie ihn deshalb nicht weiter.',
  battery: (watch: string) => `Eine neue Batterie für ${watch}`,
  batteryText: (since: string) =>
    `Sie haben die Batterie am ${since} gewechselt und wollten erinnert werden. Wechseln Sie sie bald: Eine leere Batterie kann auslaufen.`,
};

export const returnMailCopy = {
  name: (kind: ReturnKind, number: string) => `${kind === 'withdrawal' ? 'Widerruf' : 'Rücksendung'} ${number}`,
  acknowledgement: {
    subject: (name: string) => `${name}: Eingangsbestätigung`,
    received: (shopper: string, order: string, at: string) =>
      `Guten Tag ${shopper}, Ihr Widerruf des Vertrags zu Bestellung ${order} ist am ${at} bei uns eingegangen. Er betrifft:`,
    sendBack: (by: string, slip: string, postage: string) =>
      `Bitte schicken Sie die Ware bis zum ${by} zurück. ${slip} ${postage}`,
    refundDays: (days: number, email: string) =>
      `Wir erstatten Ihnen das Geld innerhalb von ${days} Tagen nach Ihrem Widerruf. Wir dürfen warten, bis die Ware wieder hier ist oder Sie nachweisen, dass Sie sie abgeschickt haben, zum Beispiel mit der Sendungsnummer: ${email}.`,
    notSent: (refundBy: string) =>
      `Es wurde noch nichts versandt, Sie müssen also nichts zurücksenden. Wir erstatten Ihnen das Geld bis zum ${refundBy}.`,
  },
  slip: 'Auf der unten verlinkten Seite finden Sie die Adresse und einen Rücksendeschein zum Ausdrucken.',
  noAddress: 'Dieser Shop ist eine Demonstration ohne Adresse. Es kann nichts an ihn geschickt werden.',
  request: {
    subject: (name: string) => `${name}: Ihre Anfrage ist angekommen`,
    received: (order: string, at: string) =>
      `Ihre Anfrage zu einer Rücksendung aus Bestellung ${order} ist am ${at} bei uns eingegangen:`,
    wait: 'Bitte schicken Sie noch nichts ab. Wir antworten innerhalb von zwei Werktagen per E-Mail.',
  },
  accept: { subject: (name: string) => `${name} ist angenommen`, intro: 'Das können Sie an uns zurückschicken:' },
  refuse: { subject: (name: string) => `${name} ist abgelehnt`, intro: 'Diese Rücksendung können wir nicht annehmen:' },
  send: {
    subject: (name: string) => `${name} ist unterwegs`,
    intro: 'Wir haben notiert, dass Sie dies zurückgeschickt haben:',
    arrival: 'Wir schreiben Ihnen, sobald die Sendung ankommt.',
  },
  receive: {
    subject: (name: string) => `${name} ist angekommen`,
    intro: 'Bei uns ist angekommen:',
    check: 'Wir prüfen die Sendung und erstatten Ihnen dann das Geld.',
  },
  inspect: {
    subject: (name: string) => `${name} ist geprüft`,
    intro: 'Wir haben Ihre Rücksendung geprüft:',
    refund: 'Als Nächstes folgt die Erstattung.',
  },
  withdrawalRejected: {
    title: (order: string) => `Widerruf zu Bestellung ${order}: nicht möglich`,
    received: (order: string, at: string, why: string) =>
      `Am ${at} ist ein Widerruf des Vertrags zu Bestellung ${order} bei uns eingegangen. ${why}`,
    noRight:
      'Das Recht des Landes Ihrer Bestellung sieht keinen Widerruf vor. Unsere Rückgabebedingungen gelten weiterhin.',
    tooLate: (days: number) =>
      `Die ${days} Tage nach der Lieferung sind vorbei. Vielleicht gelten noch unsere Rückgabebedingungen.`,
  },
  returnRejected: {
    title: (order: string) => `Rücksendung zu Bestellung ${order}: nicht möglich`,
    received: (order: string, at: string, why: string) =>
      `Am ${at} ist eine Anfrage zu einer Rücksendung aus Bestellung ${order} bei uns eingegangen. ${why}`,
    notSent: 'Die Bestellung ist noch nicht versandt. Sobald sie es ist, können Sie sie zurücksenden.',
    tooLate: (days: number) => `Die ${days} Tage nach dem Versand sind vorbei.`,
    finalSale: 'Diese Uhren sind von der Rückgabe ausgeschlossen.',
    disputed: 'Ihre Bank hat die Zahlung beanstandet. Bis sie entscheidet, können wir keine Rücksendung annehmen.',
  },
  noUnits:
    'In der Bestellung sind weniger dieser Uhren übrig, als Sie angegeben haben. Die anderen sind schon erstattet, zur Rücksendung angefragt oder gehören nicht zu dieser Bestellung.',
  orderState: 'Die Bestellung ist nicht bezahlt oder schon vollständig erstattet.',
};
