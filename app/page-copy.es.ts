// Spanish of ./page-copy.ts (sha256 9237fe8377e4)
export const homeTitle = (shop: string) => `${shop}: relojes de fabricantes que se niegan a parecerse`;

export const pageLinkLabels = {
  seeOrder: 'Ver su pedido',
  returnItems: 'Devolver artículos',
  askAgain: 'Solicitarla otra vez',
};

export const notFoundCopy = {
  metaTitle: 'No encontrada',
  description: 'No hay ninguna página en esta dirección.',
  text: 'No hay ninguna página en esta dirección. Quizá el reloj ya no esté a la venta o la dirección tenga un error. Busque el reloj por su nombre:',
  search: 'Buscar por nombre',
};

export const noOrderCopy = {
  description: 'No hay ningún pedido en esta dirección.',
  before:
    'No hay ningún pedido en esta dirección. Quizá su programa de correo haya cortado el enlace: copie el enlace completo o pídanos que se lo enviemos otra vez. Si eso no ayuda, ',
  after: ' e indíquenos el número de su pedido.',
};

export const paymentFailedCopy = {
  title: 'Pago fallido',
  description: 'Qué hacer cuando un pago ha fallado.',
  questions: '¿Tiene preguntas? Por favor, ',
  nothingToDo: 'No tiene que hacer nada.',
};

export const orderPageDescription = 'La confirmación de un pedido.';

export const invoiceDescription = 'Un documento de un pedido, para imprimir o descargar.';

export const slipDescription = 'Un desistimiento o una devolución, con la hoja para el paquete.';

export const orderLinkSentTitle = 'Revise su correo';

export const emptyPageCopy = {
  metaTitle: 'Todavía no hay nada que comprar',
  description: 'Su carrito está vacío. Empiece a comprar aquí.',
  title: 'Su carrito está vacío.',
  text: 'Añada primero un reloj al carrito y después vuelva para tramitar el pedido.',
};

export const searchPageCopy = {
  description: (watches: number) =>
    `Busque entre los ${watches} relojes de Odd Hours por nombre, fabricante, color o material.`,
  again: 'Buscar otra vez',
};

export const compareDescription =
  'Compare hasta cuatro relojes de Odd Hours: las siluetas a la misma escala y las fichas técnicas, una junto a otra.';

export const contactPageCopy = {
  description: (shop: string) =>
    `Escriba o llame a ${shop}: dos números de teléfono, una dirección de correo y nuestras condiciones de envío, devolución y garantía.`,
  intro:
    'Una persona lee cada mensaje. Díganos a qué reloj se refiere y cómo podemos ponernos en contacto con usted. ¿Ha perdido el enlace de un pedido? Se lo enviamos enseguida por correo:',
  findOrder: (label: string) => label.toLowerCase(),
  sentTitle: 'Su mensaje ha llegado',
  sentDescription: 'La tienda tiene su mensaje.',
};

export const cartPage = {
  title: 'Carrito',
  description: 'Los relojes de su carrito.',
  needsScript: 'El carrito necesita JavaScript, porque se guarda en su navegador. Active JavaScript.',
};

export const wishlistPage = {
  title: 'Lista de deseos',
  description: 'Los relojes que ha guardado.',
  needsScript: 'La lista de deseos necesita JavaScript, porque se guarda en su navegador. Active JavaScript.',
};

export const accountDescription = 'Inicie sesión en su cuenta de Odd Hours.';

export const registerPageCopy = {
  description: 'Cree una cuenta de Odd Hours.',
  registered: '¿Ya tiene una cuenta?',
};

export const payDescription = 'Revise su pedido y pague.';

export const deliveryDescription = 'Su dirección de entrega y la forma de envío.';

export const newsletterPageCopy = {
  description: 'El boletín de Odd Hours.',
  title: 'Boletín',
  unsubscribe: 'Darse de baja del boletín',
  unsubscribeText: 'No enviaremos nada más a esta dirección.',
  confirm: 'Confirmar la suscripción al boletín',
  confirmTitle: 'Confirme su suscripción.',
  confirmText: 'Un correo cuando llegan relojes nuevos. Nada más.',
};
