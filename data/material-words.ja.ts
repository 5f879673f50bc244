// Japanese of ./material-words.ts (sha256 e00d3de43915)
const colours: Readonly<Record<string, string>> = {
  black: '黒',
  white: '白',
  cream: 'クリーム',
  silver: 'シルバー',
  gray: 'グレー',
  navy: 'ネイビー',
  blue: '青',
  teal: 'ティール',
  green: '緑',
  olive: 'オリーブ',
  red: '赤',
  burgundy: 'バーガンディ',
  orange: 'オレンジ',
  yellow: '黄色',
  brown: '茶',
  tan: 'キャメル',
  salmon: 'サーモンピンク',
  rose: 'ローズカラー',
  pink: 'ピンク',
  champagne: 'シャンパンゴールド',
  copper: 'カッパー',
  sand: 'サンドベージュ',
};

/** 「の」 joins a colour to its noun: 「ネイビーの文字盤」. */
export const colourWord = (colour: string) => colours[colour.toLowerCase()] ?? colour;

const cases: Readonly<Record<string, string>> = {
  'Polished steel': '鏡面仕上げのスチール',
  'Brushed steel': 'ヘアライン仕上げのスチール',
  'Black steel': '黒のスチール',
  'Gold-tone steel': 'ゴールドカラーのスチール',
  'Rose gold-tone steel': 'ローズゴールドカラーのスチール',
  Titanium: 'チタン',
  Bronze: 'ブロンズ',
  'Black carbon': '黒のカーボン',
};

/** A resin has a colour: 「オリーブの樹脂」. */
export function caseWord(material: string): string {
  const [, colour] = /^(.+) resin$/.exec(material) ?? [];
  return colour ? `${colourWord(colour)}の樹脂` : (cases[material] ?? material);
}

const straps: Readonly<Record<string, string>> = {
  leather: 'レザー',
  suede: 'スエード',
  rubber: 'ラバー',
  resin: '樹脂',
  bracelet: 'メタルブレスレット',
  mesh: 'メッシュ',
  NATO: 'NATO',
  textile: 'ファブリック',
};

export const strapWord = (material: string) => straps[material] ?? material;
