// Spanish of ./copy-privacy.ts (sha256 9c5fc24058a7)
import type { retentionDays } from '@/data/retention-days';
import { site } from '@/data/site';

const untilYouClear = 'hasta que borre los datos de este sitio';

export const storageCopy = {
  token1: ['Su carrito', 'hasta que lo vacíe o borre los datos de este sitio'],
  wishlist: ['Su lista de deseos', 'hasta que la vacíe o borre los datos de este sitio'],
  token: ['Que ha iniciado sesión. Ninguna contraseña, ningún secreto', 'hasta que cierre la sesión'],
  checkout: (hours: number) => [
    'Lo que ha escrito al tramitar un pedido',
    `${hours} horas después del último cambio, o hasta que haga el pedido o cierre la sesión`,
  ],
  currency: ['La moneda que ha elegido', untilYouClear],
  'true-size': ['Que prefiere las imágenes a la misma escala', 'hasta que lo desactive'],
  clock: ['Cuánto se desvía el reloj de su dispositivo', 'mientras se desvíe'],
  wrist: [
    'Su contorno de muñeca. Solo se envía si filtra u ordena una lista por él o si lo sincroniza con su cuenta',
    'hasta que lo borre',
  ],
  screen: ['El tamaño de su pantalla. Nunca se envía', 'hasta que vuelva a medir o borre los datos de este sitio'],
  recent: ['Relojes que ha visto', 'hasta que borre la lista'],
  compare: ['Los últimos relojes que ha comparado', untilYouClear],
  'account-lists': [
    'Lo último que se intercambió con el carrito y la lista de deseos de su cuenta',
    'hasta que cierre la sesión',
  ],
  'account-lists-unsent': [
    'Los cambios del carrito y de la lista de deseos que hizo sin conexión y que aún no están en su cuenta',
    'hasta que la misma cuenta vuelva a iniciar sesión',
  ],
  'recent-searches': ['Sus búsquedas recientes. Nunca se envían', 'hasta que las quite'],
} as const;

export const retentionRows: Readonly<Record<keyof typeof retentionDays, readonly [what: string, since: string]>> = {
  orders: [
    'Pedidos: nombre, dirección, correo, número de teléfono si lo dio, lo que compró y su cuenta si la tenía',
    'después del último cambio',
  ],
  closedUnpaidOrders: ['Pedidos que no se pagaron', 'después del último cambio'],
  sentMail: ['Correos que enviamos: destinatario, asunto y hora, no el texto', 'después del envío'],
  abandonedMail: ['Correos que no se pudieron enviar', 'después del último intento'],
  answeredMessages: ['Mensajes que nos envía', 'después de nuestra respuesta'],
  unconfirmedSubscribers: ['Suscripciones al boletín sin confirmar', 'después de la solicitud'],
  endedSubscribers: [
    'Bajas del boletín; una suscripción activa se conserva hasta que se dé de baja',
    'después de darse de baja',
  ],
  backInStockSubscriptions: [
    'Avisos de disponibilidad solicitados',
    'después de la solicitud, o hasta que le escribamos',
  ],
  addressBooks: [
    'Direcciones que ha guardado, con el correo de su cuenta; se borran de inmediato cuando las quita o elimina su cuenta',
    'después del último uso',
  ],
  accountLists: [
    'Carrito y lista de deseos de su cuenta, para que sean los mismos en todos sus dispositivos, y lo que sincroniza con su cuenta: última comparación, contorno de muñeca, relojes vistos; se borran de inmediato con su cuenta',
    'después del último uso',
  ],
  sharedCheckouts: [
    'Lo que ha escrito al tramitar un pedido, si lo sincroniza con su cuenta; se borra de inmediato cuando hace el pedido o lo desactiva',
    'después del último cambio',
  ],
  agentSessions: [
    'Pedidos que un asistente le preparó: los relojes y el nombre, el correo y la dirección que usted le dio',
    'después de que caduquen, seis horas después de crearse',
  ],
  agentRequests: ['Nuestras respuestas a un asistente que preparó un pedido', 'después de la respuesta'],
  withdrawalDrafts: ['Desistimientos que escribió y no confirmó', 'después de escribirlos'],
  withdrawals: [
    'Desistimientos tal como los declaró: nombre, correo, número de pedido y relojes; lo que contenía el pedido forma parte del pedido',
    'después de la declaración',
  ],
  tries: [
    'Cuántas veces se envió un formulario, como resumen criptográfico de la red o de la dirección de correo',
    'después del intento',
  ],
};

