// Japanese of ./copy.ts (sha256 4d8a2311fd7a)
import { handedListMinutes } from '@/domain/handed-list';

export const handOverCopy = {
  open: '別の端末で続ける',
  title: '別の端末で続ける',
  about: `スマートフォンでコードをスキャンするか、別の端末でリンクを開いてください。リンクは一度だけ、${handedListMinutes} 分間使えます。リストは暗号化され、このリンクがなければ読み取れません。`,
  busy: 'リストを暗号化しています…',
  ready: 'コードの準備ができました。',
  code: (what: string) => `${what}へのリンクのQRコード`,
  link: '別の端末用のリンク',
  copy: 'リンクをコピー',
  again: 'もう一度試す',
  notSecure: 'ブラウザがリストを暗号化するため、安全な接続（https）が必要です。',
  notLoaded: '読み込めませんでした。少し待ってから、もう一度お試しください。',
  lists: { cart: 'カート', wishlist: 'ほしい物リスト' },
};

export const takeOverCopy = {
  title: 'ここで続ける',
  description: '別の端末のカートまたはほしい物リストを引き継ぎます。',
  looking: 'リストを開いています…',
  list: { cart: '別の端末のカートにある時計', wishlist: '別の端末のほしい物リストにある時計' },
  about: (count: number, what: string) =>
    `別の端末の${what}にある時計 ${count} 点です。ここでボタンを押すまで、何も追加されません。`,
  unsold: (count: number) => `時計 ${count} 点は購入できなくなったため、追加できません。`,
  nothing: 'これらの時計は、すべて販売を終了しています。',
  incomplete: 'リンクが途中で切れています。コードをもう一度スキャンするか、リンク全体をコピーしてください。',
  unreachable: '現在、ショップに接続できません。リンクはまだ使えます。少し待ってから、もう一度お試しください。',
  again: 'もう一度試す',
  add: 'ほしい物リストに追加',
  allThere: 'すべて、すでにほしい物リストにあります。',
  seeWishlist: 'ほしい物リストを見る',
  seeCart: 'カートを見る',
  needsScript:
    'このページでは、ブラウザがリストの暗号を解くためにJavaScriptを使います。JavaScriptを有効にしてください。',
};
