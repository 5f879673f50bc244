// Spanish of ./copy.ts (sha256 04d45c653f48)
import { site } from '@/data/site';

export const companyLabels = {
  name: 'Titular',
  address: 'Dirección postal',
  authorization: 'Distribuidor autorizado',
  email: 'Correo electrónico',
  phones: (first: string, second: string) => `Teléfono: ${first} y ${second}`,
  disputes: 'Litigios de consumo',
};

export const dutiesLabels = {
  abroad: 'Fuera de Estados Unidos',
  abroadBesidesEu: 'Fuera de Estados Unidos y de la Unión Europea',
  eu: 'En la Unión Europea',
  prices: 'nuestros precios',
};

export const aboutCopy = {
  description: `Acerca de ${site.name}: qué vendemos, de dónde vienen nuestras imágenes y medidas, y quién lleva la tienda.`,
  intro: `${site.name} es una tienda de relojes en línea. Su logotipo es una esfera que solo tiene las horas impares.`,
  range: {
    title: 'Qué vendemos',
    counts: (watches: number, collections: number, makers: number, others: readonly [string, string]) =>
      `${watches} relojes en ${collections} colecciones: una por cada uno de los ${makers} fabricantes, además de ${new Intl.ListFormat('es').format(others.map((name) => `«${name}»`))}. Tenemos marcas con carácter propio.`,
    head: ['Fabricante', 'En breve'],
  },
  figures: {
    title: 'Medidas e imágenes',
    parts: [
      'Cada reloj indica el diámetro de la caja, el grosor, la medida de asa a asa, la correa, el peso y la resistencia al agua, porque de eso depende que le quede bien. Los dibujos de su página están hechos con las mismas medidas.',
      'Los modelos son invenciones de esta tienda y sus imágenes se calculan a partir de sus medidas. Los nombres de las marcas pertenecen a sus titulares.',
      'No tenemos opiniones de clientes, por eso ninguna página muestra una valoración. Las cuatro estrellas bajo cada reloj son un adorno.',
    ],
  },
  company: 'Quién lleva la tienda',
};

export const accessibilityCopy = {
  description: `Cómo se puede usar ${site.name} con el teclado, con un lector de pantalla y sin JavaScript, qué se comprueba y qué no funciona.`,
  intro:
    'Cualquier persona debe poder comprar un reloj aquí, con cualquier dispositivo, navegador o tecnología de apoyo.',
  works: {
    title: 'Con qué puede contar',
    points: [
      'Se puede llegar a todo y usarlo todo con el teclado; «Saltar al contenido» es lo primero.',
      'Los títulos están en orden, cada imagen tiene una descripción, y cada campo tiene una etiqueta y muestra su error al lado.',
      'El texto tiene un contraste de al menos 4,5 a 1; los bordes de los campos y los iconos tienen al menos 3 a 1.',
      'Nada se mueve solo. Si prefiere menos movimiento, no hay ninguno.',
      'Sin JavaScript puede usar las listas, las páginas de los relojes, la búsqueda, el formulario de contacto, el boletín y la consulta de pedidos.',
    ],
  },
  checked: {
    title: 'Cómo se comprueba',
    text: 'Pruebas automáticas comprueban cada tipo de página según las WCAG 2.2, niveles A y AA (axe-core), y usan la tienda con el teclado. Ninguna organización externa la ha auditado.',
  },
  limits: {
    title: 'Qué no funciona',
    points: [
      'El carrito, la lista de deseos, la cuenta y la tramitación del pedido necesitan JavaScript, porque el carrito se guarda en el navegador.',
      'El inicio de sesión con Google y las páginas de pago de Stripe pertenecen a esas empresas y no los hemos comprobado.',
    ],
    askUs: `¿Algo le impide usar la tienda? Escriba a ${site.mail.label} o llame al ${site.phone.label} y cuéntenos qué ha ocurrido.`,
  },
};

export const warrantyCopy = {
  description:
    'Cuánto dura la garantía de cada fabricante, quién se ocupa de una reclamación y qué demuestra su compra.',
  intro: 'Cuánto dura la garantía de cada fabricante y cómo hacer una reclamación.',
  makers: { title: 'Duración de la garantía', head: ['Fabricante', 'Garantía'] },
  label: (makers: string, years: number) =>
    `Etiqueta de garantía: la garantía de ${makers} dura más de ${years} años y es gratuita. La garantía legal se mantiene además de esta.`,
  claims: {
    title: 'Cómo reclamar',
    invoice:
      'Su factura está adjunta al correo que confirmó su pago. Si la ha perdido, abra su pedido y elija «Factura».',
  },
};

