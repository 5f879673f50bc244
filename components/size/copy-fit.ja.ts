// Japanese of ./copy-fit.ts (sha256 ce17ec16343a)
import {
  averageWrist,
  wristWidthDeviation,
  wristWidthRatio,
  type Fit,
  type FitMeasures,
  type FitVerdict,
} from '@/domain/fit';
import { beforeWord } from '@/domain/punctuation.ja';
import { wristLimits, type Wrist } from '@/domain/wrist';
import { wristLimitsInInches as inches } from '@/domain/wrist-inches';
import { fitWords, wristCopy } from './copy';

const limits = `${wristLimits.min}～${wristLimits.max} mm（${inches.min}～${inches.max} インチ）`;

export const wristEntryCopy = {
  title: '手首に合うか確認',
  circumference: '手首周り',
  hint: `時計を着ける位置で、手首周りを測ってください。範囲は ${limits}です。`,
  unit: '単位',
  mm: 'ミリメートル',
  inches: 'インチ',
  privacy: 'このブラウザにのみ保存されます。送信されるのは、手首周りで一覧を絞り込む場合と並べ替える場合だけです。',
  save: '合うかどうかを見る',
  busy: '計算しています…',
  forget: '手首周りを削除',
  close: '閉じる',
  rejected: `${limits}の数値を入力してください。`,
  onAverage: `平均的な手首周り ${averageWrist} mm の場合`,
};

export const calculationTitle = '計算方法';

export const wristTitle = (wrist: Wrist) => `手首周り ${beforeWord(wristCopy(wrist))}の場合`;

export const spareCopy = (spare: number) =>
  spare < 0 ? `両側に ${-spare} mm ずつはみ出し` : `両側に ${spare} mm ずつの余裕`;

const reasons: Readonly<Record<FitVerdict, string>> = {
  snug: '手首に対して時計が小さめです。',
  good: 'ラグの先が、手首の幅に余裕を持って収まります。',
  large: 'ぎりぎりのサイズで、ラグの先が手首の端近くまで届きます。',
  'too-large': 'ラグの先が手首の端からはみ出します。',
  'strap-too-short': '手首に回して留めることができません。',
  'strap-too-long': '手首に着けるとゆるくなります。',
};

export const verdictCopy = ({ verdict }: Fit, { wristMin, wristMax }: FitMeasures): string =>
  `${fitWords[verdict]}：${reasons[verdict]}ベルトに合う手首周りは ${wristMin}～${wristMax} mm です。`;

export const calculationCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures, wrist: Wrist) =>
  `手首周りが ${beforeWord(wristCopy(wrist))}の場合、手首の幅は約 ${wristWidth} mm です。これは手首周りの ${wristWidthRatio} 倍で、G. Heinzらの研究（2003年）による 507 人の平均です。10 人のうち 7 人は差が ${wristWidthDeviation} mm 以内ですが、あくまで推定値です。この幅から、時計のラグからラグまでの ${lugToLug} mm を引き、残りを 2 で割ります。`;

export const drawingCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures) =>
  `手首に載せた時計：ラグからラグまで ${lugToLug} mm、手首の幅 ${wristWidth} mm。`;

export const wristPictureCopy = (watch: string, { wristWidth }: Fit) =>
  `${watch}、幅 ${wristWidth} mm の手首に着けた様子`;

export const actualSizeCopy = {
  title: '実物大',
  measure:
    'クレジットカードやキャッシュカードを画面に当ててください。枠がカードとちょうど同じ大きさ（85.6 × 54 mm）になるまで、スライダーを動かします。マイナンバーカードや運転免許証も同じ大きさです。',
  measureAgain: 'ページの拡大率か画面が変わりました。もう一度測ってください。',
  slider: '枠の大きさ',
  sliderValue: (px: number) => `幅 ${Math.round(px)} ピクセル`,
  smaller: '少し小さく',
  larger: '少し大きく',
  done: 'カードと同じ大きさ',
  again: '画面を測り直す',
  magnified: 'ページが拡大されています。ピンチ操作で縮小すると、時計が実物大になります。',
  close: '閉じる',
  shown: (caseDiameter: number, lugToLug: number) =>
    `実物大で表示しています。ケースの直径 ${caseDiameter} mm、ラグからラグまで ${lugToLug} mm。`,
  outline: '画像の縮尺がわからないため、輪郭で表示しています。',
};
