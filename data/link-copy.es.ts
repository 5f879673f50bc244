// Spanish of ./link-copy.ts (sha256 683dec3f55eb)
export const findOrderLabel = 'Buscar su pedido';

/** Directive (EU) 2023/2673 fixes this label. */
export const withdrawLabel = 'Desistir del contrato';

export const informationLabels = {
  'shipping-returns': 'Envíos, devoluciones',
  warranty: 'Garantía',
  about: 'Quiénes somos',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  'legal-notice': 'Aviso legal',
  accessibility: 'Accesibilidad',
};

export const informationTitles: typeof informationLabels = {
  ...informationLabels,
  'shipping-returns': 'Envíos y devoluciones',
};

export const menuCopy = {
  home: 'Inicio',
  women: 'Mujer',
  men: 'Hombre',
  register: 'Registrarse',
  contact: 'Contacto',
  contactUs: 'Contacto',
  account: 'Mi cuenta',
  search: 'Búsqueda',
  all: (count: number) => `Los ${count} relojes`,
  womensWatches: 'Relojes de mujer',
};
