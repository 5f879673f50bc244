// Japanese of ./language.ts (sha256 a16074cb832c)
/** Spellings that shoppers use for one word. */
export const spellings: ReadonlyMap<string, string> = new Map(
  (
    'クォーツ クオーツ|クウォーツ クオーツ|クワーツ クオーツ|バンド ベルト|ストラップ ベルト|ブレス ブレスレット|皮 革|本革 革|牛革 革|' +
    'スウェード スエード|オートマティック オートマチック|オートマ オートマチック|自動巻 自動巻き|手巻 手巻き|日付け 日付|' +
    'ムーンフェーズ ムーンフェイズ|クロノ クロノグラフ|ダイバーズ ダイバー|スポーティー スポーティ|パーティー パーティ|' +
    'ディジタル デジタル|チタニウム チタン|シリコーン シリコン|サファイヤ サファイア|ステンレススチール ステンレス|' +
    'ウォッチ 時計|腕時計 時計|とけい 時計|うでどけい 時計|黄色い 黄色|黄 黄色|茶色い 茶|茶色 茶|灰色 グレー|グレイ グレー|' +
    '子ども 子供|こども 子供|無し なし|無い ない|付き つき|ヴィーガン ビーガン|リュウズ リューズ|竜頭 リューズ|りゅうず リューズ|' +
    'インデクス インデックス|ゴム ラバー|くろ 黒|しろ 白|あお 青|あか 赤|みどり 緑|うすい 薄い|ちいさい 小さい|おおきい 大きい|かるい 軽い|' +
    'タイメックス timex|ルミノックス luminox|アーキタイプ archetype|アーケタイプ archetype|ゼリック xeric|エクセリック xeric|' +
    'クセリック xeric|アンダーン undone|アンドーン undone|カリフォルニア california'
  )
    .split('|')
    .map((pair) => {
      const [other = '', usual = ''] = pair.split(' ');
      return [other, usual];
    }),
);

export const respell = (word: string) => spellings.get(word) ?? word;

/** Removes a long vowel at the end, and the ending after kanji: タイマー is タイマ, 手巻き is 手巻, 青い is 青. */
export const stemOf = (word: string) =>
  word.replace(/(?<=^[ァ-ヺー]{3,})ー$/, '').replace(/(?<=^\p{Script=Han}+)[いきく]$/u, '');

export const wholeWords = new Set(
  (
    '黒 白 青 赤 緑 黄 茶 金 銀 紺 革 針 月 日 男 女 父 母 夫 妻 海 水 夜 光 時 分 秒 年 本 大 小 ' +
    'men red new day sun arm hot one two six'
  ).split(' '),
);

export const textStopWords = new Set(
  (
    'です ます ました あり ある あります いる います なる なり なります する します して した これ それ この その ここ そこ ' +
    'こと もの ため よう ように ような として から まで より や と か ない ません なく 時 よ ね だけ など ほど また そして しかし だから ' +
    'an and are as at be been but by for from had has have into is it its nor of off on or that the their then there ' +
    'they this to up was when which while who with without you your'
  ).split(' '),
);

/** Words of the watches' texts and of the shop's pages that no list of the search has. */
export const textWords =
  '秒針 分針 時針 長針 短針 リューズ 風防 尾錠 バックル ベゼル ラグ 振動 石 時間 標準 装備 表示 中央 外周 内側 外側 目盛り 目盛 ' +
  '注文 配送 送料 返品 返金 交換 保証 修理 問い合わせ 会員 登録 カート ログイン サインイン パスワード アカウント 住所 支払い ' +
  '商品 一覧 すべて 全て 利用 規約 個人 情報 会社 概要 契約 撤回 請求書 料金 面白い 真っ黒 真っ白 ニュースレター 万 千 円 台 代 前半 後半 ' +
  '鏡面 仕上げ ヘアライン 青焼き 植字 内面 両面 平面 強化 処理 月差 以上';

export const menWord = 'メンズ';
