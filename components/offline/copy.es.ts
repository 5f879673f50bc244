// Spanish of ./copy.ts (sha256 9769ca4612e9)
export const offlinePageCopy = {
  title: 'Esta página necesita conexión.',
  description: 'Lo que puede abrir sin conexión.',
  text: 'Todavía no la ha abierto en este dispositivo o solo funciona con conexión, como iniciar sesión, hacer un pedido o usar el formulario de contacto. Su carrito, su lista de deseos y lo que escribió en la página anterior están guardados aquí.',
  isBack: 'Vuelve a tener conexión.',
  tryAgain: 'Volver a intentarlo',
  opens: 'Lo que puede abrir sin conexión',
  seen: 'Vistas antes',
  searchLabel: 'Buscar sin conexión',
  cannotSearch: 'La búsqueda sin conexión no está disponible en este dispositivo.',
};

export const busyPageCopy = {
  title: 'La tienda tiene muchas visitas.',
  description: 'En este momento se abren muchas páginas.',
  text: 'En este momento se abren muchas páginas y esta tiene que esperar. Su carrito y su lista de deseos están a salvo. Vuelva a intentarlo dentro de unos segundos o continúe con una página que se abre ahora:',
  tryAgain: 'Volver a intentarlo',
};