export const privacyCopy = {
  description: `Qué datos suyos guarda ${site.name}, dónde y durante cuánto tiempo: en su navegador, en nuestros registros y en otras empresas.`,
  intro:
    'Sin cookies, sin rastreadores, sin estadísticas de visitas. Solo guardamos lo que necesita un carrito, un pedido o una respuesta, y esta página lo enumera todo.',
  browser: {
    title: 'En su navegador',
    about:
      'La tienda no usa cookies. Guarda lo siguiente en el almacenamiento local de su navegador, donde puede borrarlo cuando quiera:',
    head: ['Clave', 'Qué', 'Cuánto tiempo'],
    parts: [
      'Para que las páginas funcionen sin conexión, su navegador guarda copias de las últimas cincuenta que ha visto, con sus archivos y hasta 200 imágenes (Cache Storage). No contienen datos personales y nunca se envían. Cuando cierra la sesión, las páginas y las imágenes se borran.',
      'Cuando inicia sesión, el servicio de inicio de sesión guarda dos bases de datos en su navegador (IndexedDB): firebaseLocalStorageDb tiene su inicio de sesión, hasta que cierre la sesión; firebase-heartbeat-database tiene hasta treinta días en los que usó el servicio. Si no inicia sesión, no tiene ninguna de las dos.',
    ],
  },
  records: {
    title: 'En los registros de la tienda',
    head: ['Qué', 'Cuánto tiempo'],
    period: (length: string, since: string) => `${length} ${since}`,
    days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
    years: (years: number) => (years === 1 ? '1 año' : `${years} años`),
    invoices: (years: number) => [
      'Facturas y facturas rectificativas: nombre, dirección y lo que compró',
      `${years} años después del final del año de su emisión`,
    ],
    handedList: (minutes: number) =>
      `Una lista que envía a otro dispositivo se conserva ${minutes} minutos, o hasta que ese dispositivo la abra. Su navegador la cifra; la clave está solo en el enlace y nunca la recibimos.`,
    parts: [
      'Después, un pedido conserva su número, sus artículos y sus importes para la contabilidad, sin datos personales. Las copias de seguridad son archivos aparte con los mismos datos, hasta que las borramos.',
      'Nuestros registros técnicos no contienen nombres, direcciones ni números de teléfono.',
    ],
  },
  others: {
    title: 'Quién más recibe datos',
    points: [
      'Las cuentas se guardan en Google Firebase: correo, nombre visible, inicio de sesión. Sin una cuenta, no se envía nada allí.',
      'Stripe procesa los pagos: recibe su correo, el número de pedido, sus artículos y precios, y lo que usted escribe en la página de Stripe. Un pago de prueba no se envía a nadie.',
      'El transportista recibe el nombre y la dirección del paquete, y su número de teléfono si lo dio.',
      'Las páginas cargan tipos de letra, imágenes y scripts solo de esta tienda. Los scripts de Google solo se cargan cuando inicia sesión con Google.',
    ],
  },
  rights: {
    title: 'Sus derechos',
    points: [
      `Escriba a ${site.mail.label} desde la dirección en cuestión. Le enviaremos un archivo con sus datos o los borraremos.`,
      'Algunos datos tenemos que conservarlos para la contabilidad: nombre, dirección, artículos e importes de un pedido pagado, y su factura. Los datos de un pedido abierto los borramos cuando el pedido se cierra.',
      'Puede eliminar su cuenta y sus direcciones guardadas en la página de su cuenta. Con eso no se borran los pedidos ni los mensajes: para ello, escríbanos.',
      'Cada boletín tiene un enlace para darse de baja.',
    ],
    account: 'Mi cuenta',
    contact: 'Contacto',
  },
  company: 'Responsable del tratamiento',
};
