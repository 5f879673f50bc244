// Spanish of ./copy.ts (sha256 070967dceef6)
import { withdraw } from '@/data/information-pages';
import type { PassportEntryKind } from '@/domain/passport';

export const passportCopy = {
  title: 'Pasaporte del reloj',
  description: 'El pasaporte de un reloj: garantía, manual e historial de mantenimiento.',
  about:
    'Garantía, manual e historial de mantenimiento de este reloj. No comparta este enlace: con él se abre y se cambia el pasaporte.',
  stolen: (day: string) => `Aviso de robo del ${day}.`,
  closed: 'Este reloj se ha reembolsado, por eso su pasaporte solo se puede leer.',
  facts: 'Datos',
  serial: 'Número',
  delivered: 'Entregado',
  expected: 'Entrega a más tardar',
  guarantee: 'Garantía del fabricante',
  lifetime: 'De por vida',
  until: (day: string) => `hasta el ${day}`,
  legal: 'Garantía legal (UE)',
  battery: 'Cambio de pila',
  order: 'Pedido y factura',
  toOrder: 'Abrir el pedido y su factura',
  toWatch: 'Verlo en la tienda',
  manual: 'Manual',
  log: 'Historial de mantenimiento',
  emptyLog: 'Todavía no hay entradas.',
  card: 'Imprimir una tarjeta',
  handOver: 'Traspasar a otra persona',
  rights: { withdraw: withdraw.label, return: 'Devolver este reloj' },
};

export const entryCopy: Readonly<Record<PassportEntryKind, string>> = {
  note: 'Nota',
  'service-asked': 'Mantenimiento solicitado',
  serviced: 'Mantenimiento hecho por la tienda',
  battery: 'Cambio de pila',
  stolen: 'Aviso de robo',
  found: 'Recuperado',
  'handed-over': 'Traspasado',
};

export const passportForms = {
  note: { title: 'Añadir al historial', label: 'Qué se ha hecho', button: 'Añadir' },
  service: { title: 'Solicitar mantenimiento', label: '¿Qué necesita el reloj?', button: 'Enviar a la tienda' },
  battery: {
    title: 'Pila',
    label: 'Cambiada el',
    remind: 'Enviarme un correo cuando haya que cambiarla otra vez',
    button: 'Guardar',
  },
  stolen: {
    title: 'Avisar de un robo',
    text: 'Cualquiera que abra este pasaporte ve el aviso, y el reloj no se puede traspasar. Puede retirar el aviso.',
    button: 'Avisar de un robo',
  },
  found: { title: 'Recuperado', text: 'El pasaporte dejará de mostrar el aviso de robo.', button: 'Lo he recuperado' },
};

export const handOverCopy = {
  title: 'Traspasar este reloj',
  description: 'Traspasar el pasaporte de un reloj a otra persona.',
  about:
    'La otra persona recibe un enlace nuevo por correo y usted recibe una confirmación. Este enlace deja de funcionar de inmediato. A la otra persona no se le muestran su nombre, su pedido, su factura ni sus notas.',
  email: 'Correo electrónico de la otra persona',
  confirm: 'Sí, traspasarlo',
  keep: 'No, quedármelo',
  doneTitle: 'Traspasado.',
  done: 'La otra persona ya tiene el enlace. Usted recibe una confirmación por correo.',
};

export const cardCopy = {
  title: 'Tarjeta del pasaporte',
  scan: 'Escanear para abrir el pasaporte',
  print: 'Imprima esta página y guárdela con el reloj.',
};

export const passportsTitle = 'Pasaportes de relojes';

export const passportsAbout =
  'Garantía, manual e historial de mantenimiento de cada reloj. Puede traspasar el pasaporte con el reloj.';
