// Japanese of ./copy.ts (sha256 e8d6738155f5)
export const dialCopy = {
  slider: '文字盤の時刻',
  now: '現在時刻',
  close: '閉じる',
  notLoaded: '文字盤を読み込めませんでした。もう一度スライダーを動かしてください。',
};
