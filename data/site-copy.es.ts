// Spanish of ./site-copy.ts (sha256 d274c50567aa)
export const siteDescription =
  'Relojes de siete fabricantes que se niegan a parecerse: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox y Undone.';

export const bannerCopy = {
  before: 'Hasta un ',
  strong: '30\u00A0% de descuento',
  after: ' este fin de semana',
} as const;
