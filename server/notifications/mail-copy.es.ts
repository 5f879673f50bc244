// Spanish of ./mail-copy.ts (sha256 91f47cd1cd90)
import type { ReturnKind } from '@/domain/return-states';

export const mailButtons = {
  order: 'Ver su pedido',
  pay: 'Pagar su pedido',
  confirmSubscription: 'Confirmar la suscripción',
  watch: 'Ver el reloj',
  passport: 'Abrir el pasaporte',
  withdrawal: 'Ver su desistimiento',
  return: 'Ver su devolución',
  document: (title: string) => `Abrir la ${title.toLowerCase()}`,
  track: (carrier: string) => `Seguir el envío con ${carrier}`,
};

export const mailCopy = {
  notYou: (email: string) => `Si no ha sido usted, escríbanos de inmediato: ${email}.`,
  disagree: (email: string) => `Si no está de acuerdo, escriba a ${email}.`,
  findAgain: (url: string) =>
    `Si pierde este enlace, puede obtenerlo de nuevo con su número de pedido y esta dirección de correo: ${url}`,
  attachment: (title: string, number: string) =>
    `La ${title.toLowerCase()} ${number} va adjunta en PDF. También puede abrirla en la web.`,
  deliverTo: 'Entregar a:',
  expected: (usual: string, late: string) => `Entrega prevista: ${usual}. ${late}`,
  trackingNumber: (number: string) => `Número de seguimiento: ${number}`,
};

export const mailRows = { code: 'Su código', free: 'Gratis', total: 'Total' };

export const orderMailCopy = {
  title: (order: string) => `Pedido ${order}`,
  confirmation: {
    subject: (title: string) => `${title}: gracias`,
    thanks: (name: string) => `Gracias, ${name}. Hemos recibido su pago y estamos preparando su pedido.`,
    nextOrder: (discount: string, code: string) =>
      `${discount} en su próximo pedido, una sola vez, con el código ${code}.`,
  },
  link: {
    title: (order: string) => `Pedido ${order}: su enlace`,
    intro: 'Este es el enlace a su pedido. Se ha solicitado con su número y esta dirección de correo.',
    invoice: (url: string) => `Su factura: ${url}`,
    private:
      'Cualquiera que tenga este enlace puede ver el pedido, así que no lo comparta. Si no lo ha solicitado, puede ignorar este correo. Nadie más lo ha recibido.',
  },
  phone: {
    title: (order: string) => `Pedido ${order}: pague con este enlace`,
    thanks: (name: string) => `Gracias por su llamada, ${name}. Este es su pedido:`,
    hold: 'Le reservamos los relojes durante un día. Si no nos ha llamado, puede ignorar este correo.',
  },
  sent: {
    title: (order: string) => `El pedido ${order} está en camino`,
    intro: (carrier: string) => `Su pedido ya está en manos de ${carrier}.`,
    corrected: (order: string) => `Pedido ${order}: nuevo número de seguimiento`,
    correction: 'El número de seguimiento que le enviamos antes era incorrecto. Lo sentimos. Este es el correcto:',
    carrier: (carrier: string) => `Transportista: ${carrier}`,
  },
  cancelled: {
    title: (order: string) => `El pedido ${order} está cancelado`,
    text: (refund: string) =>
      `Ha cancelado este pedido y no se enviará nada. Le reembolsamos ${refund} por el medio de pago original y le escribiremos cuando hayamos hecho el reembolso.`,
  },
  address: {
    title: (order: string) => `Pedido ${order}: nueva dirección de entrega`,
    text: 'Ahora lo entregaremos en:',
  },
};

export const contactMailCopy = {
  title: 'Hemos recibido su mensaje',
  text: (shop: string, findOrderUrl: string) =>
    `Gracias por escribir a ${shop}. Le respondemos en un plazo de dos días laborables.\nSi se trata de un pedido, puede obtener el enlace a su página aquí: ${findOrderUrl}\nSi no nos ha escrito, puede ignorar este correo.`,
};

export const newsletterMailCopy = {
  title: 'Confirme su suscripción al boletín',
  ask: (shop: string) => `Confirme que quiere recibir el boletín de ${shop} en esta dirección.`,
  ignore: 'Si no lo ha solicitado, puede ignorar este correo. No le enviaremos más.',
};

export const backInStockMailCopy = {
  title: (watch: string) => `${watch} está disponible de nuevo`,
  asked: (price: string) =>
    `Nos pidió que le avisáramos cuando este reloj volviera a estar disponible. Ya lo está, por ${price}.`,
  noReservation: 'No podemos reservárselo, así que puede volver a agotarse.',
  only: (url: string) =>
    `Este es el único correo sobre esta solicitud, y ya la hemos borrado. Si no fue usted, puede ignorar este correo. Para quitar esta dirección de otras solicitudes, vaya aquí: ${url}`,
};

