// Spanish of ./copy.ts (sha256 f21e8f10e08f)
import { findOrder } from '@/data/information-pages';

export const orderLinkCopy = {
  title: findOrder.label,
  heading: `${findOrder.label}.`,
  description:
    '¿Ha perdido el enlace de su pedido? Introduzca el número de pedido y su dirección de correo y se lo enviaremos. No necesita una cuenta.',
  intro:
    'Volvemos a enviarle por correo el enlace de su pedido, con su estado, su contenido y la entrega prevista. No necesita una cuenta.',
  form: 'Recibir el enlace de su pedido',
  number: 'Número de pedido',
  numberHint: 'Empieza por OH y está en el asunto de todos los correos sobre el pedido.',
  email: 'Correo electrónico',
  emailHint: 'La dirección con la que hizo el pedido. Solo enviamos el enlace a esa dirección.',
  send: 'Enviarme el enlace',
  busy: 'Enviando…',
  doneTitle: 'Revise su correo.',
  done: 'Si este número y esta dirección son del mismo pedido, el enlace llega en unos minutos.',
  nothingTitle: '¿No ha llegado ningún correo?',
  nothing: [
    'Mire también en la carpeta de correo no deseado y compare el número con el de un correo anterior.',
    'Quizá hizo el pedido con otra dirección. Para proteger su privacidad, aquí no mostramos si existe un pedido.',
  ],
  accountBefore: 'Si tiene una cuenta, en ',
  account: 'su cuenta',
  accountAfter: ' están sus pedidos.',
  askUs: 'Si eso no ayuda, ',
};
