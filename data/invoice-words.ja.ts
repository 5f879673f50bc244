// Japanese of ./invoice-words.ts (sha256 52722c386ff3)
import type { InvoiceKind } from '@/domain/invoice';

export const invoiceTitles: Readonly<Record<InvoiceKind, string>> = {
  invoice: '請求書',
  'credit-note': '返金伝票',
  'debit-note': '返金取消伝票',
};

export const invoiceHeadings = {
  buyer: '請求先',
  item: '商品',
  quantity: '数量',
  price: '単価',
  amount: '金額',
} as const;

export const demonstrationNote = 'デモ：実際の販売はなく、この書類は税務書類ではありません。';

export const exemptionReasons = {
  notSubject: '付加価値税（VAT）の対象外です。ほかの国の関税と輸入税は含まれていません。',
  export: 'EU域外への輸出のため、付加価値税（VAT）はかかりません。',
} as const;

export const invoiceLabels = {
  date: '発行日',
  order: '注文番号',
  corrects: '訂正する書類',
  issued: 'その発行日',
  subtotal: '小計',
  promoCode: 'プロモーションコード',
  free: '無料',
  total: '合計',
  totalRefunded: '返金合計',
  net: '税抜金額',
  rounding: '端数調整',
  vatNumber: (id: string) => `VAT登録番号：${id}`,
  vat: (rate: string) => `うち付加価値税（VAT）${rate.replace(' ', '')}`,
} as const;

/** 「2026年11月20日」. */
export function documentDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

export const settlements: Readonly<Record<InvoiceKind, (date: string, corrected?: string) => string>> = {
  invoice: (date) => `${date}に全額お支払い済みです。`,
  'credit-note': (date, corrected) => `${date}に返金しました。請求書${corrected}を訂正するものです。`,
  'debit-note': (date, corrected) => `返金が${date}に当店へ戻りました。この書類で返金伝票${corrected}を取り消します。`,
};

export const partialRefund = {
  ofWatches: (watches: readonly string[]) => `${watches.join('、')}の返金`,
  ofOrder: (order: string) => `ご注文${order}の一部返金`,
} as const;

export const pageNumber = (page: number, count: number) => `${page} / ${count} ページ`;

export const demonstrationAddress = '会社のないデモショップ';
