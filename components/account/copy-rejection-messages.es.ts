// Spanish of ./copy-rejection-messages.ts (sha256 49c268103d03)
const notMatching =
  'El correo y la contraseña no corresponden a ninguna cuenta. Compruebe los dos, restablezca la contraseña o regístrese.';

const offline =
  'No se puede contactar con el servicio de inicio de sesión. Compruebe su conexión y vuelva a intentarlo. Lo que ha escrito sigue aquí.';

/** The meaning of a Firebase error code and the next step (docs/product.md 11.9). */
export const rejectionMessages: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'Esa contraseña no es correcta. Escríbala de nuevo o restablézcala.',
  'auth/user-not-found': 'Ninguna cuenta tiene esta dirección de correo. Compruebe cómo la ha escrito o regístrese.',
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use':
    'Ya existe una cuenta con esta dirección de correo. Inicie sesión con ella o regístrese con otra.',
  'auth/weak-password': 'Esa contraseña es demasiado corta o demasiado fácil de adivinar. Use al menos 6 caracteres.',
  'auth/invalid-email': 'Eso no es una dirección de correo. Debe tener esta forma: nombre@example.com.',
  'auth/missing-password': 'Escriba su contraseña.',
  'auth/too-many-requests':
    'Demasiados intentos: el inicio de sesión está en pausa para esta cuenta. Espere unos minutos o restablezca la contraseña.',
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user':
    'La ventana de Google se cerró antes de iniciar la sesión. Ábrala de nuevo o use su correo y su contraseña.',
  'auth/cancelled-popup-request': 'Hay una segunda ventana de Google abierta. Continúe en ella.',
  'auth/popup-blocked':
    'Su navegador ha bloqueado la ventana de Google. Permita las ventanas emergentes de esta tienda y vuelva a intentarlo, o use su correo y su contraseña.',
  'auth/requires-recent-login':
    'Ha pasado un tiempo desde que inició la sesión. Cierre la sesión, iníciela de nuevo y vuelva a intentarlo.',
  'auth/user-mismatch': 'Esa no es la cuenta con la que ha iniciado la sesión. Elija la misma.',
  'auth/account-exists-with-different-credential':
    'Ya existe una cuenta con esta dirección de correo. Inicie sesión con su contraseña.',
  'auth/user-disabled': 'La tienda ha cerrado esta cuenta. Si cree que es un error, escríbanos.',
  'auth/user-token-expired': 'Su sesión ha caducado. Vuelva a iniciar sesión.',
  'auth/operation-not-allowed': 'Esta forma de iniciar sesión no está disponible. Use la otra o escríbanos.',
  'auth/unauthorized-domain':
    'El inicio de sesión con Google no está disponible en esta dirección. Use su correo y su contraseña.',
};

/** Message for every other code. */
export const unknownRejection =
  'Algo ha fallado en el servicio de inicio de sesión. Vuelva a intentarlo dentro de un momento.';
