// Spanish of ./copy.ts (sha256 720c9a90693a)
import type { OrderState } from '@/domain/order-states';
import { nextOrderCopy } from '@/domain/promo-code';

export const thanksTitle = 'Gracias.';

/** Copy of `/thanks` without an order. */
export const missingOrderCopy = {
  title: '¿Qué pedido?',
  message: 'Para ver un pedido, siga el enlace de su correo de confirmación o ábralo desde su cuenta.',
};

type OrderMessage = { title: string; message: string };

/** Title and message of an order's page by its state. */
export const stateMessages = (email: string): Readonly<Record<OrderState, OrderMessage>> => ({
  pending: {
    title: 'Aún sin pagar.',
    message:
      'Este pedido está a la espera del pago. Si acaba de pagar, vuelva a mirar dentro de unos minutos: algunos pagos tardan.',
  },
  paid: {
    title: thanksTitle,
    message: `Hemos recibido su pago y estamos preparando su pedido. Enviaremos la confirmación a ${email}.`,
  },
  fulfilled: { title: 'En camino.', message: 'Su pedido está pagado y enviado.' },
  refunded: {
    title: 'Reembolsado.',
    message:
      'Hemos reembolsado el importe por el medio de pago original. Su banco puede tardar de 5 a 10 días en mostrarlo.',
  },
  cancelled: {
    title: 'Cancelado.',
    message: 'Este pedido se canceló antes de pagarse. No se ha cobrado nada y no se enviará nada.',
  },
  expired: {
    title: 'No se pagó a tiempo.',
    message: 'Este pedido no se pagó en el plazo de un día y por eso ha caducado. No se ha cobrado nada.',
  },
  failed: {
    title: 'El pago ha fallado.',
    message: 'Su pago no se ha realizado. No se ha cobrado nada y no se enviará nada.',
  },
});

/** Title and message while a submitted payment is not confirmed. */
export const processingMessage: OrderMessage = {
  title: thanksTitle,
  message: 'Hemos recibido su pedido. Esperamos la confirmación de su pago.',
};

export const deliveredMessage = (day: string): OrderMessage => ({
  title: 'Entregado.',
  message: `Su pedido se entregó el ${day}.`,
});

/** Title and message of a paid order that is not shipped. */
export const onHoldMessages = {
  disputed: {
    title: 'A la espera de su banco.',
    message: 'No enviaremos este pedido hasta que su banco decida.',
  },
  refundReturned: { title: 'Su reembolso nos ha sido devuelto.', message: 'Este pedido no se enviará.' },
} satisfies Record<string, OrderMessage>;

/** Sentences about a cancellation, disputes and refunds; each amount has its currency. */
export const refundSentences = {
  cancelled: 'Usted ha cancelado este pedido y no se enviará nada.',
  coming:
    'Vamos a reembolsarle el importe por el medio de pago original y le enviaremos un correo cuando hayamos hecho el reembolso.',
  disputed: 'Su banco ha impugnado este pago y la impugnación sigue abierta.',
  inquiry: 'Su banco nos ha consultado sobre este pago y la consulta sigue abierta.',
  refunded: (amount: string, total: string) => `Hemos reembolsado ${amount} de ${total}.`,
  refundedRest: (amount: string) => `Hemos reembolsado ${amount} por el medio de pago original.`,
  byBank: (amount: string) => `Su banco le ha devuelto ${amount}.`,
  returned: (amount: string) =>
    `Hemos reembolsado ${amount}, pero su banco nos ha devuelto el importe. Le escribiremos para buscar otra forma.`,
};

/** Row labels of the refund list under an order's total. */
export const refundTerms = { refunded: 'Reembolsado', byBank: 'Devuelto por su banco' };

export const orderTitle = (number: string) => `Pedido ${number}`;

export const orderNotFoundTitle = 'Pedido no encontrado';

export const orderDeliveryCopy = { arrives: 'Entrega prevista', goesTo: 'Entregar a', parcel: 'Enviado con' };

/** Link to the carrier's tracking page. */
export const followParcelCopy = (carrier: string, trackingNumber: string) =>
  `Seguir el envío ${trackingNumber} con ${carrier}`;

export const refillCopy = (count: number) =>
  count === 1 ? 'Volver a añadir el reloj al carrito' : 'Volver a añadir los relojes al carrito';

export const earnedCodeLabel = 'Código para su próximo pedido';

/** Copy of the code that a paid order earns. */
export const earnedCodeCopy = {
  title: `${nextOrderCopy} en su próximo pedido`,
  about: 'Es válido una vez, para usted o para la persona a quien se lo dé. También está en su correo de confirmación.',
  copy: 'Copiar el código',
  /** In the message that it is copied. */
  name: 'Código',
};

/** Copy of the note below a pending order's message. */
export const awaitPaymentCopy = {
  late: 'Está tardando más de lo habitual. Puede cerrar esta página. Le enviaremos un correo cuando llegue su pago.',
  updates: 'Esta página se actualiza sola.',
};

/** Copy of the offer of an account. The sentences stand around the links `open` and `yourAccount`. */
export const accountOfferCopy = {
  title: 'Su cuenta',
  guest: 'Ver todos sus pedidos en un solo lugar',
  beforeOpen: '',
  open: 'Cree una cuenta',
  afterOpen: ' con la misma dirección de correo y confírmela. Este pedido aparecerá en su cuenta.',
  member: 'Sus pedidos',
  beforeAccount: 'Este pedido y los anteriores están en',
  yourAccount: 'su cuenta',
};

/** Status of an order in the account's order list, by its state. */
export const stateCopy: Readonly<Record<OrderState, string>> = {
  pending: 'A la espera del pago',
  paid: 'Pagado, en preparación',
  failed: 'Pago fallido, no se ha cobrado nada',
  expired: 'No se pagó a tiempo, no se ha cobrado nada',
  cancelled: 'Cancelado, no se ha cobrado nada',
  fulfilled: 'En camino',
  refunded: 'Reembolsado',
};

/** Status of an order in the account's order list beside {@link stateCopy}, and the news that follow it. */
export const statusCopy = {
  processing: 'Pedido hecho, pago en proceso',
  onHold: 'Pagado, no enviado',
  refundComing: 'Cancelado, reembolso en camino',
  delivered: (day: string) => `Entregado el ${day}`,
  inquiry: 'consulta de su banco',
  disputed: 'impugnado por su banco',
  refunded: (amount: string, total: string) => `${amount} de ${total} reembolsados`,
  byBank: (amount: string) => `${amount} devueltos por su banco`,
  returned: (amount: string) => `${amount} no le han llegado`,
};
