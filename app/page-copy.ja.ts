// Japanese of ./page-copy.ts (sha256 9237fe8377e4)
export const homeTitle = (shop: string) => `${shop}：どれも似ていない腕時計`;

export const pageLinkLabels = {
  seeOrder: 'ご注文を見る',
  returnItems: '商品を返品する',
  askAgain: 'もう一度申し込む',
};

export const notFoundCopy = {
  metaTitle: 'ページが見つかりません',
  description: 'このアドレスにページはありません。',
  text: 'このアドレスにページはありません。時計の販売が終了したか、アドレスに入力間違いがあるかもしれません。時計の名前で検索してください：',
  search: '名前で検索',
};

export const noOrderCopy = {
  description: 'このアドレスにご注文はありません。',
  before:
    'このアドレスにご注文はありません。メールソフトでリンクが途中で切れた可能性があります。リンク全体をコピーするか、メールの再送をご依頼ください。それでも開けない場合は、',
  after: '。その際は注文番号をお知らせください。',
};

export const paymentFailedCopy = {
  title: 'お支払いを完了できませんでした',
  description: 'お支払いを完了できなかった場合の手順。',
  questions: 'ご不明な点がありましたら、',
  nothingToDo: '特に必要なお手続きはありません。',
};

export const orderPageDescription = 'ご注文の確認。';

export const invoiceDescription = '印刷またはダウンロードできる、ご注文の書類。';

export const slipDescription = '契約の撤回または返品と、その返品票。';

export const orderLinkSentTitle = 'メールをご確認ください';

export const emptyPageCopy = {
  metaTitle: '購入する商品がありません',
  description: 'カートは空です。こちらからお買い物を始められます。',
  title: 'カートは空です',
  text: '時計をカートに入れてから、ご購入手続きへお戻りください。',
};

export const searchPageCopy = {
  description: (watches: number) => `Odd Hoursの時計 ${watches} 点を、名前、メーカー、色、素材で検索できます。`,
  again: 'もう一度検索',
};

export const compareDescription = 'Odd Hoursの時計を 4 点まで比較できます。同じ縮尺の輪郭と仕様を並べて表示します。';

export const contactPageCopy = {
  description: (shop: string) =>
    `${shop}へのお問い合わせ。電話番号 2 件、メールアドレス 1 件、配送・返品・保証についてのご案内。`,
  intro:
    'いただいたメッセージは、すべて担当者が読みます。どの時計についてのお問い合わせか、またご連絡先をお知らせください。ご注文のリンクをなくされた場合は、こちらからすぐにメールでお送りします：',
  findOrder: (label: string) => label,
  sentTitle: 'メッセージを受け取りました',
  sentDescription: 'メッセージが当店に届きました。',
};

export const cartPage = {
  title: 'カート',
  description: 'カートに入っている時計。',
  needsScript: 'カートの内容はブラウザに保存されるため、JavaScriptが必要です。JavaScriptを有効にしてください。',
};

export const wishlistPage = {
  title: 'ほしい物リスト',
  description: 'リストに追加した時計。',
  needsScript: 'ほしい物リストはブラウザに保存されるため、JavaScriptが必要です。JavaScriptを有効にしてください。',
};

export const accountDescription = 'Odd Hoursのアカウントにサインインします。';

export const registerPageCopy = {
  description: 'Odd Hoursのアカウントを登録します。',
  registered: '登録済みの方：',
};

export const payDescription = 'ご注文を確認して、お支払いください。';

export const deliveryDescription = 'お届け先の住所と配送方法。';

export const newsletterPageCopy = {
  description: 'Odd Hoursのニュースレター。',
  title: 'ニュースレター',
  unsubscribe: 'ニュースレターの登録を解除',
  unsubscribeText: '今後、このアドレスには何もお送りしません。',
  confirm: 'ニュースレターの登録を確定',
  confirmTitle: '登録を確定してください',
  confirmText: '新しい時計が入荷したときに、メールを 1 通お送りします。それ以外は送りません。',
};
