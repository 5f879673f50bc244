// Spanish of ./copy.ts (sha256 db0069aa50fc)
export const backInStockCopy = {
  title: 'Aviso de disponibilidad',
  description: 'Un correo cuando un reloj vuelva a estar disponible.',
  about: (name: string) =>
    `${name} está agotado. Déjenos su dirección de correo y le escribiremos una vez, cuando vuelva a estar disponible. No podemos reservarle ningún reloj.`,
  isThere: (name: string) => `${name} está disponible ahora.`,
  seeWatch: 'Ver el reloj',
  form: 'Avisarme cuando vuelva a estar disponible',
  email: 'Correo electrónico',
  privacy: 'Usamos su dirección solo para este correo y después la borramos.',
  send: 'Avisarme',
  busy: 'Enviando…',
  noted: 'Guardado. Le escribiremos una vez, cuando vuelva a estar disponible.',
  leaveTitle: '¿Ha cambiado de idea?',
  leaveCopy: 'Quite su dirección y no le avisaremos sobre ningún reloj.',
  leave: 'Quitar mi dirección',
};

export const backInStockOutcomes = {
  noted: {
    title: 'Guardado.',
    message: 'Le escribiremos una vez, cuando el reloj vuelva a estar disponible, y después borraremos su dirección.',
  },
  off: { title: 'Dirección quitada.', message: 'No enviaremos a esta dirección avisos sobre ningún reloj.' },
};
