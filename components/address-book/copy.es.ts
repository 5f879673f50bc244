// Spanish of ./copy.ts (sha256 634e11ecd98d)
import { maxSavedAddresses } from '@/contract/limits';

const full = `Su libreta de direcciones está llena: admite ${maxSavedAddresses} direcciones.`;

/** Copy of the address book on the account page. */
export const addressBookCopy = {
  title: 'Su libreta de direcciones',
  looking: 'Cargando sus direcciones…',
  none: 'Todavía no hay direcciones guardadas. Una dirección guardada rellena el formulario cuando hace un pedido.',
  list: 'Direcciones guardadas',
  retryForm: 'Cargar sus direcciones',
  again: 'Volver a intentarlo',
  busy: 'Intentando de nuevo…',
  isFirst: 'Predeterminada',
  change: 'Cambiar',
  remove: 'Quitar',
  sendFirst: 'Usar como predeterminada',
  undo: 'Deshacer',
  add: 'Añadir una dirección',
  changeTitle: (name: string) => `Cambiar ${name}`,
  keep: 'Guardar la dirección',
  keeping: 'Guardando la dirección…',
  leave: 'Cancelar',
  removing: 'Quitando la dirección…',
  full: `${full} Quite una para añadir otra.`,
  kept: (name: string) => `${name} está en su libreta de direcciones.`,
  removed: (name: string) => `Se ha quitado ${name} de su libreta de direcciones.`,
  undoOf: (name: string) => `Deshacer: recuperar ${name}`,
  isBack: (name: string) => `Se ha recuperado ${name}.`,
  madeFirst: (name: string) => `${name} es ahora su dirección predeterminada.`,
};

/** Copy of the address book in the checkout. */
export const bookChoiceCopy = {
  label: 'Enviar a',
  another: 'Otra dirección',
  none: 'No tiene direcciones guardadas. Para guardar la dirección, marque la casilla que hay debajo.',
  unreachable: 'No se ha podido cargar su libreta de direcciones. Escriba la dirección o',
  again: 'vuelva a intentarlo',
  keep: 'Guardar esta dirección en mi libreta de direcciones',
  full: `${full} Quite una en la página de su cuenta para guardar otra.`,
  orUntick: 'Para continuar sin guardar la dirección, desmarque la casilla.',
};
