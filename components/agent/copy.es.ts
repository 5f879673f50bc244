// Spanish of ./copy.ts (sha256 9c26a36fae77)

/** Copy of the hand-off page, where a shopper continues an assistant's checkout (docs/product.md 34.8 to 34.10). */
export const handOffCopy = {
  title: 'Preparado para usted',
  description: 'Un pedido que un asistente ha preparado para usted. Revíselo antes de hacerlo.',
  about: (agent: string) =>
    `Un asistente (${agent}) ha preparado esto para usted. Todavía no se ha pedido ni pagado nada. Revíselo aquí y, si lo desea, haga el pedido y páguelo usted en las páginas siguientes.`,
  list: 'Relojes preparados',
  unsold: (count: number) =>
    count === 1
      ? 'Había otro reloj preparado, pero ya no lo vendemos.'
      : `Había otros ${count} relojes preparados, pero ya no los vendemos.`,
  nothing: 'Ya no vendemos ninguno de los relojes preparados.',
  allSoldOut: 'Todos los relojes preparados están agotados.',
  form: 'Continuar con este pedido',
  email: 'Correo electrónico que le dio a su asistente (opcional)',
  emailHint:
    'Si lo indica, rellenamos el nombre y la dirección que le dio a su asistente. Si no, los escribe usted: el enlace por sí solo no los muestra.',
  submit: 'Continuar con la entrega',
  busy: 'Un momento…',
  cart: 'Su propio carrito',
  replace: 'Quitar lo que hay en mi carrito y pedir solo esto',
  add: 'Conservar mi carrito y pedirlo todo. No informaremos de ese pedido a su asistente',
  chooseCart: 'Elija qué hacer con su propio carrito.',
  changed: 'Su asistente ha cambiado este pedido mientras usted lo veía. Revise la nueva versión y vuelva a pulsar.',
  wentOn: 'Ya ha continuado con este pedido en este navegador. Vuelva a pulsar para empezar a tramitarlo de nuevo.',
  wasPrice: (before: string, now: string) => `${before} cuando lo consultó su asistente, ${now} ahora.`,
  wasTotal: (before: string, now: string) =>
    `El total era de ${before} cuando lo consultó su asistente. Ahora es de ${now}. Si está de acuerdo, continúe.`,
  taken:
    'Alguien ha continuado con este pedido en otro navegador y solo se puede terminar allí. Si no ha sido usted, pida a su asistente que lo prepare de nuevo.',
};

/** Copy for finished sessions, by state. */
export const finishedSessionCopy = {
  completed: {
    title: 'Pedido hecho y pagado.',
    message: 'Este pedido ya se ha realizado. La confirmación se ha enviado a su dirección de correo.',
  },
  expired: {
    title: 'Ha caducado.',
    message:
      'Lo que prepara un asistente caduca al cabo de seis horas. No se ha pedido nada. Puede pedir a su asistente que lo prepare de nuevo o comprar aquí.',
  },
  cancelled: {
    title: 'Cancelado.',
    message: 'El asistente ha cancelado lo que había preparado aquí. No se ha pedido nada.',
  },
};

export const sessionNotFoundCopy = {
  description: 'No hay nada preparado en esta dirección.',
  title: 'Aquí no hay nada preparado',
  message: 'Quizá el enlace esté cortado: copie el enlace completo o vuelva a pedírselo a su asistente.',
};
