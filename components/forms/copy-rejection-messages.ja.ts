// Japanese of ./copy-rejection-messages.ts (sha256 b2774afc31f6)
import { maxSavedAddresses } from '@/contract/limits';
import type { FieldReason } from '@/domain/result';
import { oneLineRule, phoneRule, plainTextRule } from './copy';
import type { ShownCode } from './copy-codes';

export const messages = {
  fault: 'ショップ側で問題が発生しました。データは失われていません。もう一度お試しください。',
  unreachable: 'ショップに接続できませんでした。',
  'already-paid': '前のご注文は、お支払い済みか、お支払いの処理中です。',
  'authentication-failed': 'お支払いの認証が完了しませんでした。もう一度お試しいただくか、別のカードをお使いください。',
  'bad-json': 'リクエストが正しいJSONではありません。',
  'bad-quantity': '数量は 1～10 から選んでください。',
  'bad-request': 'リクエストの内容を認識できませんでした。',
  'bad-token': 'サインインの有効期限が切れました。もう一度サインインしてください。',
  busy: 'ただいま大変混み合っています。データは失われていません。少し待ってから、もう一度お試しください。',
  'card-declined': 'このカードはご利用いただけませんでした。別のカードをお試しください。',
  'cart-changed':
    '別のタブでカートの内容が変わりました。注文は行われていません。カートを確認してから、もう一度押してください。',
  'country-fixed':
    'お届け先の国は変更できません。別の国へのお届けをご希望の場合は、このご注文をキャンセルして、新しくご注文ください。',
  'country-not-served': 'この国には発送していません。',
  'duplicate-line': 'この時計がカートに重複しています。',
  'email-unverified': '先にメールアドレスを確認してください。確認用のリンクは、アカウントのページから送信できます。',
  'email-differs':
    'アシスタントが伝えたメールアドレスと異なります。入力し直すか、空欄にして次のページで入力してください。',
  'email-refused': 'このメールアドレスは、決済サービスで受け付けられません。',
  'idempotency-conflict': 'このご購入手続きは、別の内容ですでに送信されています。最初からやり直してください。',
  'insufficient-funds': 'このカードは残高または利用可能枠が足りません。別のカードをお試しください。',
  'no-emulator': 'サインインサービスに接続できません。',
  'no-idempotency-key': 'ご購入手続きの内容を認識できませんでした。最初からやり直してください。',
  'no-lines': 'カートは空です。',
  'no-token': '先にサインインしてください。',
  'not-returnable': 'これらの時計は、もう返品できないか、すでに返品のお申し込みをいただいています。',
  'order-closed': 'このご注文はキャンセル済み、返金済み、または未払いのため、変更できません。',
  'order-disputed':
    'お客様の銀行がこのお支払いに異議を申し立てています。銀行の判断が出るまで、ご注文を変更できません。',
  'order-packed': 'このご注文は梱包済みのため、変更できません。当店までご連絡ください。',
  'order-over': 'このご注文は期限切れかキャンセル済みで、請求は行われていません。もう一度ご注文ください。',
  'passport-closed': 'このパスポートは変更できません。ご注文が返金済みか、時計に盗難の届け出があります。',
  'payment-off': '現在、お支払いを受け付けられません。注文は行われていません。',
  'payment-processing': 'お支払いは処理中です。確認が済んでから、もう一度お試しください。',
  'payment-unreachable':
    '決済サービスに接続できません。請求は行われていません。少し待ってから、もう一度お試しください。',
  'price-changed': '合計金額が変わりました。注文も請求も行われていません。',
  'promo-code': 'このコードは無効か、すでに使われています。',
  'records-unreachable':
    '現在、ショップのデータベースに接続できません。データは失われていません。少し待ってから、もう一度お試しください。',
  'promo-code-held':
    'このコードは別のご購入手続きで使われています。その注文のお支払いがない場合、注文の 30 分後からコードを使えます。',
  'service-not-offered': 'この国では、この配送方法をご利用いただけません。',
  'session-over': 'ここに用意された内容は、お支払い済みかキャンセル済み、または期限切れです。',
  'session-taken': 'この手続きは別のブラウザで進められています。完了できるのは、そのブラウザだけです。',
  'sign-in-unreachable': 'サインインサービスに接続できません。少し待ってから、もう一度お試しください。',
  'sold-out': 'カートの時計が売り切れました。注文も請求も行われていません。',
  'too-many-addresses': `アドレス帳は ${maxSavedAddresses} 件でいっぱいです。1 件削除すると、別の住所を保存できます。`,
  'too-few-left': 'カートの時計の在庫が、ご希望の数に足りません。注文も請求も行われていません。',
  'too-large': '一度に送信できる長さを超えています。',
  'too-many-requests': '操作の回数が多すぎます。少し待ってから、もう一度お試しください。',
  'unknown-declaration': 'この契約の撤回は見つかりません。確定していない撤回は、1 日で失効します。',
  'unknown-handed-list':
    'このリンクは使用済みか期限切れです。リンクは一度だけ、10 分間使えます。もう一方の端末で新しいリンクを作ってください。',
  'unknown-order': 'ご注文が見つかりません。ご注文の確認メールから開いてください。',
  'unknown-invoice':
    'このアドレスに請求書はありません。メールのリンク全体をコピーするか、ご注文のページから開いてください。',
  'unknown-passport': 'このパスポートは見つかりません。時計の持ち主が替わった可能性があります。',
  'unknown-session': 'このアドレスには何も用意されていません。',
  'unknown-payment': 'このお支払いは見つかりません。もう一度ご注文ください。',
  'not-in-currency': 'このご注文には、この通貨の価格がない時計があります。米ドルを選んでください。',
  'unknown-watch': 'この時計は当店では販売していません。',
  'wrong-list-key':
    'リンクの鍵が正しくないため、リストを読み取れません。コードをもう一度スキャンするか、リンク全体をコピーしてください。',
  'wrong-content-type': '送信できませんでした。ページを再読み込みして、もう一度お試しください。',
  'wrong-origin': '当店のページからのみ送信できます。',
} satisfies Record<ShownCode, string>;

