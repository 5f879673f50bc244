// Japanese of ./copy.ts (sha256 a3dff02260d8)
export const wishlistPageCopy = {
  title: 'ほしい物リスト',
  looking: 'ほしい物リストを読み込んでいます…',
  list: 'ほしい物リストの時計',
  empty: 'ほしい物リストは空です',
  emptyHint: '時計のハートを押すと、ここに追加されます。',
  unreachable: '現在の価格と画像を読み込めませんでした。このブラウザに保存されている内容を表示しています。',
  inCartToo: 'カートにも入っています',
  move: 'カートに移す',
  moveOf: (name: string) => `カートに移す：${name}`,
  removed: (name: string) => `${name}をほしい物リストから削除しました。`,
};

export const shareCopy = {
  title: 'ほしい物リストを共有',
  link: 'このリストのリンク',
  copy: 'リストのリンクをコピー',
  share: 'このリストを共有',
  shared: 'リンクを共有しました。',
  sheetTitle: 'ほしい物リストの時計',
  about:
    'リンクには、現時点のリストが入ります。お名前は含まれません。リンクを開いた人は誰でも、リストを見たり、自分のリストに追加したりできます。',
};

export const sharedListCopy = {
  list: '共有されたリストの時計',
  about: (count: number) =>
    `時計 ${count} 点のリストが共有されました。追加するまで、お客様のほしい物リストは変わりません。`,
  save: 'ほしい物リストに追加',
  allSaved: 'すべて追加済み',
  seeOwn: '自分のリストを見る',
  noWatchFound: 'このリンクには、当店で販売している時計がありません。お客様のほしい物リストを表示しています。',
  unreachable: 'このリストの時計を読み込めませんでした。',
  notFetched: '時計を読み込めなかったため、追加していません。通信状態を確認して、もう一度押してください。',
};

export function savedCopy(saved: number, all: number): string {
  if (saved === 0) return all === 1 ? 'すでにほしい物リストにあります。' : 'すべて、すでにほしい物リストにあります。';
  const rest = all === saved ? '' : 'ほかの時計は追加済みです。';
  return `時計 ${saved} 点をほしい物リストに追加しました。${rest}`;
}
