// Japanese of ./copy.ts (sha256 3fb39465e0a6)
export const rotationCopy = {
  view: (name: string) => `${name}。ドラッグするか矢印キーを押すと回転し、プラスとマイナスのキーで拡大・縮小します`,
  sides: { front: '正面', back: '裏側', side: '側面' },
  sidesOf: (name: string) => `${name}の表示する面`,
  close: '画像に戻る',
  loading: '3D表示を読み込んでいます',
  shown: '時計を回転できます。',
  sidesShown: { front: '正面を表示しています。', back: '裏側を表示しています。', side: '側面を表示しています。' },
  lost: 'ブラウザのグラフィックスメモリが不足しました。もう一度押すと、時計を回転できます。',
};