export const orderNumberRule = '注文番号を入力してください（例：OH-7K3M9QX2）。';

export const fieldCopy = {
  required: 'この欄を入力してください。',
  'too-long': '文字数が多すぎます。',
  'one-line': oneLineRule,
  'no-letter': '文字か数字を含めて入力してください。',
  'plain-text': plainTextRule,
  email: 'メールアドレスを入力してください（例：name@example.com）。',
  'small-email': 'メールアドレスを小文字で入力してください（例：name@example.com）。',
  country: '国・地域を選んでください。',
  region: 'その国の州や県を入力してください。',
  'postal-code': 'その国の郵便番号を入力してください。',
  phone: phoneRule,
  'no-code': '当店のコードではありません。',
  'order-number': orderNumberRule,
  'too-many-lines': '商品の種類が多すぎます。',
  'not-whole': 'リンクが途中で切れています。',
  malformed: messages['bad-request'],
} satisfies Record<FieldReason, string>;

export const fewLeftCopy = (left: number) =>
  `カートの時計のうち、残り ${left} 点のものがあります。注文も請求も行われていません。`;

/** Waiting time of a rate limit, after a sentence; empty for 0 minutes. */
export function waitCopy(minutes: number): string {
  return minutes < 1 ? '' : `あと ${minutes} 分ほどお待ちください。`;
}

export const oneOrderOnly = 'もう一度押しても、請求は一度だけです。';

export const pressForCart = '現在のカートの商品もご注文になる場合だけ、もう一度押してください。';

export function connectionCopy(isOnline: boolean): string {
  return isOnline
    ? 'ショップが応答していません。データは失われていません。少し待ってから、もう一度押してください。'
    : 'オフラインです。データは失われていません。オンラインに戻ったら、もう一度押してください。';
}

export const guestCopy =
  'アカウントに接続できません。もう一度押すと、ゲストとして注文できます。メールアドレスの確認が済むと、ご注文はアカウントに追加されます。';

export const addressBookCopy = {
  signedOut: 'サインインの有効期限が切れました。住所を見るには、一度サインアウトしてサインインし直してください。',
  notLoaded: '住所を読み込めませんでした。通信状態を確認して、もう一度お試しください。',
};

export const accountOrdersCopy = {
  signedOut: 'サインインの有効期限が切れました。ご注文を見るには、一度サインアウトしてサインインし直してください。',
  notLoaded: 'ご注文を読み込めませんでした。通信状態を確認して、もう一度お試しください。',
};

export const newsletterSent = 'メールをご確認ください。初めてのアドレスには、確認用のリンクをお送りしました。';
