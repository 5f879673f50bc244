// Japanese of ./copy.ts (sha256 74ec7083e515)
import { currencyNames, pageCurrency } from '@/domain/currency';
import type { Availability } from '@/domain/stock';
import { buyCopy } from '@/components/product/copy-buy';
import { weekendText } from '@/data/weekend-copy';

export const pageLinkCopy = {
  title: 'ページ',
  previous: '前へ',
  next: '次へ',
  page: (number: number) => `${number} ページ目`,
};

export const starsCopy = '各商品の 4 つの星は飾りで、評価ではありません。';

export const notFoundTitle = 'ページが見つかりません';

export const cardCopy = {
  save: (name: string) => `${buyCopy.saveToWishlist}：${name}`,
  onWishlist: (name: string) => `${buyCopy.onWishlist}：${name}。削除`,
  add: (name: string) => `${buyCopy.addToCart}：${name}`,
  inCart: (name: string) => `${buyCopy.inCart}：${name}`,
  notLoaded: 'ショップに接続できませんでした。もう一度お試しください。',
};

export const glowMark = '夜光';

export const byMaker = 'メーカーから探す';

/** Watches in a cart; a list counts them as results, in 「件」. */
export const watchesCopy = (count: number) => `${count} 点`;

export const countCopy = (found: number, all: number) => (found === all ? `${all} 件` : `${all} 件中 ${found} 件`);

export const availabilityCopy = { 'in-stock': '在庫あり', 'sold-out': '売り切れ' } satisfies Record<
  Availability,
  string
>;

export const machineCopy = {
  about: (watchCount: number) =>
    `時計 ${watchCount} 点。それぞれにケース直径、ラグからラグまでの長さ、厚さ、重さ、手首周り、価格を記載しています。価格は${currencyNames[pageCurrency]}で、在庫の有無も時計ごとに示しています。カタログの各ページはMarkdownでも読めます。アドレスの末尾に .md を付けるか、text/markdown を要求してください。`,
  lists: '商品一覧',
  feeds: {
    title: 'フィード',
    google: { name: 'Google Merchantフィード', holds: 'すべての時計の価格、在庫状況、寸法、配送。' },
    atom: { name: '新着', holds: '新しい時計のAtomフィード。' },
    products: {
      name: '商品フィード',
      holds: 'すべての時計を 1 行ずつのJSONで、アシスタントが読む項目に沿って掲載。',
    },
    sitemap: { name: 'サイトマップ', holds: 'すべての公開ページと、その画像、最終更新日。' },
  },
  agents: {
    title: 'アシスタント',
    profile: 'Universal Commerce Protocol',
    holds:
      'アシスタントがこのカタログを検索し、ご購入手続きを準備する方法。注文とお支払いは、お客様がショップで行います。',
  },
  contact: 'お問い合わせ',
  form: 'お問い合わせフォーム',
};

export const weekendCopy = {
  terms: `週末価格が適用されるのは、${weekendText}です。`,
  promotion: `対象はTimexの商品一覧の時計、期間は${weekendText}です。`,
};
