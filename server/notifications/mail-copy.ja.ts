// Japanese of ./mail-copy.ts (sha256 91f47cd1cd90)
import type { ReturnKind } from '@/domain/return-states';

export const mailButtons = {
  order: 'ご注文を見る',
  pay: 'ご注文のお支払い',
  confirmSubscription: '登録を確定',
  watch: '時計を見る',
  passport: 'パスポートを開く',
  withdrawal: '契約の撤回を見る',
  return: '返品を見る',
  document: (title: string) => `${title}を開く`,
  track: (carrier: string) => `${carrier}で追跡`,
};

export const mailCopy = {
  notYou: (email: string) => `お心当たりがない場合は、すぐにメールでお知らせください：${email}`,
  disagree: (email: string) => `ご異議がある場合は、メールでお知らせください：${email}`,
  findAgain: (url: string) => `このリンクをなくされた場合は、注文番号とこのメールアドレスで再発行できます：${url}`,
  attachment: (title: string, number: string) =>
    `${title}${number}をPDFで添付しました。オンラインでもご覧いただけます。`,
  deliverTo: 'お届け先：',
  expected: (usual: string, late: string) => `お届け予定：${usual}。${late}`,
  trackingNumber: (number: string) => `追跡番号：${number}`,
};

export const mailRows = { code: 'プロモーションコード', free: '無料', total: '合計' };

export const orderMailCopy = {
  title: (order: string) => `ご注文（${order}）`,
  confirmation: {
    subject: (title: string) => `${title}を承りました`,
    thanks: (name: string) => `${name}様、ありがとうございます。お支払いを確認し、ご注文の品を梱包しています。`,
    nextOrder: (discount: string, code: string) =>
      `次回のご注文で 1 回、コード${code}をお使いいただくと${discount}になります。`,
  },
  link: {
    title: (order: string) => `ご注文（${order}）のリンク`,
    intro: '注文番号とこのメールアドレスでご依頼いただいた、ご注文へのリンクです。',
    invoice: (url: string) => `請求書：${url}`,
    private:
      'このリンクを知っている人は誰でもご注文を見られますので、ほかの人に知らせないでください。ご依頼に心当たりがない場合は、このメールを無視してください。ほかの誰にも送っていません。',
  },
  phone: {
    title: (order: string) => `ご注文（${order}）のお支払いリンク`,
    thanks: (name: string) => `${name}様、お電話ありがとうございます。ご注文の内容です：`,
    hold: '時計は 1 日お取り置きします。お電話にお心当たりがない場合は、このメールを無視してください。',
  },
  sent: {
    title: (order: string) => `ご注文（${order}）を発送しました`,
    intro: (carrier: string) => `ご注文の品を${carrier}に引き渡しました。`,
    corrected: (order: string) => `ご注文（${order}）の新しい追跡番号`,
    correction: '先にお送りした追跡番号に誤りがありました。申し訳ありません。正しい番号は次のとおりです：',
    carrier: (carrier: string) => `配送会社：${carrier}`,
  },
  cancelled: {
    title: (order: string) => `ご注文（${order}）をキャンセルしました`,
    text: (refund: string) =>
      `ご注文はお客様によりキャンセルされ、発送はありません。元のお支払い方法へ${refund}を返金し、完了したらメールでお知らせします。`,
  },
  address: {
    title: (order: string) => `ご注文（${order}）の新しいお届け先`,
    text: 'お届け先を次のとおり変更しました：',
  },
};

export const contactMailCopy = {
  title: 'メッセージを受け取りました',
  text: (shop: string, findOrderUrl: string) =>
    `${shop}へお問い合わせいただき、ありがとうございます。2 営業日以内に返信します。\nご注文についてのお問い合わせの場合は、こちらからご注文のページへのリンクを受け取れます：${findOrderUrl}\nお心当たりがない場合は、このメールを無視してください。`,
};

export const newsletterMailCopy = {
  title: 'ニュースレターの登録を確定してください',
  ask: (shop: string) => `このアドレスで${shop}のニュースレターを受け取るには、登録を確定してください。`,
  ignore: 'お心当たりがない場合は、このメールを無視してください。これ以上お送りすることはありません。',
};

export const backInStockMailCopy = {
  title: (watch: string) => `${watch}が再入荷しました`,
  asked: (price: string) => `再入荷のお知らせをご希望いただいた時計が、ただいまご購入いただけます。価格：${price}`,
  noReservation: 'お取り置きはできませんので、再び売り切れることがあります。',
  only: (url: string) =>
    `このご希望についてのメールは今回限りで、登録は削除しました。お心当たりがない場合は、このメールを無視してください。このアドレスのほかの登録を取り消すには：${url}`,
};

