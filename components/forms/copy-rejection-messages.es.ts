// Spanish of ./copy-rejection-messages.ts (sha256 b2774afc31f6)
import { maxSavedAddresses } from '@/contract/limits';
import type { FieldReason } from '@/domain/result';
import { oneLineRule, phoneRule, plainTextRule } from './copy';
import type { ShownCode } from './copy-codes';

export const messages = {
  fault: 'Algo ha fallado por nuestra parte. No se ha perdido nada. Vuelva a intentarlo.',
  unreachable: 'No se ha podido contactar con la tienda.',
  'already-paid': 'Su pedido anterior está pagado o su pago se está procesando.',
  'authentication-failed': 'El pago no se ha confirmado. Vuelva a intentarlo o use otra tarjeta.',
  'bad-json': 'La solicitud no es un JSON válido.',
  'bad-quantity': 'Elija una cantidad de 1 a 10.',
  'bad-request': 'La tienda no ha entendido esta solicitud.',
  'bad-token': 'Su sesión ha caducado. Vuelva a iniciar sesión.',
  busy: 'La tienda tiene ahora muchas visitas. No se ha perdido nada. Vuelva a intentarlo dentro de poco.',
  'card-declined': 'La tarjeta ha sido rechazada. Pruebe con otra.',
  'cart-changed': 'Su carrito ha cambiado en otra pestaña. No se ha pedido nada. Revise el carrito y vuelva a pulsar.',
  'country-fixed':
    'La dirección tiene que seguir en el mismo país. Para enviar a otro país, cancele este pedido y haga uno nuevo.',
  'country-not-served': 'No enviamos a este país.',
  'duplicate-line': 'Este reloj está dos veces en el carrito.',
  'email-unverified': 'Confirme primero su dirección de correo: en la página de su cuenta puede pedir el enlace.',
  'email-differs':
    'Su asistente tiene otra dirección de correo. Corrija lo que ha escrito o deje el campo vacío y escriba su dirección en la página siguiente.',
  'email-refused': 'El servicio de pago no acepta esta dirección de correo.',
  'idempotency-conflict': 'Este pedido ya se ha enviado con otro contenido. Empiece de nuevo.',
  'insufficient-funds': 'Esta tarjeta no tiene fondos suficientes. Pruebe con otra.',
  'no-emulator': 'No se puede contactar con el servicio de inicio de sesión.',
  'no-idempotency-key': 'La tienda no ha entendido este pedido. Empiece de nuevo.',
  'no-lines': 'El carrito está vacío.',
  'no-token': 'Inicie sesión primero.',
  'not-returnable': 'Estos relojes ya no se pueden devolver o usted ya ha solicitado su devolución.',
  'order-closed': 'Este pedido ya no se puede cambiar: está cancelado, reembolsado o nunca se pagó.',
  'order-disputed': 'Su banco ha impugnado este pago. Hasta que decida, el pedido no se puede cambiar.',
  'order-packed': 'Este pedido ya está embalado y no se puede cambiar. Escríbanos.',
  'order-over': 'Este pedido ha caducado o se canceló, y no se ha cobrado nada. Vuelva a hacer el pedido.',
  'passport-closed': 'Este pasaporte no se puede cambiar: el pedido se reembolsó o hay un aviso de robo del reloj.',
  'payment-off': 'La tienda no puede aceptar pagos en este momento. No se ha pedido nada.',
  'payment-processing': 'Su pago todavía se está procesando. Vuelva a intentarlo cuando esté confirmado.',
  'payment-unreachable':
    'No se puede contactar con el servicio de pago. No se ha cobrado nada; vuelva a intentarlo dentro de un momento.',
  'price-changed': 'El total ha cambiado. No se ha pedido ni cobrado nada.',
  'promo-code': 'Este código promocional no es válido o ya se ha usado.',
  'records-unreachable':
    'La tienda no puede acceder ahora a su base de datos. No se ha perdido nada. Vuelva a intentarlo dentro de poco.',
  'promo-code-held':
    'Otro pedido está usando este código promocional. Si ese pedido no se paga, podrá usarlo 30 minutos después de que se hiciera.',
  'service-not-offered': 'Esta forma de envío no está disponible para este país.',
  'session-over': 'Lo que estaba preparado aquí se ha pagado o cancelado, o ha caducado.',
  'session-taken': 'Alguien ha continuado con esto en otro navegador. Solo se puede terminar allí.',
  'sign-in-unreachable':
    'No se puede contactar con el servicio de inicio de sesión. Vuelva a intentarlo dentro de un momento.',
  'sold-out': 'Un reloj de su carrito se ha agotado. No se ha pedido ni cobrado nada.',
  'too-many-addresses': `Su libreta de direcciones admite ${maxSavedAddresses} direcciones y está llena. Quite una para guardar otra.`,
  'too-few-left': 'De un reloj tenemos menos unidades de las que hay en su carrito. No se ha pedido ni cobrado nada.',
  'too-large': 'Es demasiado largo para enviarlo de una vez.',
  'too-many-requests': 'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  'unknown-declaration':
    'No se ha encontrado este desistimiento. Un desistimiento que no se confirma caduca al cabo de un día.',
  'unknown-handed-list':
    'Este enlace se ha usado o ha caducado. Un enlace sirve una vez, durante diez minutos. Cree uno nuevo en su otro dispositivo.',
  'unknown-order': 'No se ha encontrado este pedido. Ábralo desde su correo de confirmación.',
  'unknown-invoice':
    'No hay ninguna factura en esta dirección. Copie el enlace completo del correo o ábrala desde su pedido.',
  'unknown-passport': 'No se ha encontrado este pasaporte. Quizá el reloj haya cambiado de dueño.',
  'unknown-session': 'No hay nada preparado en esta dirección.',
  'unknown-payment': 'No se ha encontrado este pago. Vuelva a hacer el pedido.',
  'not-in-currency': 'Un reloj de este pedido no tiene precio en esta moneda. Elija dólares estadounidenses.',
  'unknown-watch': 'Este reloj no se vende aquí.',
  'wrong-list-key':
    'La clave de este enlace no es correcta y la lista no se puede leer. Vuelva a escanear el código o copie el enlace completo.',
  'wrong-content-type': 'No se ha podido enviar. Recargue la página y vuelva a intentarlo.',
  'wrong-origin': 'Esto solo se puede enviar desde las páginas de la tienda.',
} satisfies Record<ShownCode, string>;

