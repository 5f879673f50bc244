// Japanese of ./copy-buy.ts (sha256 c64685397487)
export const buyCopy = {
  addToCart: 'カートに入れる',
  inCart: 'カートに追加済み',
  saveToWishlist: 'ほしい物リストに追加',
  onWishlist: 'ほしい物リストに追加済み',
  bar: (name: string) => `${name}を購入`,
  barButton: (label: string, name: string) => `${label}：${name}`,
  seeCart: 'カートを見る',
  seeWishlist: 'ほしい物リストを見る',
  isInCart: (name: string) => `${name}をカートに入れました。`,
  wasInCart: (name: string) => `${name}はすでにカートに入っています。`,
  isOnWishlist: (name: string) => `${name}をほしい物リストに追加しました。`,
  wasOnWishlist: (name: string) => `${name}はすでにほしい物リストに入っています。`,
};

export const sizeButtonCopy = {
  doesItFit: '手首に合うか確認',
  actualSize: '実物大で見る',
  notLoaded: '読み込めませんでした。通信状態を確認して、ページを再読み込みしてください。',
};
