// German of ./copy.ts (sha256 570a66672410)
import { findOrder, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { returnDays } from '@/data/policies';
import type { NoReturn, ReturnStep, ReturnView } from '@/domain/order-returns';
import type { ReturnState } from '@/domain/return-states';

/** Copy of withdrawals and returns (docs/product.md 36). The law prescribes the labels of both steps. */
export const withdrawCopy = {
  title: withdraw.label,
  description: `Eine Bestellung bis ${withdrawalRight.days} Tage nach der Lieferung widerrufen, ohne Konto und ohne Angabe von Gründen.`,
  intro: `Wenn Ihre Bestellung in ein Land der Europäischen Union geht, können Sie den Vertrag bis ${withdrawalRight.days} Tage nach der Lieferung widerrufen. Sie brauchen dafür keinen Grund und kein Konto.`,
  form: 'Ihr Widerruf',
  emailHint: 'Die Adresse, mit der Sie bestellt haben. Dorthin bestätigen wir Ihren Widerruf.',
  name: 'Name',
  partHint: `Lassen Sie dies leer, um die ganze Bestellung zu widerrufen. Für weitere Uhren öffnen Sie Ihre Bestellung über „${findOrder.label}“.`,
  next: 'Weiter',
  nextHint: 'Noch ist nichts erklärt. Sie bestätigen auf der nächsten Seite.',
  elsewhereTitle: 'Kein Widerrufsrecht?',
  elsewhere: `Außerhalb der Europäischen Union oder nach Ablauf der Frist gilt unser Rückgaberecht: ${returnDays} Tage ab Versand, in jedem Land.`,
};

/** Copy of the fields of a guest's withdrawal or return. */
export const guestCopy = {
  number: 'Bestellnummer',
  numberHint: 'Sie beginnt mit OH und steht im Betreff jeder E-Mail zur Bestellung.',
  email: 'E-Mail-Adresse',
  partTitle: 'Nur ein Teil der Bestellung?',
  watch: (place: number) => `Uhr ${place}`,
  units: (place: number) => `Anzahl: Uhr ${place}`,
  noWatch: 'Keine',
};

export const guestReturnCopy = {
  title: 'Ohne Konto',
  emailHint: 'Die Adresse, mit der Sie bestellt haben. Dorthin antworten wir.',
  partHint: `Lassen Sie dies leer, um die ganze Bestellung zurückzusenden. Für weitere Uhren öffnen Sie Ihre Bestellung über „${findOrder.label}“.`,
  doneTitle: 'Sehen Sie in Ihrem E-Mail-Postfach nach',
  done: 'Wenn diese Nummer und diese Adresse zur selben Bestellung gehören, kommt unsere Bestätigung dort in wenigen Minuten an. Wenn nicht, prüfen Sie beide und senden Sie die Anfrage noch einmal.',
};

export const confirmCopy = {
  title: 'Widerruf bestätigen',
  intro: 'Bitte prüfen Sie Ihre Erklärung. Sie wird wirksam, wenn Sie die Schaltfläche drücken.',
  button: 'Widerruf bestätigen',
  back: 'Etwas ändern',
  number: 'Bestellung',
  name: 'Name',
  email: 'Bestätigung an',
  what: 'Sie widerrufen',
  whole: 'Die ganze Bestellung',
};

export const doneCopy = {
  title: 'Ihr Widerruf ist eingegangen.',
  at: 'Eingegangen',
  message:
    'Wenn diese Nummer und diese Adresse zur selben Bestellung gehören, kommt die Bestätigung mit den nächsten Schritten dort in wenigen Minuten an. Andernfalls schreiben wir Ihnen.',
  verified: 'Die Bestätigung mit den nächsten Schritten kommt in wenigen Minuten per E-Mail.',
  rejected: 'Er ist nicht möglich, deshalb ändert sich nichts. Den Grund erfahren Sie in wenigen Minuten per E-Mail.',
  keep: 'Sie können diese Seite als Beleg drucken.',
  order: 'Ihre Bestellung ansehen',
  overTitle: 'Nicht gefunden',
  over: 'Ein Widerruf, der nicht bestätigt wird, verfällt nach einem Tag. Sie können ihn noch einmal erklären.',
};

export const returnCopy = {
  title: 'Artikel zurücksenden',
  description: `Eine Uhr bis ${returnDays} Tage nach dem Versand zurücksenden, aus jedem Land und ohne Konto.`,
  intro: `Sie können die Rücksendung einer Uhr bis ${returnDays} Tage nach dem Versand anfragen. Die Uhr muss unbenutzt und in der Originalverpackung sein.`,
  units: (name: string) => `Anzahl: ${name}`,
  none: '0',
  reason: 'Grund (optional)',
  unused: 'Die Ware ist unbenutzt und in der Originalverpackung.',
  ask: 'Rücksendung anfragen',
  askHint: 'Bitte senden Sie noch nichts. Wir antworten innerhalb von zwei Werktagen per E-Mail.',
  withdraw: 'Weiter',
  form: 'Was Sie zurücksenden',
  until: (day: string) => `Bis ${day}.`,
};

/** Why nothing can be asked for, and what to do. */
export const noReturnCopy: Readonly<Record<NoReturn, string>> = {
  'order-state':
    'Diese Bestellung ist nicht bezahlt, oder sie ist storniert oder erstattet. Deshalb gibt es nichts zurückzusenden.',
  'order-disputed':
    'Ihre Bank hat die Zahlung für diese Bestellung beanstandet. Bis sie entschieden hat, können wir keine Rücksendung annehmen.',
  'no-right': `Im Land dieser Bestellung gibt es kein Widerrufsrecht. Sie können die Uhren trotzdem bis ${returnDays} Tage nach dem Versand zurücksenden.`,
  'not-sent': 'Diese Bestellung ist noch nicht versandt. Sobald sie versandt ist, können Sie sie zurücksenden.',
  'too-late': 'Die Frist ist abgelaufen.',
  'final-sale': 'Diese Uhren sind von der Rückgabe ausgeschlossen und können nicht zurückgesandt werden.',
  'no-units': 'Sie haben für alles in dieser Bestellung schon eine Rücksendung angefragt, oder es ist schon erstattet.',
};

export const orderReturnsCopy = {
  title: 'Widerruf und Rücksendung',
  list: 'Ihre Widerrufe und Rücksendungen',
  details: (number: string) => `Einzelheiten zu ${number}`,
};

export const slipCopy = {
  title: (view: Pick<ReturnView, 'kind' | 'number'>) =>
    `${view.kind === 'withdrawal' ? 'Widerruf' : 'Rücksendung'} ${view.number}`,
  heading: { withdrawal: 'Ihr Widerruf', return: 'Ihre Rücksendung' } as const,
  slipTitle: 'Rücksendeschein',
  slip: 'Drucken Sie diesen Schein, schneiden Sie ihn aus und legen Sie ihn in Ihr Paket.',
  code: (number: string) => `Code mit der Nummer ${number}`,
  to: 'Senden an',
  order: 'Bestellung',
  contents: 'Inhalt',
  noAddress: 'Diese Demonstration hat keine Adresse, deshalb kann nichts gesendet werden.',
  reason: 'Ihr Grund',
  answer: 'Unsere Antwort',
  steps: 'Bisheriger Verlauf',
  refunded: 'Erstattet',
  refundBy: 'Erstattung bis',
  sentTitle: 'Haben Sie das Paket abgeschickt?',
  tracking: 'Sendungsnummer (optional)',
  trackingHint: 'Sie belegt, dass Sie die Ware abgeschickt haben.',
  markSent: 'Ich habe es abgeschickt',
  trackingRow: 'Sendungsnummer',
};

/** State of a withdrawal or return in words. */
export const stateCopy: Readonly<Record<ReturnState, string>> = {
  requested: 'Wartet auf unsere Antwort',
  accepted: 'Angenommen: Bitte senden Sie die Ware an uns',
  refused: 'Abgelehnt',
  cancelled: 'Durch Ihren Widerruf ersetzt',
  sent: 'Unterwegs zu uns',
  received: 'Bei uns eingetroffen',
  inspected: 'Geprüft, Erstattung folgt',
  'refunded-in-part': 'Teilweise erstattet',
  refunded: 'Erstattet',
};

/** State of a withdrawal that is not answered yet, by whether the goods have left the shop. */
export const withdrawalStateCopy = {
  sent: 'Eingegangen: Bitte senden Sie die Ware zurück',
  notSent: 'Eingegangen, Erstattung folgt',
};

/** A step in words. */
export const stepCopy: Readonly<Record<ReturnStep['event'], string>> = {
  request: 'Bei uns eingegangen',
  accept: 'Angenommen',
  refuse: 'Abgelehnt',
  cancel: 'Durch Ihren Widerruf ersetzt',
  send: 'Unterwegs zu uns',
  receive: 'Ware bei uns eingetroffen',
  inspect: 'Geprüft',
  'refund-part': 'Teilweise erstattet',
  refund: 'Erstattet',
  settle: 'Der ganze Betrag der Bestellung wurde erstattet',
  'refund-failed': 'Die Erstattung kam nicht bei Ihnen an',
};
