// Japanese of ./query-words.ts (sha256 08f285a6c559)
// A blank in a phrase is the place where one word ends. Queries have lost the particles の, が, で, に and so on (`plainText`).
import type { Sort } from '../filtering/filter-state';

/** Adjectives in the forms of queries: 薄い, 薄く, 薄くて, 薄め, 薄さ. */
const forms = (...stems: readonly string[]) =>
  stems.flatMap((stem) => ['い', 'く', 'くて', 'め', 'さ'].map((ending) => stem + ending)).join('|');

/** Negated adjectives: 大きくない, 大きすぎない. */
const notForms = (...stems: readonly string[]) =>
  stems
    .flatMap((stem) =>
      ['くない', 'くなくて', 'くなく', 'すぎない', 'すぎず', '過ぎない', '過ぎず'].map((ending) => stem + ending),
    )
    .join('|');

/** All pairs of a first and a second word. */
const pairs = (first: string, second: string) =>
  first
    .split('|')
    .flatMap((one) => second.split('|').map((other) => `${one} ${other}`))
    .join('|');

export type Phrases = Readonly<Record<string, string>>;

export const movements: Phrases = {
  automatic:
    '自動巻き|自動巻き式|オートマチック|セルフワインディング|自動 巻き|自動 巻き上がる|自動 巻き上げ|自動 巻き上げる|自分 巻き上がる|勝手 巻き上がる|automatic',
  'hand-wound': '手巻き|手巻き式|手 巻き|手 巻く|自分 巻く|手動 巻き|リューズ 巻く',
  'automatic,hand-wound': '機械式|機械 式|メカニカル|ゼンマイ|ぜんまい',
  'quartz,solar': 'クオーツ|クオーツ式|水晶|quartz',
  quartz: '電池|電池式|電池交換|電池 交換|バッテリー|乾電池|ボタン電池',
  solar:
    'ソーラー|ソーラー クオーツ|ソーラー 電池|ソーラー 充電|ソーラー 駆動|太陽光|太陽電池|太陽光 発電|光 発電|光発電|エコドライブ|エコ',
};

export const displays: Phrases = {
  digital: 'デジタル|デジタル 表示|液晶|液晶 表示|LCD',
  skeleton: 'スケルトン|オープンワーク|透かし|透かし彫り|肉抜き|中 見える|中身 見える|機械 見える|歯車 見える',
  'hands-and-digits': 'アナデジ|デジアナ|アナログ デジタル|アナログ と デジタル|デジタル と アナログ',
  'hands,hands-and-digits,skeleton': 'アナログ|アナログ 表示',
};

export const straps: Phrases = {
  leather: '革|レザー|革製|カーフ',
  suede: 'スエード|バックスキン|起毛 革',
  rubber: 'ラバー|シリコン|ラバー製',
  resin: '樹脂 ベルト|レジン ベルト|プラスチック ベルト|ウレタン|ウレタン ベルト',
  bracelet: `メタルブレスレット|ブレスレット|${pairs('メタル|金属|ステンレス|スチール|鋼', 'ブレスレット')}|ステンレス ベルト|スチール ベルト|コマ`,
  mesh: `メッシュ|ミラネーゼ|${pairs('メッシュ|ミラネーゼ', 'ブレスレット|ベルト')}`,
  'bracelet,mesh': 'メタル ベルト|金属 ベルト|金属製 ベルト',
  nato: 'NATO|NATO タイプ|ナトー|引き通し',
  textile: 'ファブリック|テキスタイル|布|布製|布 製|キャンバス|ナイロン|織物',
};

export const cases: Phrases = {
  steel: 'ステンレス|ステンレス スチール|ステンレス鋼|スチール|鋼',
  'black-steel': pairs('黒|黒い|ブラック', 'ステンレス|スチール|ステンレス スチール'),
  'gold-tone': 'ゴールド|金|金色|イエローゴールド|イエロー ゴールド|金メッキ|ゴールド トーン|ゴールド カラー',
  'rose-gold-tone': 'ローズゴールド|ローズ ゴールド|ピンクゴールド|ピンク ゴールド',
  titanium: 'チタン|チタン製',
  bronze: 'ブロンズ|青銅',
  carbon: 'カーボン|ブラック カーボン|カーボン ファイバー|カーボンファイバー|炭素繊維',
  resin: '樹脂|樹脂製|レジン|プラスチック',
};

