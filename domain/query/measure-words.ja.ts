// Japanese of ./measure-words.ts (sha256 c27e8c1cb670)
import { pageCurrency } from '@/domain/currency';

// Patterns for text of `plainText`: a space between words, and no particles such as の, が, は and で.

const [smaller, larger] = ['小さい|小さく|小さめ|短い|細い', '大きい|大きく|大きめ|長い'];
const [thinner, thicker] = ['薄い|薄く|薄め', '厚い|厚く|厚め'];
const [lighter, heavier] = ['軽い|軽く|軽め', '重い|重く|重め'];
const [cheaper, dearer] = ['安い|安く|少ない', '高い|高く|多い'];

/** Bounds follow their figure in Japanese; `plainFigures` moves these before it. */
const below = `未満|より (?:${smaller}|${thinner}|${lighter}|${cheaper})`;
const above = `超|超え|超える|超の|より (?:${larger}|${thicker}|${heavier}|${dearer})|より 上`;

export const bounds = {
  below: `${below}|<`,
  above: `${above}|>`,
  to: '最大|最高|上限|予算|高くても|大きくても|多くても|せいぜい|〜|~|<=|≤',
  from: '最低|最小|下限|少なくとも|>=|≥',
  about: '約|およそ|おおよそ|だいたい|大体|ほぼ',
};

/** A negation follows its bound; `plainFigures` reads it. */
export const not = '(?!)';

export const units = {
  mm: 'ミリメートル|ミリ|mm',
  cm: 'センチメートル|センチ|cm',
  inch: 'インチ|inch(?:es)?|"|′′',
  atm: '気圧|バール|バー|atm|bars?',
  ft: 'フィート|ft|feet',
  g: 'グラム|gr|g',
  $: '円|米ドル|ドル|dollars?|usd|ユーロ|eur|€|\\$',
  m: 'メートル|m',
};

export const subjects = {
  none: '(?:ベルト|バンド|ストラップ|ブレスレット|ブレス)|ベルト幅|ラグ幅|尾錠|バックル|リューズ|風防|プッシュボタン|ボタン|窓',
  wrist: '手首(?: (?:周り|回り|まわり|サイズ|周囲))?|手首周り|手首回り|手首まわり|腕周り|腕回り|腕まわり',
  lug: 'ラグからラグまで|ラグ から ラグ まで|ラグ間(?: 長さ)?|ラグ 間|ラグトゥラグ|ラグ トゥ ラグ|縦|全長|lug to lug',
  thickness: '厚さ|厚み|ケース厚|高さ|薄さ|厚',
  water: '防水|防水性|防水性能|防水 性能|防水 性|耐水|耐水性',
  weight: '重さ|重量|ウェイト',
  diameter: '直径|ケース径|ケース 径|径|ケースサイズ|ケース(?: サイズ)?|サイズ|横幅|幅|大きさ|文字盤',
  price: '価格|値段|金額|プライス',
};

export const links = ':';

/** Japanese has no word before two figures. */
export const between = '(?!)';

export const joins = '〜|~|から|より|以上|と|,';

export const orMore = '(?:以上|から|〜|~|より 上|あれば)';
export const orLess = '(?:以下|以内|まで|間|内|〜|~)';

export const orSo = ' (?:くらい|ぐらい|位|前後|程度|ほど|ごろ|あたり)';

export const boundSubjects = {
  thickness: new RegExp(`^より (?:${thinner}|${thicker})`),
  weight: new RegExp(`^より (?:${lighter}|${heavier})`),
  lug: /^より (?:短い|長い)/,
  diameter: /^より (?:小さ|大き)/,
};

/**
 * Yen of a dollar in the owner's price lists (`data/prices`): the prices of queries are in the page's currency
 * (docs/product.md 44.4).
 */
const yenPerDollar = 152;
const isInYen = pageCurrency === 'jpy';

const amount = String.raw`\d[\d.]*`;
const anyOf = (table: Readonly<Record<string, string>>) => Object.values(table).join('|');
const unit = `(?:${anyOf(units)})(?![\\p{L}\\d])`;

