// Japanese of ./copy.ts (sha256 d6f7311a1481)
import type { TimelineKind } from '@/domain/order-timeline';

export const timelineTitle = '進行状況';

/** Labels of the timeline's steps. */
export const stepCopy: Readonly<Record<TimelineKind, string>> = {
  placed: '注文済み',
  paid: 'お支払い済み',
  cancelled: 'お客様によるキャンセル',
  packed: '梱包済み',
  shipped: '発送済み',
  delivered: 'お届け済み',
  refunded: '返金済み',
  returned: 'お客様の銀行による返金',
  closed: 'お支払いのないまま終了',
};

export const stepToCome = 'これから';

export const orderActionsCopy = {
  title: 'ご注文の変更',
  againTitle: 'もう一度注文する',
  untilPacked: '梱包するまで、住所の変更とご注文のキャンセルができます。',
  untilPaid: 'お支払いが確認されるまで、ご注文をキャンセルできます。',
  changeAddress: '住所を変更',
  cancel: '注文をキャンセル',
  buyAgain: 'もう一度購入',
};

export const cancelCopy = {
  title: 'このご注文をキャンセルしますか？',
  description: 'まだ梱包していないご注文をキャンセルします。',
  paid: (sum: string) =>
    `時計は発送されず、${sum}を元のお支払い方法に返金します。このご注文で差し上げた、次のご注文用のコードも無効になります。この操作は元に戻せません。`,
  unpaid: '請求は行われておらず、時計も発送されません。この操作は元に戻せません。',
  confirm: 'はい、キャンセルする',
  keep: 'いいえ、キャンセルしない',
  tooLateTitle: 'このご注文はキャンセルできません',
};

export const changeAddressCopy = {
  title: 'お届け先の変更',
  description: 'まだ梱包していないご注文のお届け先を変更します。',
  about: 'お届け先は、同じ国の中でのみ変更できます。送料が国によって決まるためです。',
  busy: '保存しています…',
  save: '住所を保存',
  back: 'ご注文に戻る',
  tooLateTitle: 'お届け先はもう変更できません',
};

export const payCopy = {
  title: 'ご注文のお支払い',
  description: 'お電話でいただいたご注文のお支払いができます。',
  about: 'お電話ありがとうございました。ご注文の内容を確認して、お支払いください。時計は 1 日お取り置きします。',
  total: (sum: string) => `合計：${sum}`,
  pay: (sum: string) => `${sum}を支払う`,
  card: 'テスト番号',
  order: 'ご注文を見る',
  overTitle: 'お支払いは必要ありません',
  over: 'このご注文はお支払い済みか、お支払いの期限を過ぎています。ご注文を続けたい場合は、お電話ください。',
};
