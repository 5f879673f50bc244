// Spanish of ./copy.ts (sha256 570a66672410)
import { findOrder, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { returnDays } from '@/data/policies';
import type { NoReturn, ReturnStep, ReturnView } from '@/domain/order-returns';
import type { ReturnState } from '@/domain/return-states';

/** Copy of withdrawals and returns (docs/product.md 36). The law prescribes the labels of both steps. */
export const withdrawCopy = {
  title: withdraw.label,
  description: `Desistir de un pedido en los ${withdrawalRight.days} días naturales siguientes a la entrega, sin cuenta y sin necesidad de justificación.`,
  intro: `Si su pedido va a un país de la Unión Europea, puede desistir del contrato hasta ${withdrawalRight.days} días naturales después de la entrega, sin necesidad de justificación. No necesita una cuenta.`,
  form: 'Su desistimiento',
  emailHint: 'La dirección con la que hizo el pedido. Allí confirmamos su desistimiento.',
  name: 'Nombre',
  partHint: `Déjelo vacío para desistir de todo el pedido. Si son más relojes, abra su pedido con «${findOrder.label}».`,
  next: 'Continuar',
  nextHint: 'Todavía no declara nada. El desistimiento se confirma en la página siguiente.',
  elsewhereTitle: '¿No tiene derecho de desistimiento?',
  elsewhere: `Fuera de la Unión Europea o pasado el plazo, se aplican nuestras condiciones de devolución: ${returnDays} días desde el envío, en cualquier país.`,
};

/** Copy of the fields of a guest's withdrawal or return. */
export const guestCopy = {
  number: 'Número de pedido',
  numberHint: 'Empieza por OH y está en el asunto de todos los correos sobre el pedido.',
  email: 'Correo electrónico',
  partTitle: '¿Solo una parte del pedido?',
  watch: (place: number) => `Reloj ${place}`,
  units: (place: number) => `Unidades del reloj ${place}`,
  noWatch: 'Ninguno',
};

export const guestReturnCopy = {
  title: 'Sin cuenta',
  emailHint: 'La dirección con la que hizo el pedido. Allí respondemos.',
  partHint: `Déjelo vacío para devolver todo el pedido. Si son más relojes, abra su pedido con «${findOrder.label}».`,
  doneTitle: 'Revise su correo',
  done: 'Si este número y esta dirección son del mismo pedido, nuestra confirmación llega a esa dirección en unos minutos. Si no llega, compruebe los dos y envíe la solicitud otra vez.',
};

export const confirmCopy = {
  title: 'Confirmar desistimiento',
  intro: 'Revise su declaración. Surte efecto cuando pulse el botón.',
  button: 'Confirmar desistimiento',
  back: 'Cambiar algo',
  number: 'Pedido',
  name: 'Nombre',
  email: 'Confirmación a',
  what: 'Usted desiste de',
  whole: 'Todo el pedido',
};

export const doneCopy = {
  title: 'Hemos recibido su desistimiento.',
  at: 'Recibido',
  message:
    'Si este número y esta dirección son del mismo pedido, la confirmación con los pasos siguientes llega a esa dirección en unos minutos. Si no, le escribiremos.',
  verified: 'La confirmación con los pasos siguientes llega por correo en unos minutos.',
  rejected: 'No es posible, así que nada cambia. El motivo llega por correo en unos minutos.',
  keep: 'Puede imprimir esta página como justificante.',
  order: 'Ver su pedido',
  overTitle: 'No encontrado',
  over: 'Un desistimiento que no se confirma caduca al cabo de un día. Puede declararlo otra vez.',
};

export const returnCopy = {
  title: 'Devolver artículos',
  description: `Devolver un reloj en los ${returnDays} días siguientes al envío, desde cualquier país. No necesita una cuenta.`,
  intro: `Puede solicitar la devolución de un reloj hasta ${returnDays} días después de que lo enviemos. Tiene que estar sin usar y en su embalaje original.`,
  units: (name: string) => `Unidades de ${name}`,
  none: '0',
  reason: 'Motivo (opcional)',
  unused: 'Está sin usar y en su embalaje original.',
  ask: 'Solicitar la devolución',
  askHint: 'No envíe nada todavía. Respondemos por correo en un plazo de dos días laborables.',
  withdraw: 'Continuar',
  form: 'Lo que devuelve',
  until: (day: string) => `Hasta el ${day}.`,
};

/** Why nothing can be asked for, and what to do. */
export const noReturnCopy: Readonly<Record<NoReturn, string>> = {
  'order-state': 'Este pedido no está pagado, o está cancelado o reembolsado. Por eso no hay nada que devolver.',
  'order-disputed': 'Su banco ha impugnado el pago de este pedido. Hasta que decida, no podemos aceptar devoluciones.',
  'no-right': `En el país de este pedido no hay derecho de desistimiento. Aun así, puede devolverlo en los ${returnDays} días siguientes al envío.`,
  'not-sent': 'Este pedido aún no se ha enviado. Podrá devolverlo cuando se haya enviado.',
  'too-late': 'El plazo ha terminado.',
  'final-sale': 'Estos relojes no admiten devolución.',
  'no-units': 'Ya ha solicitado la devolución de todo lo que hay en este pedido o ya se le ha reembolsado.',
};

export const orderReturnsCopy = {
  title: 'Desistimiento y devoluciones',
  list: 'Sus desistimientos y devoluciones',
  details: (number: string) => `Detalles de ${number}`,
};

export const slipCopy = {
  title: (view: Pick<ReturnView, 'kind' | 'number'>) =>
    `${view.kind === 'withdrawal' ? 'Desistimiento' : 'Devolución'} ${view.number}`,
  heading: { withdrawal: 'Su desistimiento', return: 'Su devolución' } as const,
  slipTitle: 'Hoja de devolución',
  slip: 'Imprima esta hoja, recórtela e inclúyala en su paquete.',
  code: (number: string) => `Código con el número ${number}`,
  to: 'Enviar a',
  order: 'Pedido',
  contents: 'Contenido',
  noAddress: 'Esta demostración no tiene dirección, así que no se puede enviar nada.',
  reason: 'Su motivo',
  answer: 'Nuestra respuesta',
  steps: 'Lo que ha ocurrido',
  refunded: 'Reembolsado',
  refundBy: 'Reembolso a más tardar',
  sentTitle: '¿Lo ha enviado?',
  tracking: 'Número de seguimiento (opcional)',
  trackingHint: 'Demuestra que ha enviado los artículos.',
  markSent: 'Lo he enviado',
  trackingRow: 'Número de seguimiento',
};

/** State of a withdrawal or return in words. */
export const stateCopy: Readonly<Record<ReturnState, string>> = {
  requested: 'A la espera de nuestra respuesta',
  accepted: 'Solicitud aceptada: envíenos los artículos',
  refused: 'Solicitud rechazada',
  cancelled: 'Sustituida por su desistimiento',
  sent: 'En camino a nuestra tienda',
  received: 'Artículos recibidos en nuestra tienda',
  inspected: 'Artículos revisados, falta el reembolso',
  'refunded-in-part': 'Reembolso parcial',
  refunded: 'Reembolso hecho',
};

/** State of a withdrawal that is not answered yet, by whether the goods have left the shop. */
export const withdrawalStateCopy = {
  sent: 'Recibido: devuélvanos los artículos',
  notSent: 'Recibido, falta el reembolso',
};

/** A step in words. */
export const stepCopy: Readonly<Record<ReturnStep['event'], string>> = {
  request: 'Recibido',
  accept: 'Solicitud aceptada',
  refuse: 'Solicitud rechazada',
  cancel: 'Sustituida por su desistimiento',
  send: 'En camino a nuestra tienda',
  receive: 'Artículos recibidos en nuestra tienda',
  inspect: 'Artículos revisados',
  'refund-part': 'Reembolso parcial',
  refund: 'Reembolso hecho',
  settle: 'Se ha devuelto todo el dinero del pedido',
  'refund-failed': 'El reembolso no le ha llegado',
};
