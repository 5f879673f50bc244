// Spanish of ./copy.ts (sha256 4d8a2311fd7a)
import { watchesCopy } from '@/components/catalogue/copy';
import { handedListMinutes } from '@/domain/handed-list';

export const handOverCopy = {
  open: 'Continuar en otro dispositivo',
  title: 'Continuar en otro dispositivo',
  about: `Escanee el código con el móvil o abra el enlace en el otro dispositivo. Sirve una vez, durante ${handedListMinutes} minutos. La lista está cifrada: solo se puede leer con el enlace.`,
  busy: 'Cifrando su lista…',
  ready: 'El código está listo.',
  code: (what: string) => `Código QR del enlace a su ${what}`,
  link: 'Enlace para el otro dispositivo',
  copy: 'Copiar el enlace',
  again: 'Volver a intentarlo',
  notSecure: 'Esto necesita una conexión segura (https), porque su navegador cifra la lista.',
  notLoaded: 'No se ha podido cargar. Vuelva a intentarlo dentro de un momento.',
  lists: { cart: 'carrito', wishlist: 'lista de deseos' },
};

export const takeOverCopy = {
  title: 'Continuar aquí',
  description: 'Traer un carrito o una lista de deseos de otro dispositivo.',
  looking: 'Abriendo la lista…',
  list: {
    cart: 'Relojes del carrito del otro dispositivo',
    wishlist: 'Relojes de la lista de deseos del otro dispositivo',
  },
  about: (count: number, what: string) =>
    `${watchesCopy(count)} de otro dispositivo (${what}). No se añade nada hasta que usted pulse un botón aquí.`,
  unsold: (count: number) =>
    count === 1
      ? '1 reloj ya no está a la venta y no se puede añadir.'
      : `${count} relojes ya no están a la venta y no se pueden añadir.`,
  nothing: 'Ninguno de estos relojes sigue a la venta.',
  incomplete: 'Este enlace está incompleto. Vuelva a escanear el código o copie el enlace completo.',
  unreachable:
    'Ahora no se puede contactar con la tienda. El enlace sigue sirviendo: vuelva a intentarlo dentro de un momento.',
  again: 'Volver a intentarlo',
  add: 'Añadir a mi lista de deseos',
  allThere: 'Todos estos relojes ya están en su lista de deseos.',
  seeWishlist: 'Ver la lista de deseos',
  seeCart: 'Ver el carrito',
  needsScript: 'Esta página necesita JavaScript, porque su navegador descifra la lista. Active JavaScript.',
};
