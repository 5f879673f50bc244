// Japanese of ./copy.ts (sha256 720c9a90693a)
import type { OrderState } from '@/domain/order-states';
import { nextOrderCopy } from '@/domain/promo-code';

export const thanksTitle = 'ありがとうございます';

/** Copy of `/thanks` without an order. */
export const missingOrderCopy = {
  title: 'ご注文が指定されていません',
  message: 'ご注文を見るには、確認メールのリンクを開くか、アカウントのご注文の履歴から選んでください。',
};

type OrderMessage = { title: string; message: string };

/** Title and message of an order's page by its state. */
export const stateMessages = (email: string): Readonly<Record<OrderState, OrderMessage>> => ({
  pending: {
    title: 'お支払い待ちです',
    message:
      'このご注文はまだお支払いが確認できていません。お支払いの直後でしたら、数分後にもう一度確認してください。方法によっては時間がかかります。',
  },
  paid: {
    title: thanksTitle,
    message: `お支払いを確認し、発送の準備をしています。${email}に確認メールをお送りします。`,
  },
  fulfilled: { title: '発送しました', message: 'お支払いを確認し、商品を発送しました。' },
  refunded: {
    title: '返金しました',
    message: '元のお支払い方法に返金しました。明細に反映されるまで、5～10 日かかることがあります。',
  },
  cancelled: {
    title: 'キャンセルされました',
    message: 'このご注文は、お支払い前にキャンセルされました。請求はされず、商品も発送されません。',
  },
  expired: {
    title: 'お支払い期限が過ぎました',
    message: '1 日以内にお支払いがなかったため、このご注文は無効になりました。請求はされていません。',
  },
  failed: {
    title: 'お支払いに失敗しました',
    message: 'お支払いが完了しませんでした。請求はされず、商品も発送されません。',
  },
});

/** Title and message while a submitted payment is not confirmed. */
export const processingMessage: OrderMessage = {
  title: thanksTitle,
  message: 'ご注文を受け付けました。お支払いの確認を待っています。',
};

export const deliveredMessage = (day: string): OrderMessage => ({
  title: 'お届け済みです',
  message: `ご注文の商品は${day}にお届けしました。`,
});

/** Title and message of a paid order that is not shipped. */
export const onHoldMessages = {
  disputed: {
    title: '銀行の判断を待っています',
    message: 'お客様の銀行の判断が出るまで、このご注文は発送しません。',
  },
  refundReturned: { title: '返金が当店に戻されました', message: 'このご注文は発送されません。' },
} satisfies Record<string, OrderMessage>;

/** Sentences about a cancellation, disputes and refunds; each amount has its currency. */
export const refundSentences = {
  cancelled: 'このご注文は、お客様のご依頼でキャンセルしました。商品は発送されません。',
  coming: '元のお支払い方法への返金を進めています。返金の手続きが済んだら、メールでお知らせします。',
  disputed: 'お客様の銀行からこのお支払いに異議の申し立てがあり、まだ解決していません。',
  inquiry: 'お客様の銀行からこのお支払いについて照会があり、まだ完了していません。',
  refunded: (amount: string, total: string) => `${total}のうち${amount}を返金しました。`,
  refundedRest: (amount: string) => `元のお支払い方法に${amount}を返金しました。`,
  byBank: (amount: string) => `お客様の銀行から${amount}が返金されました。`,
  returned: (amount: string) =>
    `${amount}を返金しましたが、銀行から当店に戻されました。別の返金方法について、メールでご連絡します。`,
};

/** Row labels of the refund list under an order's total. */
export const refundTerms = { refunded: '返金済み', byBank: '銀行から返金' };

export const orderTitle = (number: string) => `注文番号：${number}`;

export const orderNotFoundTitle = 'ご注文が見つかりません';

export const orderDeliveryCopy = { arrives: 'お届け予定', goesTo: 'お届け先', parcel: '配送会社' };

/** Link to the carrier's tracking page. */
export const followParcelCopy = (carrier: string, trackingNumber: string) =>
  `${trackingNumber}を${carrier}のサイトで追跡`;

export const refillCopy = () => '時計をもう一度カートに入れる';

export const earnedCodeLabel = '次回のご注文に使えるコード';

/** Copy of the code that a paid order earns. */
export const earnedCodeCopy = {
  title: `次回のご注文が${nextOrderCopy}`,
  about: '1 回限り有効です。ほかの方にお譲りいただくこともできます。確認メールにも記載しています。',
  copy: 'コードをコピー',
  /** In the message that it is copied. */
  name: 'コード',
};

/** Copy of the note below a pending order's message. */
export const awaitPaymentCopy = {
  late: '通常より時間がかかっています。このページは閉じてもかまいません。お支払いを確認できたら、メールでお知らせします。',
  updates: 'このページは自動的に更新されます。',
};

/** Copy of the offer of an account. The sentences stand around the links `open` and `yourAccount`. */
export const accountOfferCopy = {
  title: 'アカウント',
  guest: 'ご注文をまとめて確認',
  beforeOpen: '同じメールアドレスで',
  open: 'アカウントを作成',
  afterOpen: 'し、そのアドレスを確認してください。このご注文がアカウントに表示されます。',
  member: 'ご注文の履歴',
  beforeAccount: 'このご注文と以前のご注文は、',
  yourAccount: 'アカウントで確認できます',
};

/** Status of an order in the account's order list, by its state. */
export const stateCopy: Readonly<Record<OrderState, string>> = {
  pending: 'お支払い待ち',
  paid: 'お支払い済み、発送準備中',
  failed: 'お支払い失敗、請求なし',
  expired: 'お支払い期限切れ、請求なし',
  cancelled: 'キャンセル済み、請求なし',
  fulfilled: '発送済み',
  refunded: '返金済み',
};

/** Status of an order in the account's order list beside {@link stateCopy}, and the news that follow it. */
export const statusCopy = {
  processing: 'ご注文受付済み、お支払い処理中',
  onHold: 'お支払い済み、発送保留中',
  refundComing: 'キャンセル済み、返金手続き中',
  delivered: (day: string) => `${day}にお届け済み`,
  inquiry: '銀行が照会中',
  disputed: '銀行が異議申し立て中',
  refunded: (amount: string, total: string) => `${total}のうち${amount}を返金済み`,
  byBank: (amount: string) => `銀行から${amount}を返金`,
  returned: (amount: string) => `${amount}の返金が届いていません`,
};