export const shippingReturnsCopy = {
  description:
    'Cuánto cuesta el envío y cuánto tarda, dónde es gratis, quién paga los aranceles y cómo devolver un reloj o desistir de un pedido.',
  intro:
    'Cuánto cuesta el envío, cuánto tarda y cómo devolver un reloj. Al tramitar un pedido se usan las mismas cifras.',
  rates: {
    title: 'Precios y plazos de entrega',
    head: ['Servicio', 'Destino', 'Precio', 'Días laborables'],
    limit: 'El límite para el envío gratis cuenta solo los relojes, antes de cualquier descuento.',
    text: 'Los sábados, los domingos y los festivos del transportista no son días laborables. Los pedidos hechos después de la medianoche UTC (las 19:00 en Nueva York, las 20:00 en verano) cuentan desde el día siguiente. Al tramitar el pedido verá las fechas previstas y la fecha más tardía, con todos los retrasos posibles.',
    others: (rates: readonly string[]) => `En otras monedas, los mismos servicios cuestan: ${rates.join('; ')}.`,
    domestic: 'Estados Unidos',
    international: 'Otros países',
    freeOver: (price: string, limit: string, isEverywhere: boolean) =>
      `${price}; gratis en pedidos de más de ${limit}${isEverywhere ? '' : ' a los países admitidos'}`,
    days: (least: number, most: number) => `de ${least} a ${most}`,
    otherFreeOver: (rate: string, limit: string) => `${rate} (gratis en pedidos de más de ${limit})`,
    inCurrency: (currency: string, rates: readonly string[]) => `en ${currency} ${rates.join(', ')}`,
  },
  countries: {
    title: 'Adónde enviamos',
    domestic: (names: string) => `Con los precios de Estados Unidos: ${names}.`,
    international: (names: string) => `Gratis por encima del límite con Standard International Mail: ${names}.`,
    none: (names: string) =>
      `No enviamos a estos destinos: ${names}. A todos los demás enviamos con los precios internacionales.`,
  },
  duties: 'Aranceles e impuestos',
  returns: {
    parts: [
      'Solicite la devolución en la página de su pedido antes de enviar nada; no necesita una cuenta. Respondemos por correo en un plazo de dos días laborables. Si la aceptamos, la página muestra la dirección y una hoja para imprimir e incluir en su paquete.',
      'Cuando el reloj haya llegado y lo hayamos revisado, le reembolsamos por el medio de pago original. El reembolso de un reloj es el precio que pagó por él, menos la parte que le corresponde de un descuento.',
    ],
    link: 'Devolver artículos',
  },
  withdrawal: {
    title: 'Derecho de desistimiento en la Unión Europea',
    right: (days: number) =>
      `Si su pedido va a un país de la Unión Europea, puede desistir del contrato, de todo el pedido o de una parte y sin necesidad de justificación, hasta ${days} días naturales después de la entrega. Este derecho vale también para los relojes mencionados arriba que no admiten devolución.`,
    refund: (refundDays: number, sendBackDays: number) =>
      `En los ${refundDays} días naturales siguientes a su desistimiento le reembolsamos el precio y el envío más barato que ofrecimos. Podemos esperar hasta que los artículos hayan vuelto o hasta que nos demuestre que los ha enviado. Devuélvalos en un plazo de ${sendBackDays} días naturales; usted paga los portes.`,
  },
  form: {
    title: 'Modelo de formulario de desistimiento',
    use: 'Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato. No lo necesita si desiste en este sitio.',
    to: (seller: string) => `A la atención de: ${seller}`,
    points: [
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta de los siguientes bienes (*):',
      'Pedido el (*)/recibido el (*):',
      'Nombre del consumidor o de los consumidores:',
      'Domicilio del consumidor o de los consumidores:',
      'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):',
      'Fecha:',
    ],
    remark: '(*) Táchese lo que no proceda.',
  },
};

export const termsCopy = {
  description: `Las condiciones de un pedido en ${site.name}: precios, pago, envío, códigos promocionales y qué ocurre cuando algo sale mal.`,
  intro:
    'Las condiciones de un pedido, en palabras sencillas. La ley de su país puede darle más derechos, y nada de lo que hay aquí los limita.',
  prices: {
    title: 'Precios',
    points: [
      'Usted elige la moneda: dólares estadounidenses, euros, libras esterlinas o yenes japoneses. Un pedido tiene una sola moneda y no convertimos nada. La tienda no añade ningún impuesto.',
      'Usted paga el total que ha visto. Si el total cambia, no se pide nada hasta que haya visto el total anterior y el nuevo y vuelva a pulsar.',
    ],
  },
  orders: {
    title: 'Pedidos',
    most: (quantity: number) => `Puede pedir hasta ${quantity} unidades de cada reloj, mientras esté disponible.`,
    points: [
      'Si pulsa el botón de pago más de una vez, hace un solo pedido y se le cobra una sola vez.',
      'Confirmamos su pedido por correo cuando llega su pago. Un pedido que no se paga en el plazo de un día caduca y no se cobra nada.',
      'Si resulta que un reloj que ha pagado no está disponible, su pedido sigue abierto hasta que lo enviemos o lo reembolsemos.',
    ],
  },
  payment: {
    title: 'Pago',
    text: (testPayment: string) =>
      `Stripe cobra los pagos con tarjeta en su propia página; la tienda nunca ve el número de su tarjeta. Si al tramitar el pedido lee «${testPayment}», no se cobra nada y no se envía ningún reloj.`,
  },
  codes: {
    title: 'Códigos promocionales',
    text: (discount: string) =>
      `Con un pedido pagado recibe un código promocional: ${discount} en los relojes del siguiente pedido. Sirve una vez, no se aplica al envío y deja de ser válido si se reembolsa el pedido con el que lo recibió.`,
  },
  back: 'Devoluciones y garantía',
  company: 'Quién le vende',
};
