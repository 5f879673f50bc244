// German of ./site-copy.ts (sha256 d274c50567aa)
export const siteDescription =
  'Uhren von sieben Herstellern, die sich nicht gleichen wollen: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox und Undone.';

export const bannerCopy = { before: 'Bis zu ', strong: '30 % Rabatt', after: ' an diesem Wochenende' } as const;
