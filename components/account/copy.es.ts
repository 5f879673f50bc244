// Spanish of ./copy.ts (sha256 97cc79fe56bf)
export const accountTitle = 'Mi cuenta';

/** Shown without JavaScript. */
export const accountsNeedScript = 'Las cuentas necesitan JavaScript. Puede ver todos los relojes sin tener una cuenta.';

export const signInCopy = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  busy: 'Iniciando sesión…',
  done: 'Ha iniciado sesión.',
  noAccount: '¿No tiene cuenta?',
};

export const googleCopy = {
  title: 'Iniciar sesión con Google',
  busy: 'Continúe en la ventana de Google.',
};

export const registrationCopy = {
  title: 'Registrarse',
  name: 'Nombre visible',
  nameHint: 'El nombre con el que le saludamos.',
  nameRule: 'Introduzca un nombre con al menos una letra.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: (length: number) => `Al menos ${length} caracteres.`,
  busy: 'Creando su cuenta…',
  done: 'Su cuenta está creada.',
  alreadySignedIn: (email = '') =>
    `Ha iniciado sesión${email && ` como ${email}`}. Para crear otra cuenta, cierre primero la sesión en la página de su cuenta.`,
  allWatches: 'Todos los relojes',
};

export const resetCopy = {
  opener: '¿Ha olvidado la contraseña?',
  title: 'Restablecer la contraseña',
  email: 'Correo electrónico de su cuenta',
  send: 'Enviar el correo',
  busy: 'Enviando el correo…',
  sent: (email: string) =>
    `Hemos enviado un correo a ${email}. Siga el enlace que contiene para elegir una contraseña nueva.`,
};

export const verificationCopy = {
  explanation: 'Siga el enlace del correo que le hemos enviado para confirmar que esta dirección es suya.',
  title: 'Confirmar el correo',
  send: 'Enviar el correo otra vez',
  busy: 'Enviando el correo…',
  sent: 'El correo está en camino.',
};

export const renameCopy = {
  title: 'Cambiar su nombre',
  name: registrationCopy.name,
  send: 'Cambiar el nombre',
  busy: 'Guardando…',
  saved: (name: string) => `Guardado. Ahora su nombre es ${name}.`,
};

export const deletionCopy = {
  title: 'Eliminar su cuenta',
  warning:
    'Su nombre, su correo, su inicio de sesión y sus direcciones guardadas se eliminan de inmediato y no se pueden recuperar. La tienda conserva sus pedidos, sus mensajes y su suscripción al boletín. Su carrito y su lista de deseos se quedan en este navegador.',
  password: 'Su contraseña',
  google: 'La ventana de Google le pedirá que inicie sesión otra vez.',
  send: 'Eliminar definitivamente',
  busy: 'Eliminando su cuenta…',
  done: 'Su cuenta se ha eliminado.',
  addressBookNotDeleted:
    'No se han podido eliminar sus direcciones guardadas. Por eso tampoco se ha eliminado su cuenta.',
};

export const signOutCopy = {
  title: 'Cerrar sesión',
  busy: 'Cerrando la sesión…',
  done: 'Ha cerrado la sesión.',
  keepLists: 'Dejar mi carrito y mi lista de deseos en este dispositivo',
  unsent: (changes: number) =>
    changes === 1
      ? 'Ha cerrado la sesión. Un cambio aún no está en su cuenta: se enviará cuando vuelva a iniciar sesión en este dispositivo.'
      : `Ha cerrado la sesión. ${changes} cambios aún no están en su cuenta: se enviarán cuando vuelva a iniciar sesión en este dispositivo.`,
};

/** Copy of the switch for values that follow the account (docs/product.md 40.7). */
export const followedCopy = {
  title: 'En todos sus dispositivos',
  lists:
    'Su carrito, su lista de deseos y sus direcciones guardadas son los mismos en todos los dispositivos donde inicia sesión.',
  follow: 'Sincronizar también los datos que escribo al tramitar un pedido y mi comparación',
  names: { wrist: 'Y mi contorno de muñeca', recent: 'Y los relojes que he visto' },
  saved: 'Guardado.',
  failed: 'No se ha podido guardar. Vuelva a intentarlo dentro de un momento.',
};

/** Copy about lines that the browser had before the sign-in (docs/product.md 40.3). */
export const joinedCopy = {
  title: 'Sus listas',
  added: (lines: number) =>
    lines === 1
      ? 'Se ha añadido 1 reloj de este dispositivo a las listas de su cuenta.'
      : `Se han añadido ${lines} relojes de este dispositivo a las listas de su cuenta.`,
  undone: 'Deshecho. Las listas de su cuenta están como antes.',
  undo: 'Deshacer',
  close: 'Cerrar',
};

export const ownerCopy = {
  title: 'Sus datos',
  change: 'Cambiar su cuenta',
  name: 'Nombre',
  noName: 'Todavía ninguno',
  email: 'Correo electrónico',
  isConfirmed: 'Confirmado',
  confirmed: 'Sí',
  unconfirmed: 'Todavía no',
};

export const unreachableCopy = {
  explanation:
    'No se puede contactar con el servicio de inicio de sesión, así que ahora no podemos mostrar su cuenta. Seguimos intentándolo.',
  title: 'Volver a intentar el inicio de sesión',
  again: 'Volver a intentarlo',
  busy: 'Intentando de nuevo…',
  done: 'El servicio de inicio de sesión vuelve a estar disponible.',
};

export const orderListCopy = {
  title: 'Sus pedidos',
  looking: 'Cargando sus pedidos…',
  none: 'Todavía no hay pedidos. Aquí aparecen los pedidos que haga con la sesión iniciada o con su dirección de correo confirmada.',
  form: 'Cargar sus pedidos',
  again: 'Volver a intentarlo',
  busy: 'Intentando de nuevo…',
};

/** Formats a time as its day in the reader's time zone: `25 de noviembre de 2026`. */
export const orderDay = (at: string) => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' }).format(new Date(at));
