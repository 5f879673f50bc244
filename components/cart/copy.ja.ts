// Japanese of ./copy.ts (sha256 ebf952d673fc)
export const cartPageCopy = {
  title: 'カート',
  looking: 'カートを読み込んでいます…',
  list: 'カートの時計',
  summary: 'ご注文の概要',
  shipping: '送料',
  checkout: 'レジに進む',
  empty: 'カートは空です',
  emptyHint: '追加した時計は、購入または削除するまでここに残ります。',
  unreachable: '現在の価格と画像を読み込めませんでした。このブラウザに保存されている内容を表示しています。',
  each: (price: string) => `1 点あたり${price}`,
  all: '合計：',
  notSold: '販売を終了したため、小計に含まれていません。',
  quantityOf: (name: string) => `数量：${name}`,
  fewer: (name: string) => `数量を減らす：${name}`,
  more: (name: string) => `数量を増やす：${name}`,
  range: (least: number, most: number) => `${least}～${most}`,
  rangeRule: (least: number, most: number) => `${least}～${most}の数量を選んでください。`,
  counted: (name: string, quantity: number, subtotal: string) => `${name}：${quantity} 点。小計は${subtotal}です。`,
  removed: (name: string) => `${name}をカートから削除しました。`,
};

const remove = '削除';

/** Copy of a line in the cart and on the wishlist. */
export const lineCopy = {
  remove,
  removeOf: (name: string) => `${remove}：${name}`,
  undo: '元に戻す',
  undoOf: (name: string) => `元に戻す：${name}`,
  isBack: (name: string) => `${name}を元に戻しました。`,
  noLongerSold: '販売終了',
  priceChanged: (before: string, now: string) => `追加された後に、価格が${before}から${now}に変わりました。`,
  renamed: (before: string) => `追加された時の名前は「${before}」でした。`,
};

/** Note if a watch of the list has no price in the shopper's currency (docs/product.md 44.3). */
export const inDollarsCopy =
  '金額はすべて米ドルで表示しています。お選びの通貨での価格がない時計が含まれているためです。';

export const piecesCopy = (watches: number, pieces: number) => `${watches} 種類、計 ${pieces} 点`;

/** Copy of the summary beside the lines. A service is the topic of its sentence. */
export const cartSummaryCopy = {
  subtotal: '小計',
  domestic: '米国内（USPS First Class）',
  international: '対象国（Standard International Mail）',
  free: (service: string) => `${service}は送料無料です。`,
  anyMore: (service: string) => `もう 1 点追加すると、${service}は送料無料になります。`,
  more: (missing: string, service: string) => `あと${missing}を超えるお買い物で、${service}は送料無料になります。`,
};

/** Labels of a retry button, idle and busy. */
export const retryCopy = { again: 'もう一度試す', busy: 'もう一度試しています…' };

/** Shortage notes of a cart line (docs/product.md 25). */
export const shortLineCopy = {
  soldOut: '売り切れです。',
  fewLeft: (units: number) => `残り ${units} 点です。`,
};