export const functions: Phrases = {
  date: '日付|日付表示|カレンダー|デイト|日付 窓',
  day: '曜日|曜日表示|デイデイト|日付 曜日|曜日 日付|日付 と 曜日|曜日 と 日付',
  chronograph: 'クロノグラフ|ストップウォッチ|ストップ 時計',
  tachymeter: 'タキメーター|タキメータ|レース|レーシング|ドライブ|運転|モータースポーツ',
  'turning-bezel': `回転ベゼル|${pairs('回転|ダイビング|ダイバー|逆回転 防止', 'ベゼル')}|逆回転防止ベゼル`,
  'small-seconds': 'スモールセコンド|スモール セコンド|スモセコ|スモールセコンド 針|小 秒針|小秒針',
  '24-hours': '24 時間|24 時間 表示|24 時間 計|24 時間 制',
  'second-time-zone':
    'GMT|デュアルタイム|デュアル タイム|ワールドタイム|ワールド タイム|世界時計|世界 時計|第二 時間帯|第 2 時間帯|2 つ 時間帯|二つ 時間帯|タイムゾーン|第二 タイムゾーン|時差|旅行|海外旅行|トラベル|出張|海外出張|海外',
  'power-reserve': 'パワーリザーブ|パワーリザーブインジケーター|パワーリザーブ 表示|パワーリザーブ インジケーター',
  retrograde: 'レトログラード',
  'wandering-hours': 'ワンダリングアワー|ワンダリング アワー|ワンダリング',
  alarm: 'アラーム|目覚まし|目覚まし時計',
  timer: 'タイマー|カウントダウン|カウントダウン タイマー',
  light: 'バックライト|ライト|照明|文字盤 照明',
  gps: 'GPS',
  compass: 'コンパス|方位計|方位磁針|方位磁石|方位',
  altimeter: '高度計|高度|標高',
  thermometer: '温度計|温度|気温|水温|水温計',
  'depth-meter': '水深計|深度計|水深|深度',
  tide: '潮汐|潮汐 グラフ|潮汐グラフ|タイドグラフ|タイド グラフ|タイド|潮位|潮 満ち引き|潮の満ち引き|潮見表',
  moon: 'ムーンフェイズ|ムーン フェイズ|月齢|月齢 表示|月相|月 満ち欠け|月の満ち欠け',
  'helium-valve': 'ヘリウムバルブ|ヘリウム バルブ|ヘリウム|ヘリウムエスケープバルブ|ヘリウム エスケープ バルブ',
};

export const sorts = {
  price:
    '安い|安く|安くて|安い 順|安い 方|価格 安い 順|値段 安い 順|最安|最安値|一番 安い|いちばん 安い|格安|激安|低価格|お手頃|お手頃 価格|手頃|手頃 価格|リーズナブル|プチプラ|コスパ|高くない|高すぎない|高過ぎない|高すぎず',
  'price-down': '高い 順|価格 高い 順|値段 高い 順|一番 高い|いちばん 高い|最高額|最高級',
  size: '小さい 順|一番 小さい|いちばん 小さい|最小|サイズ 小さい 順',
  'size-down': '大きい 順|一番 大きい|いちばん 大きい|サイズ 大きい 順',
  newest: '新しい 順|新着 順|一番 新しい|いちばん 新しい|最新|最新作|最新 モデル',
} satisfies Partial<Record<Sort, string>>;

export const waterWords = {
  resistant:
    '防水|防水性|防水性能|防水 性能|防水 性|防水 時計|完全 防水|耐水|耐水性|水 強い|水 濡れて|水泳|スイミング|泳ぐ|泳げる|プール|海|海水浴|ビーチ|シュノーケリング|シュノーケル|サーフィン|マリンスポーツ|水辺',
  dive: 'ダイビング|ダイバー|潜水|潜る|潜れる|スキューバ|スキューバダイビング|スキューバ ダイビング',
};

