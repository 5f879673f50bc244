// Spanish of ./copy.ts (sha256 a3dff02260d8)
import { watchesCopy } from '@/components/catalogue/copy';

export const wishlistPageCopy = {
  title: 'Lista de deseos',
  looking: 'Cargando su lista de deseos…',
  list: 'Relojes en su lista de deseos',
  empty: 'Su lista de deseos está vacía.',
  emptyHint: 'Pulse el icono del corazón de un reloj para guardarlo aquí.',
  unreachable:
    'No hemos podido cargar los precios y las imágenes de hoy. La lista muestra lo que ha guardado este navegador.',
  inCartToo: 'También en su carrito',
  move: 'Pasar al carrito',
  moveOf: (name: string) => `Pasar al carrito: ${name}`,
  removed: (name: string) => `Se ha quitado ${name} de su lista de deseos.`,
};

export const shareCopy = {
  title: 'Compartir su lista de deseos',
  link: 'Enlace a esta lista',
  copy: 'Copiar el enlace a esta lista',
  share: 'Compartir esta lista',
  shared: 'Enlace compartido.',
  sheetTitle: 'Relojes de mi lista de deseos',
  about:
    'El enlace muestra su lista tal como está ahora, sin su nombre. Quien lo abra puede verla y guardarla como propia.',
};

export const sharedListCopy = {
  list: 'Relojes de la lista compartida',
  about: (count: number) =>
    count === 1
      ? 'Alguien ha compartido este reloj con usted. Su lista de deseos no cambia hasta que lo guarde.'
      : `Alguien ha compartido estos ${count} relojes con usted. Su lista de deseos no cambia hasta que los guarde.`,
  save: 'Guardar en mi lista de deseos',
  allSaved: 'Ya en su lista de deseos',
  seeOwn: 'Ver su propia lista de deseos',
  noWatchFound: 'Ese enlace no contiene ningún reloj que vendamos. Esta es su propia lista de deseos.',
  unreachable: 'No se han podido cargar los relojes de esta lista.',
  notFetched: 'No se han podido cargar los relojes y no se ha guardado nada. Compruebe su conexión y vuelva a pulsar.',
};

/** Message after saving a shared list: `saved` of `all` watches were new. */
export function savedCopy(saved: number, all: number): string {
  if (saved === 0) {
    return all === 1 ? 'Ya estaba en su lista de deseos.' : 'Todos estaban ya en su lista de deseos.';
  }
  const others = all - saved === 1 ? 'El otro ya estaba en ella.' : 'Los demás ya estaban en ella.';
  const rest = all === saved ? '' : ` ${others}`;
  return `${watchesCopy(saved)} ${saved === 1 ? 'guardado' : 'guardados'} en su lista de deseos.${rest}`;
}
