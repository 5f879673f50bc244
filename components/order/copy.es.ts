// Spanish of ./copy.ts (sha256 d6f7311a1481)
import type { TimelineKind } from '@/domain/order-timeline';

export const timelineTitle = 'Estado del pedido';

/** Labels of the timeline's steps. */
export const stepCopy: Readonly<Record<TimelineKind, string>> = {
  placed: 'Pedido hecho',
  paid: 'Pagado',
  cancelled: 'Cancelado por usted',
  packed: 'Embalado',
  shipped: 'Enviado',
  delivered: 'Entregado',
  refunded: 'Reembolsado',
  returned: 'Devuelto por su banco',
  closed: 'Cerrado sin pago',
};

export const stepToCome = 'Todavía no';

export const orderActionsCopy = {
  title: 'Cambiar este pedido',
  againTitle: 'Pedirlo otra vez',
  untilPacked: 'Puede cambiar la dirección o cancelar el pedido hasta que lo embalemos.',
  untilPaid: 'Puede cancelar el pedido hasta que se confirme su pago.',
  changeAddress: 'Cambiar la dirección',
  cancel: 'Cancelar el pedido',
  buyAgain: 'Comprar otra vez',
};

export const cancelCopy = {
  title: '¿Cancelar este pedido?',
  description: 'Cancelar un pedido que aún no está embalado.',
  paid: (sum: string) =>
    `No se enviará nada y le reembolsamos ${sum} por el medio de pago original. El código para su próximo pedido que recibió con él también se anula. Esto no se puede deshacer.`,
  unpaid: 'No se ha cobrado nada y no se enviará nada. Esto no se puede deshacer.',
  confirm: 'Sí, cancelar el pedido',
  keep: 'No, mantener el pedido',
  tooLateTitle: 'Este pedido no se puede cancelar.',
};

export const changeAddressCopy = {
  title: 'Cambiar la dirección de entrega',
  description: 'Cambiar la dirección de entrega de un pedido que aún no está embalado.',
  about: 'La dirección tiene que seguir en el mismo país, porque de él depende el precio del envío.',
  busy: 'Guardando…',
  save: 'Guardar la dirección',
  back: 'Volver al pedido',
  tooLateTitle: 'La dirección ya no se puede cambiar.',
};

export const payCopy = {
  title: 'Pagar su pedido',
  description: 'Pagar un pedido que hizo por teléfono.',
  about: 'Gracias por su llamada. Revise el pedido y después páguelo. Le reservamos los relojes durante un día.',
  total: (sum: string) => `Total: ${sum}`,
  pay: (sum: string) => `Pagar ${sum}`,
  card: 'Número de prueba',
  order: 'Ver su pedido',
  overTitle: 'Nada que pagar',
  over: 'Este pedido está pagado o ha pasado el plazo para pagarlo. Llámenos si todavía lo quiere.',
};
