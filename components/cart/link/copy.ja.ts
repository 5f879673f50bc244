// Japanese of ./copy.ts (sha256 ced48b3be9da)
import { maxQuantity } from '@/domain/line-items';

/** Copy of the cart link page (docs/product.md 34.1 to 34.4). */
export const cartLinkCopy = {
  title: 'リンクの時計',
  description: 'リンクからカートに入れられる時計です。',
  about:
    'リンクに含まれている時計です。ここでボタンを押すまで、カートには何も追加されません。注文もお支払いも行われません。',
  list: 'このリンクの時計',
  subtotal: '小計',
  soldOut: '売り切れのため、カートには追加されません。',
  cut: `リンクの数量はこれより多くなっていますが、ご注文いただけるのは同じ時計 ${maxQuantity} 点までです。`,
  nothing:
    'このリンクには、当店で販売している時計がありません。リンクが途中で切れているか、時計の販売が終了した可能性があります。',
  unknown: (count: number) => `このリンクには、当店で販売していない商品がほかに ${count} 件あります。`,
  allSoldOut: '現在、カートに入れられる時計はありません。',
  needsScript:
    'カートはブラウザに保存されるため、JavaScriptが必要です。下の時計には、それぞれのページへのリンクがあります。',
};

/** Copy of `CartChoice`. */
export const cartChoiceCopy = {
  looking: 'カートを読み込んでいます…',
  put: 'カートに入れる',
  add: 'カートに追加',
  replace: 'カートを入れ替える',
  seeCart: 'カートを見る',
  empty: 'カートは空です。',
  holds: (count: number) => `カートに時計が ${count} 点あります。`,
  holdsOthers: (count: number) => `カートにほかの時計が ${count} 点あります。`,
  addMeans: '追加：カートの中身を残したまま、これらの時計を加えます。',
  keeps: (name: string, quantity: number) => `${name}：カートの数量は ${quantity} 点のまま変わりません。`,
  replaceMeans: (others: number) =>
    others === 0
      ? '入れ替え：カートの数量が、このページの数量に変わります。'
      : `入れ替え：ほかの時計 ${others} 点を削除し、カートをこれらの時計だけにします。`,
  isThere: 'カートの中身は、これらの時計と同じです。',
  allThere: 'すべて、すでにカートに入っています。',
};
