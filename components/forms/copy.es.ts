// Spanish of ./copy.ts (sha256 8f751ba485e4)
export const errorCountCopy = (count: number) => (count === 1 ? 'Corrija un dato:' : `Corrija ${count} datos:`);

export const fillIn = (label: string) => `Rellene «${label}».`;

export const tick = (label: string) => `Marque «${label}».`;

export const tooShort = (least: number, length: number) => `Use al menos ${least} caracteres. Ha usado ${length}.`;

export const tooLong = (longest: number) => `Use como máximo ${longest} caracteres.`;

export const oneLineRule = 'Use texto sin formato en una sola línea.';

export const plainTextRule = 'Use texto sin formato.';

export const emailRule = 'Una dirección de correo tiene esta forma: nombre@example.com.';

export const phoneRule = 'Introduzca un número de teléfono con prefijo, por ejemplo, +34 912 345 678.';

export const showPassword = 'Mostrar la contraseña';
export const show = 'Mostrar';

export const contactCopy = {
  pageTitle: 'Contacto',
  title: 'Escríbanos',
  name: 'Nombre',
  nameRule: 'Escriba su nombre.',
  email: 'Correo electrónico',
  emailHint: 'Respondemos a esta dirección.',
  subject: 'Asunto',
  subjectRule: 'Escriba un asunto breve.',
  message: 'Mensaje',
  send: 'Enviar el mensaje',
  busy: 'Enviando su mensaje…',
  arrived: 'Su mensaje ha llegado.',
  answer: 'Le responderemos por correo en un plazo de dos días laborables.',
};

export const rejectedFieldCopy = {
  units: 'Unidades',
  watch: 'Reloj',
  unused: 'Sin usar y en su embalaje original',
  reason: 'Motivo',
  tracking: 'Número de seguimiento',
  note: 'Texto',
  on: 'Día',
};

export const rejectedFormTitle = 'No se ha podido enviar su formulario.';

export const rejectionPageCopy = {
  title: 'No ha funcionado',
  goBack: 'Vuelva atrás en su navegador. Lo que ha escrito sigue ahí. O escriba a',
};
