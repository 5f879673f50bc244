// Japanese of ./site-copy.ts (sha256 d274c50567aa)
export const siteDescription =
  'どれも似ていない腕時計を、7 つのメーカーから：Xeric、Archetype、Timex、G-Shock、California Watch Co.、Luminox、Undone。';

export const bannerCopy = { before: 'この週末は', strong: '最大30%オフ', after: '' } as const;
