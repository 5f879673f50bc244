// Japanese of ./copy.ts (sha256 7cb267945489)
import { nextOrderCopy } from '@/domain/promo-code';
import type { UnpaidReason } from '@/domain/paths';

/** Label of every checkout screen in test mode (docs/product.md 16.2). */
export const testPayment = 'テスト決済：カードへの請求はありません';

export const deliveryTitle = 'お届け';

export const payTitle = '確認とお支払い';

export const destinationTitle = 'お届け先';

export const shippingTitle = '配送方法';

export const deliveryFormCopy = {
  email: 'メールアドレス',
  fullName: 'お名前',
  phone: '電話番号（任意）',
  phoneHint: 'お届けに問題が起きたときに、配送会社だけが使います。',
  country: '国・地域',
  line1: '町名・番地',
  line2: '建物名・部屋番号または会社名（任意）',
  city: '市区町村',
  submit: 'お支払いに進む',
  busy: 'お待ちください…',
  anotherCountry: '別の国を選んでください。カートは保存されています。',
};

/** Field labels by API field name, for validation errors that are shown outside the delivery form. */
export const deliveryFieldNames: Readonly<Record<string, string>> = {
  'contact.email': deliveryFormCopy.email,
  'contact.fullName': deliveryFormCopy.fullName,
  'contact.phone': '電話番号',
  'address.line1': deliveryFormCopy.line1,
  'address.line2': '建物名・部屋番号または会社名',
  'address.city': deliveryFormCopy.city,
  'address.region': '都道府県・州',
  'address.postalCode': '郵便番号',
  'address.country': deliveryFormCopy.country,
};

/**
 * Notice about import duties on parcels to other countries.
 *
 * @param what is the price that excludes them, such as `この合計金額`.
 */
export const dutiesCopy = (what: string) =>
  `${what}に、お届け先の国の関税や税金は含まれていません。荷物の到着時に、税関または配送会社から請求されることがあります。`;

/** Notice in place of {@link dutiesCopy} where the shop's prices include VAT (docs/product.md 44.15). */
export const vatCopy = (what: string) =>
  `${what}には付加価値税（VAT）が含まれています。ただし、荷物の到着時に、税関または配送会社から関税を請求されることがあります。`;

/** The total in {@link dutiesCopy} and {@link vatCopy}. */
export const thisTotal = 'この合計金額';

/** Copy of the links that change the delivery. */
export const reviewCopy = {
  change: '変更',
  changeAddress: 'お届け先を変更',
  changeShipping: '配送方法を変更',
};

export const summaryCopy = {
  title: 'ご注文内容',
  change: '変更',
  changeCart: 'カートを変更',
  list: 'ご注文の時計',
  lostCode: (code: string, isOnHold: boolean) =>
    isOnHold
      ? `コード「${code}」は別のご購入手続きで使われているため、適用を取り消しました。`
      : `コード「${code}」は無効になったため、適用を取り消しました。`,
  noLongerSold: (name: string) => `${name}は販売を終了したため、このご注文には含まれません。`,
};

export const totalsCopy = {
  subtotal: '小計',
  code: 'プロモーションコード',
  shipping: '送料',
  free: '無料',
  total: '合計',
};

export const codeCopy = {
  opener: 'プロモーションコードをお持ちの方',
  title: 'プロモーションコード',
  code: 'コード',
  hint: `以前のご注文で受け取ったコードで、1 回限り${nextOrderCopy}になります。`,
  apply: '適用',
  busy: 'コードを確認しています…',
  remove: '削除',
  removeOf: (code: string) => `コード「${code}」を削除`,
};

export const paymentCopy = {
  title: 'お支払い',
  busy: 'お支払いを処理しています。このページを開いたままお待ちください。',
  pay: (amount: string) => (amount ? `${amount}を支払う` : '支払う'),
  cardNumber: 'カード番号',
  closed: '認証画面が閉じられました。請求はされていません。もう一度試すには、ボタンを押してください。',
  priceChanged: '合計金額が変わりました。注文はまだ確定しておらず、請求もされていません。',
  agree: 'ご注文は新しい合計金額になりました。よろしければ、もう一度ボタンを押してください。',
  stillLoading: '合計金額を読み込んでいます。少し待ってから、もう一度押してください。',
  before: '変更前：',
  now: '変更後：',
  toOrderBefore: '以前のご注文を見る',
  toCart: 'カートを見る',
  toDelivery: 'お届け先の入力へ',
  backToPayment: 'お支払いに戻る',
  leaving: 'お待ちください…',
  stripe: 'Stripeのページでお支払いの後、このサイトに戻ります。カード情報が当店に渡ることはありません。',
};

/** Copy of the field for a test number. */
export const testCardCopy = {
  hint: '次のテスト番号のいずれかを使ってください。番号は送信されません。ほかの番号は使えません。',
  list: 'テスト番号',
  missing: 'テスト番号のいずれかを入力してください。',
};

/** Copy of the simulated 3-D Secure dialog. */
export const bankCopy = {
  bank: 'テスト銀行、3Dセキュア',
  question: (amount: string) => `${amount}のお支払いを承認しますか？`,
  explanation: '本物の銀行では、ここでコードや指紋を求められます。このテスト銀行では、ボタンを押すだけです。',
  complete: '認証を完了',
  fail: '認証を失敗させる',
};

export const cannotOrder = 'ショップに接続できないため、今はご注文いただけません。カートは保存されています。';

export const needsScript = 'カートはブラウザに保存されるため、ご購入手続きにはJavaScriptが必要です。';

/** Copy of the checkout without a payment provider. The phone number and the email address follow `notYet` and `without`. */
export const closedCopy = {
  notYet: 'オンラインでのご注文はまだ受け付けていません。カートは保存されています。ご注文の際は、',
  without: 'JavaScriptを使わずにご注文の際は、',
  toCart: 'カートに戻る',
};

export const unpaidCopy: Readonly<Record<UnpaidReason, PaymentMessage>> = {
  declined: {
    title: 'カードが承認されませんでした',
    message: 'カード会社から理由は通知されていません。別のカードを試すか、カード会社にお問い合わせください。',
  },
  'insufficient-funds': {
    title: 'カードの残高または利用可能枠が足りません',
    message: 'このカードでは合計金額を支払えません。別のカードを試すか、ご注文内容を変更してください。',
  },
  'authentication-failed': {
    title: 'カード会社による本人確認ができませんでした',
    message: 'もう一度試してカード会社の認証を完了するか、別のカードを使ってください。',
  },
  cancelled: {
    title: 'お支払い前にページを離れました',
    message: 'お支払いはいつでも再開できます。',
  },
  failed: {
    title: 'お支払いができませんでした',
    message: 'お支払いの処理が完了しませんでした。もう一度試すか、別の方法でお支払いください。',
  },
};

export type PaymentMessage = { title: string; message: string };

export const paidAnywayCopy: PaymentMessage = {
  title: 'ご注文のお支払いは完了しています',
  message: '一度は失敗しましたが、別のお支払いが完了しました。',
};

export const paymentPendingCopy: PaymentMessage = {
  title: 'お支払いを処理しています',
  message: 'お支払いを確認できたら、メールでお知らせします。',
};

export const nothingCharged = '請求はされていません。カート、住所、選択した内容は保存されています。';
