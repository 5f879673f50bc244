// Japanese of ./copy.ts (sha256 90db8b4a971c)
export const copiedCopy = {
  link: 'リンク',
  done: (what: string) => `${what}をコピーしました。`,
  denied: (what: string) =>
    `ブラウザの設定により、コピーできませんでした。${what}を選択した状態にしましたので、手動でコピーしてください。`,
};
