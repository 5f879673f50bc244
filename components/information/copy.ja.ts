// Japanese of ./copy.ts (sha256 04d45c653f48)
import { site } from '@/data/site';

export const companyLabels = {
  name: '運営者',
  address: '所在地',
  authorization: '正規販売店',
  email: 'メール',
  phones: (first: string, second: string) => `電話：${first}、${second}`,
  disputes: '消費者との紛争の解決',
};

export const dutiesLabels = {
  abroad: '米国以外へのお届け',
  abroadBesidesEu: '米国と欧州連合（EU）以外へのお届け',
  eu: '欧州連合（EU）へのお届け',
  prices: '当店の価格',
};

export const aboutCopy = {
  description: `${site.name}について。取り扱う商品、画像と寸法の出どころ、ショップの運営者をご紹介します。`,
  intro: `${site.name}はオンラインの時計店です。ロゴは、奇数の時刻だけが並ぶ文字盤です。`,
  range: {
    title: '取り扱う商品',
    counts: (watches: number, collections: number, makers: number, others: readonly [string, string]) =>
      `時計は ${watches} 点、コレクションは ${collections} 種類です。メーカー ${makers} 社のコレクションが 1 つずつと、${others.map((name) => `「${name}」`).join('と')}があります。主張のあるブランドをそろえています。`,
    head: ['メーカー', 'ひとこと'],
  },
  figures: {
    title: '寸法と画像',
    parts: [
      'どの時計にも、ケースの直径、厚さ、ラグからラグまでの長さ、ベルト、重さ、防水性能を記載しています。手首に合うかどうかは、これらの数値で決まるからです。時計のページの寸法図も、同じ数値から描いています。',
      'モデルは当店の創作で、画像は数値から計算したものです。ブランドの名称は、それぞれの権利者に帰属します。',
      'お客様のレビューがないため、評価を表示するページはありません。各商品の 4 つの星は飾りです。',
    ],
  },
  company: 'ショップの運営者',
};

export const accessibilityCopy = {
  description: `${site.name}をキーボード、スクリーンリーダー、JavaScriptなしで使う方法と、検査の内容、できないことをまとめています。`,
  intro: 'どのような端末、ブラウザ、支援技術を使う方でも、ここで時計を購入できることを目指しています。',
  works: {
    title: 'ご利用いただけること',
    points: [
      'すべての操作をキーボードで行えます。最初に「本文へ移動」があります。',
      '見出しは順序どおりに並び、すべての画像に説明があります。すべての入力欄にラベルがあり、エラーはその隣に表示されます。',
      '文字のコントラストは4.5:1以上、入力欄の枠とアイコンは3:1以上です。',
      'ひとりでに動くものはありません。動きを減らす設定の場合、動きはまったくありません。',
      'JavaScriptがなくても、商品一覧、時計のページ、検索、お問い合わせフォーム、ニュースレター、ご注文の照会を使えます。',
    ],
  },
  checked: {
    title: '検査の方法',
    text: '自動テストで、あらゆる種類のページをWCAG 2.2のレベルAとAAに照らして検査し（axe-core）、ショップをキーボードで操作しています。外部の機関による監査は受けていません。',
  },
  limits: {
    title: 'できないこと',
    points: [
      'カート、ほしい物リスト、アカウント、ご購入手続きにはJavaScriptが必要です。カートがブラウザに保存されるためです。',
      'GoogleのサインインとStripeのお支払いページは各社のもので、当店では検査していません。',
    ],
    askUs: `使いにくい点がありましたら、${site.mail.label}へのメール、または${site.phone.label}へのお電話で、その内容をお知らせください。`,
  },
};

export const warrantyCopy = {
  description: 'メーカーごとの保証期間、保証の請求先、購入の証明になるものをまとめています。',
  intro: 'メーカーごとの保証期間と、保証を請求する方法です。',
  makers: { title: '保証期間', head: ['メーカー', '保証'] },
  label: (makers: string, years: number) =>
    `保証ラベル（EU）：${makers}の保証は、期間が ${years} 年を超え、無料です。法定保証は、これとは別に適用されます。`,
  claims: {
    title: '保証の請求',
    invoice:
      '請求書は、お支払い確認のメールに添付されています。お手元にない場合は、ご注文のページを開いて「請求書」を選んでください。',
  },
};