export const refundMailCopy = {
  title: (order: string) => `ご注文（${order}）の返金`,
  sum: (amount: string, isPending: boolean, isByHand: boolean) => {
    const way = isByHand ? '' : '元のお支払い方法へ';
    const sent = `${way}${amount}を${isPending ? '返金します' : '返金しました'}。`;
    return isByHand ? sent : `${sent}明細に反映されるまで、5～10 日かかる場合があります。`;
  },
  inPart: (refunded: string, total: string) => `お支払い額${total}のうち、これまでの返金額は合計${refunded}です。`,
  inFull: (total: string) => `これで、お支払い額${total}を全額返金しました。`,
  returnedTitle: (order: string) => `ご注文（${order}）の返金が戻ってきました`,
  returned: (amount: string) => `${amount}を返金しましたが、銀行から当店へ戻されました。`,
  otherWay: (email: string) =>
    `ほかの返金方法について、メールでご連絡します。お客様からご連絡いただくこともできます：${email}`,
  documentTitle: (title: string, order: string) => `ご注文（${order}）の${title}`,
  document: '返金が完了しました。返金についての書類をお送りします。',
};

export const passportMailCopy = {
  given: (watch: string) => `${watch}の譲渡が完了しました`,
  former:
    '時計のパスポートは新しい持ち主のものになりました。お手元のリンクではもう開けません。お名前もご注文も、新しい持ち主には表示されません。',
  taken: (watch: string) => `${watch}はお客様のものになりました`,
  next: 'この時計のパスポートが、前の持ち主から譲られました。保証、点検と修理の記録、取扱説明書が入っています。',
  private: 'このリンクを知っている人は誰でもパスポートを見たり変更したりできますので、ほかの人に知らせないでください。',
  battery: (watch: string) => `${watch}の電池交換の時期です`,
  batteryText: (since: string) =>
    `${since}に電池を交換され、お知らせをご希望いただきました。切れた電池は液漏れすることがありますので、早めに交換してください。`,
};

export const returnMailCopy = {
  name: (kind: ReturnKind, number: string) => `${kind === 'withdrawal' ? '契約の撤回' : '返品'}（${number}）`,
  acknowledgement: {
    subject: (name: string) => `${name}を受け付けました`,
    received: (shopper: string, order: string, at: string) =>
      `${shopper}様、ご注文（${order}）の契約の撤回を${at}に受け付けました。撤回の対象：`,
    sendBack: (by: string, slip: string, postage: string) => `${by}までに商品をご返送ください。${slip}${postage}`,
    refundDays: (days: number, email: string) =>
      `撤回から ${days} 日以内に返金します。商品が届くまで、または追跡番号などで返送をお示しいただくまで、返金をお待ちいただくことがあります。ご連絡先：${email}`,
    notSent: (refundBy: string) =>
      `まだ何も発送していないため、ご返送の必要はありません。${refundBy}までに返金します。`,
  },
  slip: '下のページに、返送先の住所と、荷物に入れる返品票があります。',
  noAddress: '当店は住所のないデモ用のショップのため、返送はできません。',
  request: {
    subject: (name: string) => `${name}のお申し込みを受け付けました`,
    received: (order: string, at: string) => `ご注文（${order}）の返品のお申し込みを${at}に受け付けました：`,
    wait: 'まだ何も返送しないでください。2 営業日以内にメールで返信します。',
  },
  accept: { subject: (name: string) => `${name}を承認しました`, intro: '次の商品をご返送いただけます：' },
  refuse: {
    subject: (name: string) => `${name}をお受けできません`,
    intro: '次の返品はお受けできません：',
  },
  send: {
    subject: (name: string) => `${name}：返送済み`,
    intro: '次の商品を返送されたことを記録しました：',
    arrival: '届きましたら、メールでお知らせします。',
  },
  receive: {
    subject: (name: string) => `${name}：到着しました`,
    intro: '次の商品が届きました：',
    check: '確認のうえ、返金します。',
  },
  inspect: {
    subject: (name: string) => `${name}：確認が終わりました`,
    intro: 'ご返送の商品を確認しました：',
    refund: '続いて返金の手続きをします。',
  },
  withdrawalRejected: {
    title: (order: string) => `ご注文（${order}）の契約の撤回：お受けできません`,
    received: (order: string, at: string, why: string) =>
      `ご注文（${order}）の契約の撤回を${at}に受け取りました。${why}`,
    noRight: 'お届け先の国の法律には、契約を撤回する権利の定めがありません。当店の返品制度はご利用いただけます。',
    tooLate: (days: number) =>
      `お届けから ${days} 日の期間が過ぎています。当店の返品制度をご利用いただける場合があります。`,
  },
  returnRejected: {
    title: (order: string) => `ご注文（${order}）の返品：お受けできません`,
    received: (order: string, at: string, why: string) =>
      `ご注文（${order}）の返品のお申し込みを${at}に受け取りました。${why}`,
    notSent: 'ご注文はまだ発送していません。発送後に返品できます。',
    tooLate: (days: number) => `発送から ${days} 日の期間が過ぎています。`,
    finalSale: 'これらの時計は返品できない商品です。',
    disputed: 'お支払いについて、お客様の銀行から異議の申し立てがありました。結論が出るまで、返品をお受けできません。',
  },
  noUnits:
    'ご指定の時計の数が、ご注文に残っている数より多くなっています。返金済み、返品を申し込み済み、またはご注文に含まれていない時計です。',
  orderState: 'ご注文が未払いか、すでに全額返金されています。',
};
