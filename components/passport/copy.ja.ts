// Japanese of ./copy.ts (sha256 070967dceef6)
import { withdraw } from '@/data/information-pages';
import type { PassportEntryKind } from '@/domain/passport';

export const passportCopy = {
  title: '時計のパスポート',
  description: '時計のパスポート：保証、取扱説明書、点検と修理の記録。',
  about:
    'この時計の保証、取扱説明書、点検と修理の記録です。このリンクは、ほかの人に知らせないでください。リンクがあれば、パスポートを開いて変更できます。',
  stolen: (day: string) => `${day}に盗難の届け出がありました。`,
  closed: 'この時計は返金済みのため、パスポートは閲覧のみできます。',
  facts: '基本情報',
  serial: '番号',
  delivered: 'お届け日',
  expected: 'お届け予定日',
  guarantee: 'メーカー保証',
  lifetime: '無期限',
  until: (day: string) => `${day}まで`,
  legal: '法定保証（EU）',
  battery: '電池交換',
  order: 'ご注文と請求書',
  toOrder: 'ご注文と請求書を開く',
  toWatch: 'ショップで見る',
  manual: '取扱説明書',
  log: '点検と修理の記録',
  emptyLog: 'まだ記録がありません。',
  card: 'カードを印刷',
  handOver: '新しい持ち主に譲る',
  rights: { withdraw: withdraw.label, return: 'この時計を返品' },
};

export const entryCopy: Readonly<Record<PassportEntryKind, string>> = {
  note: 'メモ',
  'service-asked': '点検または修理の依頼',
  serviced: '当店で点検または修理',
  battery: '電池交換',
  stolen: '盗難の届け出',
  found: '発見',
  'handed-over': '譲渡',
};

export const passportForms = {
  note: { title: '記録を追加', label: '行った内容', button: '追加' },
  service: { title: '点検や修理を依頼', label: '必要な点検や修理', button: '当店に送信' },
  battery: { title: '電池', label: '交換日', remind: '次の交換時期をメールで受け取る', button: '保存' },
  stolen: {
    title: '盗難を届け出る',
    text: 'このパスポートを開く人すべてに、盗難の届け出が表示されます。その間、時計を譲ることはできません。届け出は取り消せます。',
    button: '盗難を届け出る',
  },
  found: {
    title: '時計が見つかったとき',
    text: 'パスポートに、盗難の表示が出なくなります。',
    button: '手元に戻ったことを記録',
  },
};

export const handOverCopy = {
  title: 'この時計を譲る',
  description: '時計のパスポートを新しい持ち主に引き渡します。',
  about:
    '新しい持ち主には新しいリンクが、お客様には確認が、メールで届きます。このリンクはすぐに使えなくなります。お客様のお名前、ご注文とその請求書、メモは、新しい持ち主には表示されません。',
  email: '新しい持ち主のメールアドレス',
  confirm: 'はい、譲る',
  keep: 'いいえ、譲らない',
  doneTitle: '時計を譲りました',
  done: '新しい持ち主にリンクをお送りしました。お客様には確認のメールが届きます。',
};

export const cardCopy = {
  title: 'パスポートのカード',
  scan: 'スキャンしてパスポートを開く',
  print: 'このページを印刷して、時計と一緒に保管してください。',
};

export const passportsTitle = '時計のパスポート';

export const passportsAbout =
  'それぞれの時計の保証、取扱説明書、点検と修理の記録です。時計を譲るときは、一緒に引き渡せます。';
