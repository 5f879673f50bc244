// French of ./site-copy.ts (sha256 d274c50567aa)
export const siteDescription =
  'Des montres de sept fabricants qui refusent de se ressembler\u00A0: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox et Undone.';

export const bannerCopy = { before: 'Jusqu’à ', strong: '30\u00A0% de remise', after: ' ce week-end' } as const;