export const shippingReturnsCopy = {
  description: '送料とお届けまでの日数、送料無料の条件、関税の負担、時計の返品と契約の撤回の方法をまとめています。',
  intro: '送料、お届けまでの日数、時計を返品する方法です。ご購入手続きでも同じ数値を使います。',
  rates: {
    title: '送料とお届けまでの日数',
    head: ['配送方法', 'お届け先', '送料', '営業日'],
    limit: '送料無料の基準額は、割引前の時計の代金だけで計算します。',
    text: '土曜日、日曜日、配送会社の休業日は、営業日に含みません。UTCの0:00（ニューヨークの19:00、夏時間では20:00）を過ぎたご注文は、翌日から数えます。ご購入手続きでは、お届け予定の期間と、あらゆる遅れを見込んだ最も遅い日を表示します。',
    // The code joins the currencies by `; `.
    others: (rates: readonly string[]) => `ほかの通貨では、同じ配送方法の送料は次のとおりです。${rates.join('。')}。`,
    domestic: '米国',
    international: 'その他の国',
    freeOver: (price: string, limit: string, isEverywhere: boolean) =>
      `${price}。${isEverywhere ? '' : '対象国では'}${limit}を超えると無料`,
    days: (least: number, most: number) => `${least}～${most}`,
    otherFreeOver: (rate: string, limit: string) => `${rate}（${limit}を超えると無料）`,
    inCurrency: (currency: string, rates: readonly string[]) => `${currency}は${rates.join('、')}`,
  },
  countries: {
    title: 'お届けできる国',
    domestic: (names: string) => `米国の送料でお届けする地域：${names}。`,
    international: (names: string) => `基準額を超えるとStandard International Mailが無料になる国と地域：${names}。`,
    none: (names: string) =>
      `お届けできない国と地域：${names}。そのほかの国と地域へは、すべて国際配送の送料でお届けします。`,
  },
  duties: '関税と税金',
  returns: {
    parts: [
      '発送する前に、ご注文のページで返品をお申し込みください。アカウントは必要ありません。2 営業日以内にメールで返信します。返品を承認した場合は、そのページに、返送先の住所と、印刷して荷物に入れる返品票を表示します。',
      '返送された時計の確認が済みしだい、元のお支払い方法に返金します。返金額は、その時計にお支払いいただいた価格から、割引のうちその時計にあたる分を差し引いた額です。',
    ],
    link: '商品を返品する',
  },
  withdrawal: {
    title: '欧州連合（EU）での契約の撤回権',
    right: (days: number) =>
      `ご注文のお届け先が欧州連合（EU）の国であれば、お届けから ${days} 日後まで、理由を示さずに、ご注文の全部または一部について契約を撤回できます。この権利は、上記の返品できない時計にも適用されます。`,
    refund: (refundDays: number, sendBackDays: number) =>
      `撤回から ${refundDays} 日以内に、代金と、当店が提示した最も安い配送方法の送料を返金します。ただし、商品が当店に届くか、商品を発送したことを示していただくまで、返金を保留することがあります。商品は ${sendBackDays} 日以内にご返送ください。返送の送料はお客様のご負担です。`,
  },
  form: {
    title: '契約の撤回書の書式例',
    use: '契約を撤回される場合に限り、この書式にご記入のうえお送りください。このサイトで撤回される場合は不要です。',
    to: (seller: string) => `宛先：${seller}`,
    points: [
      '私／私たち（*）は、次の商品（*）の売買契約を撤回することをここに通知します：',
      '注文日（*）／受領日（*）：',
      '消費者の氏名：',
      '消費者の住所：',
      '消費者の署名（書面で通知する場合のみ）：',
      '日付：',
    ],
    remark: '（*）該当しないものを消してください。',
  },
};

export const termsCopy = {
  description: `${site.name}でのご注文の条件：価格、お支払い、配送、コード、問題が起きたときの扱い。`,
  intro:
    'ご注文の条件を、わかりやすい言葉でまとめています。お住まいの国の法律が、これより多くの権利を認めていることがあります。この条件がその権利を制限することはありません。',
  prices: {
    title: '価格',
    points: [
      '通貨は、米ドル、ユーロ、英ポンド、日本円から選べます。1 件のご注文の通貨は 1 つで、当店が換算することはありません。当店が税金を加算することもありません。',
      'お支払いいただくのは、画面でご確認いただいた合計です。合計が変わったときは、変更の前と後の合計を確認してもう一度ボタンを押すまで、何も注文されません。',
    ],
  },
  orders: {
    title: 'ご注文',
    most: (quantity: number) => `在庫がある間、同じ時計を ${quantity} 点まで注文できます。`,
    points: [
      '注文のボタンを何度押しても、ご注文は 1 件、ご請求は 1 回だけです。',
      'お支払いを確認しだい、ご注文の確認メールをお送りします。1 日以内にお支払いのないご注文は失効し、請求は行われません。',
      'お支払い済みの時計をご用意できないことがわかった場合、ご注文は、発送または返金するまで未完了のまま残ります。',
    ],
  },
  payment: {
    title: 'お支払い',
    text: (testPayment: string) =>
      `カードでのお支払いは、Stripeが自社のページで受け付けます。当店がカード番号を見ることはありません。ご購入手続きに「${testPayment}」と表示されている場合、請求は行われず、時計も発送されません。`,
  },
  codes: {
    title: 'プロモーションコード',
    text: (discount: string) =>
      `お支払い済みのご注文 1 件につき、次のご注文の時計が${discount}になるコードを差し上げます。使えるのは 1 回限りで、送料には適用されません。そのコードのもとになったご注文が返金されると、コードは無効になります。`,
  },
  back: '返品と保証',
  company: '販売者',
};
