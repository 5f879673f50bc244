// Japanese of ./copy.ts (sha256 35b86542a7e6)
import { currencyNames, pageCurrency } from '@/domain/currency';
import { decimal } from '@/domain/decimal';
import type { FacetName } from '@/domain/filtering/facets';
import { halfOpenEnd, type Range, type RangeFilterName, rangeFilters } from '@/domain/filtering/range-filters';
import type { Sort } from '@/domain/filtering/filter-state';
import { beforeWord } from '@/domain/punctuation.ja';
import { measureIn } from './copy-measure';

export const filteringCopy = {
  title: '絞り込み',
  skip: '時計の一覧へ移動',
  open: (set: number) => (set === 0 ? '絞り込みと並べ替え' : `絞り込みと並べ替え（${set}）`),
  close: '閉じる',
  show: (count: number) => `${count} 件を表示`,
  showWithoutScript: '時計を表示',
  sort: '並べ替え',
  lowest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}の下限`,
  highest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}の上限`,
  inUnit: (handle: string, rangeFilter: RangeFilterName) =>
    `${handle}（${rangeFilter === 'price' ? currencyNames[pageCurrency] : rangeFilters[rangeFilter].unit}）`,
  chips: '適用中の絞り込み',
  remove: (chip: string) => `「${chip}」を解除`,
  clear: 'すべて解除',
  nothing: '条件にすべて合う時計はありません。',
  without: (chip: string, count: number) => `「${chip}」を外すと ${count} 件`,
};

export const groupLabels = {
  price: '価格',
  size: 'サイズ',
  movement: 'ムーブメント',
  brand: 'ブランド',
  more: 'その他',
};

type RangeFilterCopy = { label: string; note: string };

export const rangeFilterCopy: Readonly<Record<RangeFilterName, RangeFilterCopy>> = {
  price: { label: '価格', note: '送料別' },
  diameter: { label: 'ケース直径', note: 'リューズを含まないケースの幅' },
  lug: { label: 'ラグからラグまで', note: 'ラグの先から先まで。手首に合うかどうかは、この長さで決まります' },
  thickness: { label: '厚さ', note: 'ケースの裏側から風防の一番高い所まで' },
  weight: { label: '重さ', note: 'ベルトを含む' },
  water: {
    label: '防水性能',
    note: '水深ではなく耐えられる圧力の目安です：30 m は雨、50 m は水泳、200 m は潜水',
  },
};

export const priceInPageCurrency = `${currencyNames[pageCurrency]}、送料別`;

export const measureCopy = measureIn('ja-JP');

export function rangeCopy(rangeFilter: RangeFilterName, from: number, to: number): string {
  if (from === to) return measureCopy(rangeFilter, from);
  return `${rangeFilter === 'price' ? measureCopy(rangeFilter, from) : decimal(from)}～${measureCopy(rangeFilter, to)}`;
}

export const facetLabels: Readonly<Record<FacetName, string>> = {
  fit: '手首に合うサイズ',
  brand: 'ブランド',
  movement: 'ムーブメント',
  display: '表示方式',
  dial: '文字盤',
  strap: 'ベルト',
  case: 'ケース',
  function: '機能',
};

const optionLabels: Readonly<Record<string, string>> = {
  snug: '小さめ',
  good: 'ちょうどよい',
  large: '大きめ',
  automatic: '自動巻き',
  'hand-wound': '手巻き',
  quartz: 'クオーツ',
  solar: 'ソーラークオーツ',
  hands: '針',
  discs: 'ディスク',
  skeleton: 'スケルトン',
  digital: 'デジタル',
  'hands-and-digits': '針とデジタル',
  black: '黒',
  white: '白',
  grey: 'グレー',
  blue: '青',
  green: '緑',
  red: '赤',
  orange: 'オレンジ',
  yellow: '黄色',
  brown: '茶',
  pink: 'ピンク',
  leather: 'レザー',
  suede: 'スエード',
  rubber: 'ラバー',
  resin: '樹脂',
  bracelet: 'メタルブレスレット',
  mesh: 'メッシュ',
  nato: 'NATO',
  textile: 'ファブリック',
  steel: 'スチール',
  'black-steel': '黒のスチール',
  'gold-tone': 'ゴールドカラー',
  'rose-gold-tone': 'ローズゴールドカラー',
  titanium: 'チタン',
  bronze: 'ブロンズ',
  carbon: 'カーボン',
  date: '日付表示',
  day: '曜日表示',
  chronograph: 'クロノグラフ',
  tachymeter: 'タキメーター',
  'turning-bezel': '回転ベゼル',
  'small-seconds': 'スモールセコンド',
  '24-hours': '24時間表示',
  'second-time-zone': 'デュアルタイム',
  'power-reserve': 'パワーリザーブ表示',
  retrograde: 'レトログラード',
  'wandering-hours': 'ワンダリングアワー',
  alarm: 'アラーム',
  timer: 'タイマー',
  light: 'ライト',
  gps: 'GPS',
  compass: 'コンパス',
  altimeter: '高度計',
  thermometer: '温度計',
  'depth-meter': '水深計',
  tide: '潮汐表示',
  moon: 'ムーンフェイズ',
  'helium-valve': 'ヘリウムバルブ',
};

export function optionLabel(option: string, makers: Readonly<Record<string, string>>): string {
  return (
    makers[option] ?? optionLabels[option] ?? option.charAt(0).toUpperCase() + option.slice(1).replaceAll('-', ' ')
  );
}

export const sortLabels: Readonly<Record<Sort, string>> = {
  listed: 'おすすめ順',
  fit: '手首に合う順',
  price: '価格の安い順',
  'price-down': '価格の高い順',
  size: 'サイズの小さい順',
  'size-down': 'サイズの大きい順',
  newest: '新着順',
  name: '名前順（A～Z）',
};

export const bestFirst = '一致度の高い順';

export const facetChips: Readonly<Partial<Record<FacetName, (label: string) => string>>> = {
  fit: (label) => `手首には${label}`,
  dial: (label) => `文字盤：${label}`,
  strap: (label) => `ベルト：${label}`,
  case: (label) => `ケース：${label}`,
};

const boundWords = { under: '未満', upTo: '以下', over: '超', from: '以上' };

export function rangeChip(rangeFilter: RangeFilterName, range: Range): string {
  const { from, to } = range;
  const name = rangeFilter === 'price' ? '' : `${rangeFilterCopy[rangeFilter].label}：`;
  if (from !== undefined && to !== undefined) return name + rangeCopy(rangeFilter, from, to);
  const { bound, figure } = halfOpenEnd(range);
  return name + beforeWord(measureCopy(rangeFilter, figure)) + boundWords[bound];
}