const currency = isInYen ? '円' : 'ドル';
const ofYen = (yen: string) => (isInYen ? yen : String(Math.round(Number(yen) / yenPerDollar)));
const ofDollars = (dollars: string) => (isInYen ? times(yenPerDollar, dollars) : dollars);
const times = (factor: number, figure: string) => String(Math.round(Number(figure) * factor));

const rules: readonly (readonly [pattern: RegExp, replacement: (...found: (string | undefined)[]) => string])[] = [
  // 1,200
  [/(\d),(\d{3})(?!\d)/g, (_, thousands = '', rest = '') => thousands + rest],
  // 2〜3万円, 2万〜3万円
  [
    /(\d[\d.]*)(?: 万)?(?: 円)? ?(〜|~|-|から) ?(\d[\d.]*) 万(?: 円)?(?: 台)?/g,
    (_, one = '', join = '', other = '') => `${times(10_000, one)} ${join} ${times(10_000, other)} 円`,
  ],
  // 2万円台, often typed 2万円代
  [
    /(\d+) 万 円 [台代]/g,
    (_, figure = '') => `${times(10_000, figure)} 〜 ${times(10_000, String(Number(figure) + 1))} 円`,
  ],
  // 3万5千円, 2万5000円
  [
    /(\d[\d.]*) 万(?: (\d) 千| (\d{4}))?(?! ドル)(?: 円)?/g,
    (_, figure = '', thousands = '0', rest = '0') =>
      `${Number(times(10_000, figure)) + Number(times(1000, thousands)) + Number(rest)} 円`,
  ],
  [/(\d[\d.]*) 千 円/g, (_, figure = '') => `${times(1000, figure)} 円`],
  // Yen
  [
    /(\d+)(?: 円)? ?(〜|~|-|から) ?(\d+) ?(?:円|yen|jpy)/g,
    (_, one = '', join = '', other = '') => `${ofYen(one)} ${join} ${ofYen(other)} ${currency}`,
  ],
  [/¥ ?(\d+)|(\d+) ?(?:円|yen|jpy)/g, (_, sign, figure) => `${ofYen(sign ?? figure ?? '')} ${currency}`],
  // 20代: an age
  [/\d0 代(?: (?:前半|後半))?/g, () => ' '],
  // 200ドル台
  [/(\d)00 ドル 台/g, (_, hundreds = '') => `${hundreds}00 〜 ${hundreds}99 ドル`],
  // Dollars
  [
    /(\d+)(?: 米?ドル)? ?(〜|~|-|から) ?(\d+) ?(?:米?ドル|dollars?|usd)/g,
    (_, one = '', join = '', other = '') => `${ofDollars(one)} ${join} ${ofDollars(other)} ${currency}`,
  ],
  [/\$ ?(\d+)|(\d+) ?(?:米?ドル|dollars?|usd)/g, (_, sign, figure) => `${ofDollars(sign ?? figure ?? '')} ${currency}`],
  // 300mまで潜れる: no limit, but the depth that the watch resists
  [/(\d ?(?:m|メートル|気圧|バール|バー|atm|bars?|フィート|ft|feet)) まで(?!\p{L})/gu, (_, figure = '') => figure],
  // 50m防水以上
  [/(\d ?(?:m|メートル|気圧|bar)) 防水 以上/g, (_, figure = '') => `${figure} 以上 防水`],
  // 直径38mm 厚さ10mm
  [
    new RegExp(
      `(?<=\\d ?(?:${unit})?(?: ?(?:${orMore}|${orLess}))?) (?=(?:${anyOf(subjects)}) (?:(?:${anyOf(bounds)}) )?\\d)`,
      'gu',
    ),
    () => ' , ',
  ],
  // 3万円を超えない, 40mmより大きくない
  [/ (?:超え ない|より (?:高|大き|長|重|多)くない)(?![^ ])/g, () => ' 以下'],
  // 300ドル未満, 36mmより小さい
  [
    new RegExp(`(?<![\\p{L}\\d.$])(\\$?${amount}(?: ?${unit})?) (${below}|${above})(?!\\p{L})`, 'gu'),
    (_, figure = '', bound = '') => `${bound} ${figure}`,
  ],
];

export const plainFigures = (text: string) =>
  rules.reduce((read, [pattern, replacement]) => read.replace(pattern, replacement), text);

export const writtenFigures = (text: string) => text;
