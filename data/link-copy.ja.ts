// Japanese of ./link-copy.ts (sha256 683dec3f55eb)
export const findOrderLabel = 'ご注文の照会';

/** Article 11a of directive 2011/83/EU has no Japanese text; this translates its English label. */
export const withdrawLabel = '契約を撤回する';

export const informationLabels = {
  'shipping-returns': '配送・返品',
  warranty: '保証',
  about: '当店について',
  privacy: 'プライバシー',
  terms: 'ご利用規約',
  'legal-notice': '特定商取引法に基づく表記',
  accessibility: 'アクセシビリティ',
};

export const informationTitles: typeof informationLabels = {
  ...informationLabels,
  'shipping-returns': '配送と返品',
};

export const menuCopy = {
  home: 'ホーム',
  women: 'レディース',
  men: 'メンズ',
  register: '新規登録',
  contact: 'お問い合わせ',
  contactUs: 'お問い合わせ',
  account: 'マイアカウント',
  search: '検索',
  all: (count: number) => `すべての時計（${count} 点）`,
  womensWatches: 'レディース腕時計',
};
