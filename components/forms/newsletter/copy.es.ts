// Spanish of ./copy.ts (sha256 9d26c7012080)
export const newsletterCopy = {
  email: 'Correo electrónico para el boletín',
  send: 'Suscribirse',
  busy: 'Enviando…',
  rule: 'Una dirección como nombre@example.com, en minúsculas',
  hint: 'Use minúsculas y una terminación de 2 a 4 letras. Primero se confirma por correo. Puede darse de baja cuando quiera.',
};

export const newsletterLinkCopy = {
  join: 'Confirmar la suscripción',
  leaveTitle: '¿Darse de baja?',
  leave: 'Darse de baja',
  brokenLinkTitle: 'Este enlace está incompleto.',
  brokenLink: 'Ábralo de nuevo desde el correo o copie el enlace completo.',
};

export const newsletterOutcomes = {
  sent: {
    title: 'Revise su correo.',
    message:
      'Si esta dirección es nueva para nosotros, le hemos enviado un enlace para confirmarla. No enviamos nada hasta que lo haga.',
  },
  confirmed: {
    title: 'Suscripción confirmada.',
    message: 'Le escribiremos cuando lleguen relojes nuevos. Cada correo tiene un enlace para darse de baja.',
  },
  used: {
    title: 'Este enlace ya se ha usado.',
    message:
      'Si ya confirmó, la suscripción está activa. Si no, quizá el enlace esté incompleto o un correo más reciente lo haya sustituido. Suscríbase de nuevo al pie de cualquier página.',
  },
  ended: {
    title: 'Se ha dado de baja.',
    message: 'No recibirá más correos nuestros. Si cambia de idea, suscríbase de nuevo al pie de cualquier página.',
  },
  unknown: {
    title: 'Este enlace no es válido.',
    message:
      'Quizá esté incompleto o un correo más reciente lo haya sustituido. Use el enlace del último correo que le enviamos.',
  },
};
