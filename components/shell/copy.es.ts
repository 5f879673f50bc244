// Spanish of ./copy.ts (sha256 6efb8ae06c82)
import { shopName } from '@/data/shop-name';

export const shellCopy = {
  skip: 'Saltar al contenido',
  navigation: 'Menú principal',
  account: 'Cuenta',
  shopLinks: 'Tienda',
  helpLinks: 'Ayuda',
  brandLinks: 'Marcas',
  socialLinks: 'Síganos',
  language: 'Idioma',
  newsletter: 'Boletín',
  newsletterNote: 'Un correo cuando llegan relojes nuevos. Nada más.',
  dealer: (shop: string) => `${shop}, distribuidor autorizado.`,
  search: 'Búsqueda en la tienda',
  menuRest: 'Cuenta y contacto',
  myAccount: 'Mi cuenta',
  banner: 'Promoción',
};

export const menuCopy = { menByBrand: 'Relojes de hombre por marca', menu: 'Menú', closeMenu: 'Cerrar el menú' };

export const demonstrationCopy = 'Esta tienda es una demostración: no se envía nada.';

export const openToNetworkCopy = {
  label: 'Accesible desde la red',
  title: 'Esta es una tienda de demostración.',
  text: 'No se cobra nada y no se envía ningún reloj. Las cuentas solo funcionan en el ordenador que ejecuta la tienda.',
};

export const offlineCopy = {
  title: 'No tiene conexión.',
  isBack: 'Vuelve a tener conexión.',
  text: 'Esta página, su carrito, su lista de deseos y todo lo que ha escrito están guardados. Continúe cuando vuelva a tener conexión.',
  goOn: 'Continuar',
  stay: 'Quedarse en esta página',
};

export const cachedPageCopy = (since: Date) =>
  `La tienda no responde. Está viendo esta página tal como estaba el ${since.toLocaleString('es-ES', { dateStyle: 'long', timeStyle: 'short' })}. Las existencias y los precios pueden haber cambiado.`;

export const breadcrumbTitle = 'Ruta de navegación';
export const homeCrumb = 'Inicio';

export const motto = { before: 'Es hora de ser ', coloured: 'diferente', after: ' –', lastLine: 'ese es nuestro lema' };

export const welcomeGuest = `Le damos la bienvenida a ${shopName}`;

export function welcomeMember(user: { displayName: string | null; email: string | null } | null) {
  return { before: 'Hola, ', name: (user?.displayName ?? '').toUpperCase(), after: ` ${user?.email ?? ''}` };
}

export const cartTitle = 'Carrito';

export const cartLabel = (count: number) => `${cartTitle}, ${count || 'vacío'}`;

export const wishlistTitle = 'Lista de deseos';

export const wishlistLabel = (count: number) => `${wishlistTitle}, ${count || 'vacía'}`;

export const wishlistIsEmpty = 'Su lista de deseos está vacía.';

export function cartCopy(count: number): string {
  if (count < 1) return 'Su carrito está vacío';
  return `Ha añadido ${count} ${count === 1 ? 'producto' : 'productos'} al carrito`;
}

export function wishlistCopy(count: number): string {
  if (count < 1) return 'Su lista de deseos está vacía';
  return `${count} ${count === 1 ? 'reloj' : 'relojes'} en su lista de deseos`;
}

export const unreachableFormCopy =
  'No se puede contactar con la tienda. Compruebe su conexión y vuelva a intentarlo. Lo que ha escrito sigue aquí.';
