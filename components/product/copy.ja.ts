// Japanese of ./copy.ts (sha256 afd7c24333de)
import { caseWord, colourWord, strapWord } from '@/data/material-words';
import { decimal } from '@/domain/decimal';
import type { MeasureName } from '@/domain/drawing';
import type { WatchFunction } from '@/domain/similarity';
import type { SimilarityReason } from '@/domain/similarity-reasons';
import type { Specification } from '@/domain/specification';

export const cartNeedsScript = 'カートにはJavaScriptが必要です。電話やメールでもご注文いただけます。';

export const galleryCopy = {
  title: (name: string) => `${name}の画像`,
  thumbnail: (number: number, picture: string) => `画像 ${number}：${picture}`,
  strip: '大きな画像',
  enlarge: (picture: string) => `拡大：${picture}`,
  large: (number: number) => `大きな画像 ${number}`,
};

export const panelTitles = { description: '商品説明', specifications: '仕様' };

export const warrantyNote = (maker: string, period: string, isLong: boolean) =>
  `この時計のメーカー保証（${maker}）：${period}。${isLong ? longGuaranteeLabel : ''}`;

const longGuaranteeLabel = '保証ラベル（EU）：2 年間の法定保証より長い無料の保証です。法定保証もそのまま受けられます。';

export const otherBrandsTitle = 'ほかのブランド';

export const topSellingTitle = '売れ筋ブランド';

export const keyNumberLabels = {
  case: 'ケース',
  lugToLug: 'ラグからラグまで',
  water: '防水性能',
  movement: 'ムーブメント',
};

export const movementNames: Record<Specification['movement'], string> = {
  Automatic: '自動巻き',
  'Hand-wound': '手巻き',
  Quartz: 'クオーツ',
  'Solar quartz': 'ソーラークオーツ',
};

export const stockCopy = {
  soldOut: '売り切れ',
  left: (pieces: number) => `残り ${pieces} 点`,
  nothingAdded: (name: string) => `${name}は売り切れです。カートには何も追加されていません。`,
  mailMe: '再入荷のお知らせを受け取る',
};

export const promiseTitle = 'お届けと返品';

export const detailImageCopy = {
  title: '近くで見る',
  caption: { back: 'ケースバック', clasp: 'バックル', dial: '文字盤' },
  alt: {
    back: (name: string) => `${name}、ベルトを外したケースの裏側`,
    clasp: (name: string) => `${name}、間近で見たバックル`,
    dial: (name: string) => `${name}、2 倍に拡大した文字盤`,
  },
};

export const modelCopy = {
  view: '3Dで見る',
  cannot: 'このブラウザでは時計を3Dで表示できません。',
  notLoaded: '3D表示を読み込めませんでした。もう一度押してください。',
};

export const compareLinkCopy = {
  alone: '比較',
  withOthers: (others: number) => `ほかの ${others} 点と比較`,
};

export const relatedCopy = { title: '似ている時計' };

const also = '同じく';

const functionCopy: Record<WatchFunction, string> = {
  chronograph: 'クロノグラフ',
  stopwatch: 'ストップウォッチ付き',
  moon: 'ムーンフェイズ付き',
  'second time zone': 'デュアルタイム表示',
  'power reserve indicator': 'パワーリザーブ表示',
  'turning bezel': '回転ベゼル付き',
  'retrograde hand': 'レトログラード針',
  'hours without hands': '針のない時間表示',
  date: '日付表示',
  day: '曜日表示',
  alarm: 'アラーム付き',
  compass: 'コンパス付き',
  depth: '水深計付き',
  tide: '潮汐表示',
};

const movements: Readonly<Record<string, string>> = movementNames;

function wordsOf(reason: SimilarityReason): string {
  switch (reason.kind) {
    case 'size':
      return '同じサイズ';
    case 'nearly':
      return 'ほぼ同じサイズ';
    case 'weight':
      return 'ほぼ同じ重さ';
    case 'thickness':
      return 'ほぼ同じ厚さ';
    case 'price':
      return 'ほぼ同じ価格';
    case 'digital':
      return `${also}デジタル`;
    case 'skeleton':
      return `${also}スケルトン`;
    case 'function':
      return also + functionCopy[reason.name];
    case 'movement':
      return also + (movements[reason.name] ?? reason.name);
    case 'dial':
      return `${also}${colourWord(reason.colour)}の文字盤`;
    case 'case':
      return `${also}${caseWord(reason.material.charAt(0).toUpperCase() + reason.material.slice(1))}のケース`;
    case 'strap':
      return also + (reason.material === 'bracelet' ? 'メタルブレスレット' : `${strapWord(reason.material)}ベルト`);
    case 'water':
      return `${also} ${reason.metres} m 防水`;
    case 'larger':
      return `直径が ${decimal(Math.abs(reason.mm))} mm ${reason.mm < 0 ? '小さい' : '大きい'}`;
  }
}

/** 「同じく自動巻き、日付表示」: the second reason does not repeat its first word. */
export function similarityCopy(reasons: readonly SimilarityReason[]): string {
  const [first = '', ...others] = reasons.slice(0, 2).map(wordsOf);
  return [first, ...others.map((words) => (first.startsWith(also) ? words.replace(also, '').trim() : words))].join(
    '、',
  );
}

export const drawingCopy = {
  title: '寸法図',
  scale: '2 つの図の縮尺は同じで、どの時計のページでも共通です。',
  front: (names: string) => `正面から：${names}。`,
  side: (names: string) => `3時側から：${names}。`,
  wrist: (min: number, max: number) => `手首周り ${decimal(min)}～${decimal(max)} mm`,
};

export function figureOf(measured: MeasureName, specification: Specification): string {
  const figure = millimetres(measured, specification);
  if (measured === 'lugToLug') return `縦 ${figure}`;
  return measured === 'strapTaper' ? `バックル側 ${figure}` : figure;
}

const millimetres = (measured: MeasureName, specification: Specification) =>
  `${decimal(specification[measured] ?? 0)} mm`;

const figureNames: Record<MeasureName, string> = {
  caseDiameter: 'ケース直径',
  thickness: '厚さ',
  lugToLug: 'ラグからラグまで',
  strapWidth: 'ラグ幅',
  strapTaper: 'バックル側のベルト幅',
};

export function namedFigure(measured: MeasureName, specification: Specification): string {
  return `${figureNames[measured]} ${millimetres(measured, specification)}`;
}

export const lumeViewCopy = {
  out: '暗い所で見る',
  on: '明るい所で見る',
  notLoaded: '読み込めませんでした。もう一度押してください。',
};

export const readDialCopy = {
  title: '文字盤の読み方',
  more: 'もっと見る',
  notLoaded: '文字盤を読み込めませんでした。もう一度押してください。',
};

export const cartTool = {
  toolname: 'add_to_cart',
  tooldescription: 'お客様がボタンを押すと、この時計をカートに入れます。注文はしません。',
} as const;