export const orderNumberRule = 'Un número de pedido tiene esta forma: OH-7K3M9QX2.';

export const fieldCopy = {
  required: 'Rellene este campo.',
  'too-long': 'Es demasiado largo.',
  'one-line': oneLineRule,
  'no-letter': 'Use al menos una letra o una cifra.',
  'plain-text': plainTextRule,
  email: 'Use una dirección de correo como nombre@example.com.',
  'small-email': 'Use una dirección como nombre@example.com, en minúsculas.',
  country: 'Elija un país.',
  region: 'Introduzca un estado o una provincia de ese país.',
  'postal-code': 'Introduzca un código postal de ese país.',
  phone: phoneRule,
  'no-code': 'No es uno de nuestros códigos.',
  'order-number': orderNumberRule,
  'too-many-lines': 'Demasiadas líneas.',
  'not-whole': 'Este enlace está incompleto.',
  malformed: messages['bad-request'],
} satisfies Record<FieldReason, string>;

export const fewLeftCopy = (left: number) =>
  `De un reloj de su carrito solo ${left === 1 ? 'queda 1' : `quedan ${left}`}. No se ha pedido ni cobrado nada.`;

export function waitCopy(minutes: number): string {
  if (minutes < 1) return '';
  return ` Vuelva a intentarlo dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`;
}

export const oneOrderOnly = 'Puede volver a pulsar sin riesgo: solo se le cobrará una vez.';

export const pressForCart = 'Vuelva a pulsar solo si también quiere lo que hay ahora en su carrito.';

export function connectionCopy(isOnline: boolean): string {
  const what = isOnline ? 'La tienda no responde.' : 'No tiene conexión.';
  return `${what} No se ha perdido nada. Vuelva a pulsar ${isOnline ? 'dentro de un momento' : 'cuando vuelva a tener conexión'}.`;
}

export const guestCopy =
  'No podemos acceder a su cuenta. Vuelva a pulsar para hacer el pedido sin cuenta. El pedido se añadirá a su cuenta cuando su dirección de correo esté confirmada.';

export const addressBookCopy = {
  signedOut: 'Su sesión ha caducado. Cierre la sesión y vuelva a iniciarla para ver sus direcciones.',
  notLoaded: 'No se han podido cargar sus direcciones. Compruebe su conexión y vuelva a intentarlo.',
};

export const accountOrdersCopy = {
  signedOut: 'Su sesión ha caducado. Cierre la sesión y vuelva a iniciarla para ver sus pedidos.',
  notLoaded: 'No se han podido cargar sus pedidos. Compruebe su conexión y vuelva a intentarlo.',
};

export const newsletterSent =
  'Revise su correo: si esta dirección es nueva para nosotros, le hemos enviado un enlace para confirmarla.';
