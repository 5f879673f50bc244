// Spanish of ./copy-legal-notice.ts (sha256 e6f3e449c65b)
import { site } from '@/data/site';

export const legalNoticeCopy = {
  description: `Quién vende en ${site.name}, cómo ponerse en contacto con nosotros y qué condiciones se aplican a un pedido: precios, gastos, pago, entrega y devoluciones.`,
  intro: 'Quién le vende, cómo ponerse en contacto con nosotros y qué condiciones se aplican a cada pedido.',
  seller: {
    title: 'Vendedor',
    representative: 'Representante',
    registration: 'Inscripción registral',
    vatNumber: 'NIF-IVA',
    host: 'Alojamiento del sitio',
  },
  prices: (currency: string) => `La página de cada reloj indica su precio, al principio en ${currency}.`,
  charges: 'Gastos que se añaden al precio',
  payment: 'Usted paga al hacer el pedido. Lo enviamos una vez recibido el pago.',
  delivery: 'Plazos de entrega',
  returns: 'Devolución, cancelación y desistimiento',
};