export const dialColourWords = {
  black: '黒|黒い|黒く|黒色|真っ黒|漆黒|ブラック',
  white: '白|白い|白く|白色|真っ白|純白|ホワイト',
  grey: 'グレー|灰|ねずみ色',
  blue: '青|青い|青く|青色|ブルー|水色|空色',
  green: '緑|緑色|深緑|濃緑|黄緑|グリーン',
  red: '赤|赤い|赤く|赤色|レッド',
  orange: 'オレンジ|オレンジ色|橙|橙色',
  yellow: '黄色|イエロー',
  brown: '茶|ブラウン|茶系',
  pink: 'ピンク|ピンク色|桃色',
};
export const shades: readonly string[] = [
  ...['', 'ライト ', 'ペール ', 'ダーク ', 'ディープ ', 'ブライト ', 'ビビッド ', 'スカイ '],
  ...['ライト', 'ペール', 'ダーク', 'ディープ', 'スカイ'],
  ...['薄い ', '濃い ', '明るい ', '暗い ', '淡い ', '深い ', '鮮やか '],
];

export const partWords =
  'ベルト ブレスレット メッシュ 革 レザー スエード ラバー NATO ファブリック 布 ナイロン キャンバス 樹脂 ケース ベゼル 針 秒針 分針 ' +
  '時針 スチール ステンレス カーボン セコンド インデックス 数字 アラビア数字 ローマ数字 サブダイヤル インダイヤル カウンター ' +
  'ステッチ 夜光 チューブ リューズ 日付 リング 風防 ガラス サファイア トラック 窓';

export const redundant = {
  movement: 'ムーブメント 式 駆動 機械',
  display: '表示 文字盤 ダイヤル ディスプレイ',
  strap: 'ベルト ブレスレット 製',
  case: 'ケース 製',
  function: '機能 表示 付き 搭載 窓 計',
  dial: '文字盤 ダイヤル 文字板 フェイス 系',
};

const wrists = (adjectives: string) => `${pairs(adjectives, '手首|腕')}|${pairs('手首|腕', adjectives)}`;

export const wishWords = {
  small: `${forms('小さ', 'ちいさ')}|小さな|小ぶり|小振り|小型|小径|コンパクト|ミニ|ミニサイズ|スモール|スモール サイズ`,
  notLarge: `${notForms('大き', 'でか', 'ごつ')}|あまり 大きくない|そんなに 大きくない|大きすぎる ない`,
  large: `${forms('大き', 'でか', 'ごつ', 'デカ')}|大きな|大型|大ぶり|大振り|特大|ビッグ|デカ厚|オーバーサイズ|XL|存在感`,
  notSmall: notForms('小さ'),
  thin: `${forms('薄')}|薄型|薄手|薄い 型|超薄型|極薄|スリム|細身|フラット`,
  notThick: `${notForms('厚', '分厚')}|あまり 厚くない|かさばらない`,
  light: `${forms('軽')}|軽量|軽やか|超軽量|軽量 時計`,
  notHeavy: `${notForms('重')}|あまり 重くない`,
  heavy: `${forms('重')}|重量感|ずっしり|重厚|重厚感`,
  thinWrist: `${wrists('細い|細く|細くて|細め|小さい|華奢')}|細腕|女性 手首`,
  thickWrist: wrists('太い|太く|太くて|太め|大きい|ごつい'),
  child: '子供|子供用|子供 用|キッズ|キッズ 時計|小学生|ジュニア',
  formal:
    'フォーマル|ドレス|ドレス 時計|ドレッシー|結婚式|披露宴|冠婚葬祭|礼装|タキシード|スーツ|パーティ|夜会|エレガント|上品|きれいめ|ビジネス|ビジネス 用|オフィス|面接|就活|就職活動|会食',
  sporty:
    'スポーツ|スポーツ 時計|スポーティ|ジム|フィットネス|トレーニング|筋トレ|運動|ワークアウト|ランニング|ジョギング|マラソン|エクササイズ',
  vegan: 'ビーガン|ヴィーガン|レザーフリー|動物性 不使用|動物性 素材 不使用|動物性 素材 使わない',
  gift:
    'プレゼント|プレゼント 用|ギフト|贈り物|贈答|贈る|誕生日|誕生日 プレゼント|バースデー|記念日|クリスマス|クリスマス プレゼント|バレンタイン|ホワイトデー|父の日|母の日|敬老の日|' +
    pairs('卒業|入学|就職|成人|還暦|退職|結婚|昇進|合格|出産', '祝い|お祝い|記念|記念日') +
    '|お祝い|祝い|卒業|成人式|還暦|お返し',
};

