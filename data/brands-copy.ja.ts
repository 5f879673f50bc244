// Japanese of ./brands-copy.ts (sha256 f8929349cb73)
import type { CatalogueName } from '@/domain/watch-key';

export const brandCopy = {
  xerix: {
    title: 'Xericの腕時計',
    tagline: '誰もが目を留めるタイムマシン。',
    description:
      'クラウドファンディングで最も多くの資金を集めた機械式腕時計ブランド。その資金の使い道は見ればわかります。さまよう時の数字、跳び戻る針、円があるはずの場所にある半円。どれも慣れるのに 1 日かかり、慣れると手放しにくくなります。',
    metaDescription:
      'Xericの腕時計 6 点。ワンダリングアワー、レトログラード式の日付、半円表示など、￥37,000から。サイズと重さをすべて記載。',
  },
  archetype: {
    title: 'Archetypeの腕時計',
    tagline: '手の届く価格の、機械式の驚き。',
    description:
      'スケルトンの自動巻き腕時計。機械式ムーブメントは手作業で組み立て、着ける人の動きを動力にします。電池は使いません。文字盤は全体または一部を切り抜いてあり、残りの部品が働く様子を眺められます。',
    metaDescription:
      'Archetypeのスケルトン自動巻き腕時計 6 点。手作業で組み立てた電池不要のムーブメント、￥44,000から。ブリッジの一つひとつが見え、寸法もすべて記載。',
  },
  timex: {
    title: 'Timexの腕時計',
    tagline: '6 モデルから選べます。',
    description:
      '1854年から続く確かな時計づくり。フィールド、ドレス、鉄道時計の文字盤は、腕を伸ばしたままで読めます。求めるものは数年に一度の電池交換だけ。それすら要らないモデルもあります。',
    metaDescription:
      'Timexの腕時計 6 点。1854年から時計をつくるメーカーの、フィールド、ドレス、鉄道時計の文字盤。￥18,000から、週末はさらに安くなります。',
  },
  gshock: {
    title: 'G-Shockの腕時計',
    tagline: '限定モデルが勢ぞろい。',
    description:
      'とにかく頑丈で長持ちするカシオの腕時計。GPS、潮汐表示、水深計、高度計、気圧計、コンパス、ソーラー充電などの機能があります。落とされることも、これからの天気を教えることも仕事のうちです。',
    metaDescription:
      'G-Shockの樹脂製腕時計 6 点。デジタルとアナデジ、GPS、潮汐表示、水深計、コンパス、ソーラーのモデルが￥13,500から。すべて防水。',
  },
  california: {
    title: 'Californiaの腕時計',
    tagline: '半分ローマ数字、半分アラビア数字、全部が文字盤。',
    description:
      '立体感を大切にしたデザイン。くぼんだサブダイヤル、植字のインデックス、ドーム型の文字盤、スケルトンの針。数字は半分がローマ数字、半分がアラビア数字で、時計の世界ではこれをカリフォルニアダイヤルと呼びます。',
    metaDescription:
      'California Watch Co.の腕時計 6 点。ドーム型の文字盤、くぼんだサブダイヤル、半分ローマ数字、半分アラビア数字。￥12,500から。',
  },
  luminox: {
    title: 'Luminoxの腕時計',
    tagline: 'スイス製、みずから光る。',
    description:
      '1989年創業、スイス製。米海軍の特殊部隊Navy SEALsのために開発されました。針とインデックスの小さなチューブは、光を当てなくても光り続けます。真夜中も、正午も、水深 40 m でも、同じように読めます。',
    metaDescription:
      'スイス製Luminoxの腕時計 6 点。Navy SEALsのために開発され、光を当てなくても光るチューブを搭載。￥60,000～￥91,000。',
  },
  undone: {
    title: 'Undoneの腕時計',
    tagline: '1960年代のレトロスタイル。',
    description:
      '1960年代のレトロスタイル。タキメーター付きのクロノグラフが 5 点、タキメーターなしが 1 点。当時の車や映画館のロビーを思わせる色です。見た目は 60 年前のもの、ムーブメントはそうではありません。',
    metaDescription:
      '1960年代のレトロスタイルのUndone腕時計 6 点。うち 5 点はタキメーター付きクロノグラフ。￥38,000～￥67,000。',
  },
} satisfies Partial<Record<CatalogueName, unknown>>;

export const womensCopy = {
  name: 'レディース',
  title: 'レディース腕時計',
  description:
    'いくつかのメーカーから集めた、小ぶりなケースの腕時計。ローズゴールドカラーのスチール、メッシュ、レザー、そしてそのどれでもないものが 1～2 点。細めの手首に合うサイズで、寸法をすべて記載しているので、迷わず選べます。',
  metaDescription:
    '小ぶりなケースのレディース腕時計 6 点。メッシュ、レザーなど、￥14,500～￥101,000。ケース、ラグからラグまで、手首周りのサイズを記載。',
};

export const newArrivalsCopy = {
  name: '新着',
  title: '新着',
  description:
    'いちばん新しく入荷した 6 点、6 つのメーカーから 1 点ずつ。そのうち 1 点は 1969 本限定で、裏に番号が入っています。',
  metaDescription:
    'Odd Hoursの新着腕時計 6 点。6 つのメーカーから 1 点ずつ、￥21,000～￥106,000。1969 本限定のモデルを含みます。',
};

export const everythingCopy = {
  name: 'すべての時計',
  title: 'すべての腕時計',
  description:
    '当店のすべての時計を、メーカー別に。7 つのブランド、レディース、新着。名前も文字盤も仕様も、同じものはありません。',
  metaDescription: (watchCount: number) =>
    `Odd Hoursの腕時計 全 ${watchCount} 点、￥12,500～￥106,000。Xeric、Archetype、Timex、G-Shock、California Watch Co.、Luminox、Undone。`,
};

export const laterPageTitle = (title: string, page: number) => `${title}、${page} ページ目`;
