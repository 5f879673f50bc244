// Japanese of ./copy-legal-notice.ts (sha256 e6f3e449c65b)
import { site } from '@/data/site';

export const legalNoticeCopy = {
  description: `${site.name}の販売業者、連絡先、ご注文の条件（販売価格、商品代金以外の必要料金、お支払い、お届け、返品）をまとめています。`,
  intro: '販売業者と連絡先、すべてのご注文に適用される条件です。',
  seller: {
    title: '販売業者',
    representative: '代表者',
    registration: '登記番号',
    vatNumber: 'VAT登録番号',
    host: 'サイトのホスティング事業者',
  },
  prices: (currency: string) => `販売価格は、各時計のページに表示しています。最初の表示は${currency}です。`,
  charges: '商品代金以外の必要料金',
  payment: 'お支払いの時期は、ご注文時です。お支払いを確認してから発送します。',
  delivery: '商品の引渡し時期',
  returns: '返品・キャンセル・契約の撤回',
};
