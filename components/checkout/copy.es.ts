// Spanish of ./copy.ts (sha256 7cb267945489)
import { nextOrderCopy } from '@/domain/promo-code';
import type { UnpaidReason } from '@/domain/paths';

/** Label of every checkout screen in test mode (docs/product.md 16.2). */
export const testPayment = 'Pago de prueba: no se cobra en ninguna tarjeta';

export const deliveryTitle = 'Entrega';

export const payTitle = 'Revisar y pagar';

export const destinationTitle = 'Dirección de entrega';

export const shippingTitle = 'Forma de envío';

export const deliveryFormCopy = {
  email: 'Correo electrónico',
  fullName: 'Nombre y apellidos',
  phone: 'Teléfono (opcional)',
  phoneHint: 'Solo para el transportista, si hay algún problema con la entrega.',
  country: 'País',
  line1: 'Dirección',
  line2: 'Piso, puerta o empresa (opcional)',
  city: 'Localidad',
  submit: 'Continuar con el pago',
  busy: 'Un momento…',
  anotherCountry: 'Elija otro país. Su carrito está guardado.',
};

/** Field labels by API field name, for validation errors that are shown outside the delivery form. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  'contact.email': deliveryFormCopy.email,
  'contact.fullName': deliveryFormCopy.fullName,
  'contact.phone': 'Teléfono',
  'address.line1': deliveryFormCopy.line1,
  'address.line2': 'Piso, puerta o empresa',
  'address.city': deliveryFormCopy.city,
  'address.region': 'Estado, provincia o región',
  'address.postalCode': 'Código postal',
  'address.country': deliveryFormCopy.country,
};

/**
 * Notice about import duties on parcels to other countries.
 *
 * @param what is the price that excludes them, such as `este total`.
 */
export const dutiesCopy = (what: string) =>
  `Los aranceles y los impuestos de su país no están incluidos en ${what}. La aduana o el transportista pueden cobrárselos cuando llegue el paquete.`;

/** Notice in place of {@link dutiesCopy} where the shop's prices include VAT (docs/product.md 44.15). */
export const vatCopy = (what: string) =>
  `El IVA está incluido en ${what}. Aun así, la aduana o el transportista pueden cobrarle aranceles cuando llegue el paquete.`;

/** The total in {@link dutiesCopy} and {@link vatCopy}. */
export const thisTotal = 'este total';

/** Copy of the links that change the delivery. */
export const reviewCopy = {
  change: 'Cambiar',
  changeAddress: 'Cambiar la dirección de entrega',
  changeShipping: 'Cambiar la forma de envío',
};

export const summaryCopy = {
  title: 'Su pedido',
  change: 'Cambiar',
  changeCart: 'Cambiar el carrito',
  list: 'Relojes de su pedido',
  lostCode: (code: string, isOnHold: boolean) =>
    `El código ${code} ${isOnHold ? 'está reservado para otro pedido' : 'ya no es válido'}, por eso lo hemos quitado.`,
  noLongerSold: (name: string) => `${name} ya no está a la venta y no forma parte de este pedido.`,
};

export const totalsCopy = {
  subtotal: 'Subtotal',
  code: 'Su código',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
};

export const codeCopy = {
  opener: '¿Tiene un código promocional?',
  title: 'Código promocional',
  code: 'Código',
  hint: `El código de un pedido anterior: ${nextOrderCopy}, una sola vez.`,
  apply: 'Aplicar',
  busy: 'Comprobando el código…',
  remove: 'Quitar',
  removeOf: (code: string) => `Quitar el código ${code}`,
};

export const paymentCopy = {
  title: 'Pago',
  busy: 'Pagando… Deje esta página abierta.',
  pay: (amount: string) => `Pagar ${amount}`.trim(),
  cardNumber: 'Número de tarjeta',
  closed: 'Ha cerrado la confirmación. No se ha cobrado nada. Pulse el botón para intentarlo de nuevo.',
  priceChanged: 'El total ha cambiado. No se ha pedido ni cobrado nada.',
  agree: 'Su pedido tiene ahora el total nuevo. Si está de acuerdo, vuelva a pulsar el botón.',
  stillLoading: 'El total todavía se está cargando. Vuelva a pulsar dentro de un momento.',
  before: 'Antes:',
  now: 'Ahora:',
  toOrderBefore: 'Ver su pedido anterior',
  toCart: 'Ir al carrito',
  toDelivery: 'Ir a los datos de entrega',
  backToPayment: 'Volver al pago',
  leaving: 'Un momento…',
  stripe: 'Usted paga en la página de Stripe y después vuelve aquí. Esta tienda nunca ve su tarjeta.',
};

/** Copy of the field for a test number. */
export const testCardCopy = {
  hint: 'Use uno de estos números de prueba. El número nunca se envía. Cualquier otro número se rechaza.',
  list: 'Números de prueba',
  missing: 'Introduzca uno de los números de prueba.',
};

/** Copy of the simulated 3-D Secure dialog. */
export const bankCopy = {
  bank: 'Banco de prueba, 3-D Secure',
  question: (amount: string) => `¿Confirma el pago de ${amount}?`,
  explanation:
    'Un banco de verdad pediría aquí un código o una huella dactilar. En este banco de prueba basta con pulsar un botón.',
  complete: 'Completar la autenticación',
  fail: 'Hacer fallar la autenticación',
};

export const cannotOrder =
  'No se puede contactar con la tienda, así que ahora no puede hacer pedidos. Su carrito está guardado.';

export const needsScript =
  'Para tramitar el pedido hace falta JavaScript, porque el carrito se guarda en su navegador.';

/** Copy of the checkout without a payment provider. The phone number and the email address follow `notYet` and `without`. */
export const closedCopy = {
  notYet: 'Todavía no se puede pedir en línea. Su carrito está guardado. Para hacer un pedido,',
  without: 'Para hacer un pedido sin JavaScript,',
  toCart: 'Volver al carrito',
};

export const unpaidCopy: Readonly<Record<UnpaidReason, PaymentMessage>> = {
  declined: {
    title: 'Su tarjeta ha sido rechazada.',
    message: 'Su banco no ha dado ningún motivo. Pruebe con otra tarjeta o póngase en contacto con su banco.',
  },
  'insufficient-funds': {
    title: 'Su tarjeta no tiene fondos suficientes.',
    message: 'Los fondos no alcanzan para el total. Pruebe con otra tarjeta o cambie su pedido.',
  },
  'authentication-failed': {
    title: 'Su banco no ha podido confirmar su identidad.',
    message: 'Vuelva a intentarlo y complete la comprobación del banco, o use otra tarjeta.',
  },
  cancelled: {
    title: 'Ha salido antes de pagar.',
    message: 'Puede terminar el pago cuando quiera.',
  },
  failed: {
    title: 'El pago no se ha realizado.',
    message: 'El pago no se ha completado. Vuelva a intentarlo o pague de otra forma.',
  },
};

export type PaymentMessage = { title: string; message: string };

export const paidAnywayCopy: PaymentMessage = {
  title: 'Su pedido está pagado.',
  message: 'Un intento de pago ha fallado, pero otro se ha completado.',
};

export const paymentPendingCopy: PaymentMessage = {
  title: 'Su pago se está procesando.',
  message: 'Le enviaremos un correo cuando llegue su pago.',
};

export const nothingCharged = 'No se ha cobrado nada. Su carrito, su dirección y lo que ha elegido están guardados.';
