// Spanish of ./error-copy.ts (sha256 1a49477bcc9d)
export const pageErrorCopy = {
  title: 'No se ha podido cargar esta página.',
  text: 'Vuelva a intentarlo. Su carrito y su lista de deseos no han cambiado. Si ocurre otra vez, escriba a',
  retry: 'Volver a intentarlo',
};