export const refundMailCopy = {
  title: (order: string) => `Reembolso del pedido ${order}`,
  sum: (amount: string, isPending: boolean, isByHand: boolean) => {
    const sent = `Le ${isPending ? 'reembolsamos' : 'hemos reembolsado'} ${amount}`;
    return isByHand
      ? `${sent}.`
      : `${sent} por el medio de pago original. Su banco puede tardar de 5 a 10 días en mostrarlo.`;
  },
  inPart: (refunded: string, total: string) => `En total le hemos reembolsado ${refunded} de los ${total} que pagó.`,
  inFull: (total: string) => `Con ello le hemos reembolsado por completo los ${total} que pagó.`,
  returnedTitle: (order: string) => `El reembolso del pedido ${order} nos ha sido devuelto`,
  returned: (amount: string) => `Le reembolsamos ${amount}, pero su banco nos lo ha devuelto.`,
  otherWay: (email: string) => `Le escribiremos para buscar otra forma. También puede escribirnos: ${email}.`,
  documentTitle: (title: string, order: string) => `${title} del pedido ${order}`,
  document: 'Su reembolso se ha completado. Este es el documento correspondiente.',
};

export const passportMailCopy = {
  given: (watch: string) => `Ha traspasado ${watch}`,
  former:
    'El pasaporte del reloj pertenece ahora a otra persona. El enlace que usted tenía ya no lo abre, y en él no se ven ni su nombre ni su pedido.',
  taken: (watch: string) => `${watch} ahora es suyo`,
  next: 'Le han traspasado el pasaporte de este reloj: garantía, historial de mantenimiento y manual.',
  private: 'Cualquiera que tenga este enlace puede ver y cambiar el pasaporte, así que no lo comparta.',
  battery: (watch: string) => `Una pila nueva para ${watch}`,
  batteryText: (since: string) =>
    `Cambió la pila el ${since} y nos pidió que se lo recordáramos. Cámbiela pronto: una pila agotada puede tener fugas.`,
};

export const returnMailCopy = {
  name: (kind: ReturnKind, number: string) => `${kind === 'withdrawal' ? 'Desistimiento' : 'Devolución'} ${number}`,
  acknowledgement: {
    subject: (name: string) => `${name}: acuse de recibo`,
    received: (shopper: string, order: string, at: string) =>
      `${shopper}, hemos recibido su desistimiento del contrato del pedido ${order} el ${at}. Desiste de:`,
    sendBack: (by: string, slip: string, postage: string) =>
      `Devuelva los artículos a más tardar el ${by}. ${slip} ${postage}`,
    refundDays: (days: number, email: string) =>
      `Le reembolsamos en un plazo de ${days} días naturales desde su desistimiento. Podemos esperar hasta que los artículos hayan llegado o hasta que nos demuestre que los ha enviado, por ejemplo con el número de seguimiento: ${email}.`,
    notSent: (refundBy: string) =>
      `No se ha enviado nada, así que no hay nada que devolver. Le haremos el reembolso a más tardar el ${refundBy}.`,
  },
  slip: 'En la página enlazada abajo están la dirección y una hoja de devolución para imprimir y meter en el paquete.',
  noAddress: 'Esta tienda es una demostración sin dirección, así que no se le puede enviar nada.',
  request: {
    subject: (name: string) => `${name}: hemos recibido su solicitud`,
    received: (order: string, at: string) => `Hemos recibido su solicitud de devolución del pedido ${order} el ${at}:`,
    wait: 'Por favor, no envíe nada todavía. Le respondemos por correo en un plazo de dos días laborables.',
  },
  accept: { subject: (name: string) => `${name}: solicitud aceptada`, intro: 'Puede devolvernos esto:' },
  refuse: { subject: (name: string) => `${name}: solicitud rechazada`, intro: 'No podemos aceptar esta devolución:' },
  send: {
    subject: (name: string) => `${name}: en camino`,
    intro: 'Hemos anotado que ha devuelto esto:',
    arrival: 'Le escribiremos cuando llegue.',
  },
  receive: {
    subject: (name: string) => `${name}: ha llegado`,
    intro: 'Ha llegado esto:',
    check: 'Lo revisaremos y después le haremos el reembolso.',
  },
  inspect: {
    subject: (name: string) => `${name}: revisión terminada`,
    intro: 'Hemos revisado lo que devolvió:',
    refund: 'El siguiente paso es el reembolso.',
  },
  withdrawalRejected: {
    title: (order: string) => `Desistimiento del pedido ${order}: no es posible`,
    received: (order: string, at: string, why: string) =>
      `Hemos recibido un desistimiento del contrato del pedido ${order} el ${at}. ${why}`,
    noRight:
      'La ley del país de su pedido no reconoce el derecho de desistimiento. Nuestras condiciones de devolución se siguen aplicando.',
    tooLate: (days: number) =>
      `Ya han pasado los ${days} días naturales desde la entrega. Quizá todavía se apliquen nuestras condiciones de devolución.`,
  },
  returnRejected: {
    title: (order: string) => `Devolución del pedido ${order}: no es posible`,
    received: (order: string, at: string, why: string) =>
      `Hemos recibido una solicitud de devolución del pedido ${order} el ${at}. ${why}`,
    notSent: 'El pedido aún no se ha enviado. Podrá devolverlo cuando se haya enviado.',
    tooLate: (days: number) => `Ya han pasado los ${days} días desde el envío.`,
    finalSale: 'Estos relojes no admiten devolución.',
    disputed: 'Su banco ha impugnado el pago. Hasta que decida, no podemos aceptar devoluciones.',
  },
  noUnits:
    'En el pedido quedan menos relojes de estos de los que ha indicado: están reembolsados, ya ha solicitado su devolución o no forman parte de él.',
  orderState: 'El pedido no está pagado o ya está reembolsado por completo.',
};