/** They follow what they exclude: 日付なし, 革ベルト以外. */
export const negationWords =
  'なし ない なく なくて なくても 以外 ではない ではなく ではなくて じゃない じゃなく じゃなくて でない 除く 除いて 除き 抜き 不要 いらない ' +
  '要らない いらず 要らず 必要ない 不使用 使わない 使わず 使っていない 使ってない 付いていない ついていない ついてない 付かない NG 嫌 嫌い 苦手 避けたい 避けて 除外';

/** Japanese has none: the words above follow what they exclude. */
export const negationPattern = '';

/** Japanese has none of these words. */
export const nothingWords = '';

export const ignoredBesideFilters = 'のみ';

export const alternativeWords = 'と や か も でも または';

/** Words between what is excluded and the negation. */
export const negationFillerWords = '必要 も でも は が と 表示 機能 の もの 物 タイプ モデル 時計';

/** Patterns of comparatives in plain text, after より or もっと. */
export const comparativeWords = {
  smaller: '小さい|小さくて|小さく|小さめ|小さな|小ぶり|小型',
  larger: '大きい|大きくて|大きく|大きめ|大きな|大型',
  shorter: '短い|短くて|短く|短め',
  thinner: '薄い|薄くて|薄く|薄め|薄型|スリム',
  thicker: '厚い|厚くて|厚く|厚め',
  lighter: '軽い|軽くて|軽く|軽め|軽量',
  heavier: '重い|重くて|重く|重め',
  cheaper: '安い|安くて|安く|安め|お手頃|手頃|リーズナブル',
  dearer: '高い|高くて|高く|高め|高価',
  moreResistant: '防水性 高い|水 強い|防水 強い',
};

/** Pattern after the name of a watch to resemble, or after the articles of English. */
export const likeIntroduction =
  'みたい|みたく|っぽい|っぽく|似た|似てる|似ている|似て|のような|のように|ような|ように|風|と 同じ ような|と 似た|と 似ている|代わり|系';

/** Japanese has none. */
export const articles = '(?!)';

export const [like, but, and, than] = ['みたい', 'もっと', 'と', 'より'] as const;

/** Pattern of a wish that has the word of a comparison: Japanese has none. */
export const wouldLike = '(?!)';

export const nameFillers = 'と 時計 ウォッチ モデル the a watch';

export const watchWords = '時計 ウォッチ watch watches';

export const stopWordList =
  `${watchWords} ` +
  'の が を に は へ も で と な や か ね よ から まで より って とか など だけ ほど くらい ぐらい には では での への との にも でも でもいい ' +
  'です ます だ だと な である ください 下さい お願い お願いします 文字盤 ダイヤル モデル タイプ デザイン スタイル 商品 品 もの 物 ' +
  '本 1本 欲しい ほしい 欲しい です 探す 探して 探している 探してる 探しています います いる ある あります する したい したく 見たい 見せて ' +
  '買いたい 買う 購入 購入したい 教えて 知りたい おすすめ オススメ お勧め 人気 定番 かっこいい カッコいい カッコイイ 格好いい かわいい 可愛い ' +
  'おしゃれ お洒落 オシャレ きれい 綺麗 きれいな 美しい すてき 素敵 いい 良い よい 最高 シンプル カジュアル モダン 個性的 ユニーク 珍しい 変わった 実用的 高品質 上質 本格 本格的 大人 渋い 見やすい 読みやすい わかりやすい ぴったり ピッタリ 合う 合って 似合う 使える 使いやすい 使う 使いたい 使 着 買 探 選 思 贈 できるだけ しか しかない 着けたい つけたい ' +
  '着ける 着けられる つける つけられる 付ける 身につける 何か なにか どれ どんな どの 誰か 人 方 かた 用 向け むけ 向き 向く ため ための として ' +
  '付き 製 色 カラー 系 感じ 感 価格 値段 金額 予算 とても すごく かなり けっこう 結構 少し ちょっと もう少し もっと 私 僕 俺 自分 うち 仕事 ' +
  '普段 普段使い 普段用 日常 毎日 あまり そんなに なるべく できれば 出来れば という ような ように そう こと 場合 とき 時 中 最適 似 対応 搭載 機能 ' +
  'または あるいは もしくは あり 学生 大学生 高校生 社会人 新社会人 一番 いちばん 最も なし ない じゃない ではない 以外 a an the and or with for in on of ';
