export const siteDescription =
  'Watches from seven makers that refuse to look alike: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox and Undone.';

export const bannerCopy = { before: 'Save up to ', strong: '30% off', after: ' in this weekend' } as const;
