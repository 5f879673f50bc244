// Japanese of ./copy.ts (sha256 570a66672410)
import { findOrder, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { returnDays } from '@/data/policies';
import type { NoReturn, ReturnStep, ReturnView } from '@/domain/order-returns';
import type { ReturnState } from '@/domain/return-states';

/** Copy of withdrawals and returns (docs/product.md 36). */
export const withdrawCopy = {
  title: withdraw.label,
  description: `お届けから ${withdrawalRight.days} 日以内のご注文の契約を撤回できます。アカウントも理由も必要ありません。`,
  intro: `ご注文のお届け先が欧州連合（EU）の国であれば、お届けから ${withdrawalRight.days} 日後まで契約を撤回できます。理由もアカウントも必要ありません。`,
  form: '契約の撤回',
  emailHint: 'ご注文に使ったメールアドレスです。撤回の確認をこちらにお送りします。',
  name: 'お名前',
  partHint: `ご注文全体の契約を撤回する場合は、空欄のままにしてください。これより多くの時計を選ぶ場合は、「${findOrder.label}」からご注文を開いてください。`,
  next: '次へ',
  nextHint: 'まだお申し出にはなりません。次のページで確定します。',
  elsewhereTitle: '撤回権がない場合',
  elsewhere: `欧州連合（EU）の外にお届けする場合や期限を過ぎた場合は、当店の返品をご利用ください。どの国でも、発送から ${returnDays} 日以内です。`,
};

/** Copy of the fields of a guest's withdrawal or return. */
export const guestCopy = {
  number: '注文番号',
  numberHint: 'OHで始まる番号です。ご注文に関するすべてのメールの件名にあります。',
  email: 'メールアドレス',
  partTitle: 'ご注文の一部だけの場合',
  watch: (place: number) => `時計 ${place}`,
  units: (place: number) => `時計 ${place} の数量`,
  noWatch: 'なし',
};

export const guestReturnCopy = {
  title: 'アカウントなしの返品',
  emailHint: 'ご注文に使ったメールアドレスです。こちらに返信します。',
  partHint: `ご注文全体を返品する場合は、空欄のままにしてください。これより多くの時計を選ぶ場合は、「${findOrder.label}」からご注文を開いてください。`,
  doneTitle: 'メールをご確認ください',
  done: 'この注文番号とメールアドレスが同じご注文のものであれば、数分以内に確認のメールが届きます。届かない場合は、両方を確かめて、もう一度お申し込みください。',
};

export const confirmCopy = {
  title: '撤回を確定',
  intro: 'お申し出の内容をご確認ください。ボタンを押すと、撤回の効力が生じます。',
  button: '撤回を確定',
  back: '内容を変更',
  number: 'ご注文',
  name: 'お名前',
  email: '確認の送り先',
  what: '撤回の対象',
  whole: 'ご注文全体',
};

export const doneCopy = {
  title: '契約の撤回を受け付けました',
  at: '受付日時',
  message:
    'この注文番号とメールアドレスが同じご注文のものであれば、今後の手順を記載した確認のメールが数分以内に届きます。そうでない場合は、当店からご連絡します。',
  verified: '今後の手順を記載した確認のメールが、数分以内に届きます。',
  rejected: 'ただし、この撤回は成立しないため、ご注文に変更はありません。理由は数分以内にメールでお知らせします。',
  keep: 'このページは、控えとして印刷できます。',
  order: 'ご注文を見る',
  overTitle: '見つかりません',
  over: '確定していない撤回は、1 日で失効します。もう一度お申し出いただけます。',
};

export const returnCopy = {
  title: '商品を返品する',
  description: `発送から ${returnDays} 日以内であれば、どの国からでも時計を返品できます。アカウントは必要ありません。`,
  intro: `発送から ${returnDays} 日後まで、時計の返品を申し込めます。時計は未使用で、元の包装に入っている必要があります。`,
  units: (name: string) => `${name}の数量`,
  none: '0',
  reason: '理由（任意）',
  unused: '未使用で、元の包装に入っています。',
  ask: '返品を申し込む',
  askHint: '商品はまだ送らないでください。2 営業日以内にメールで返信します。',
  withdraw: '次へ',
  form: '返品する商品',
  until: (day: string) => `${day}まで`,
};

/** Why nothing can be asked for, and what to do. */
export const noReturnCopy: Readonly<Record<NoReturn, string>> = {
  'order-state': 'このご注文は、未払い、キャンセル済み、または返金済みのため、返品するものがありません。',
  'order-disputed':
    'お客様の銀行が、このご注文のお支払いに異議を申し立てています。銀行の判断が出るまで、返品をお受けできません。',
  'no-right': `このご注文のお届け先の国には、契約の撤回権がありません。発送から ${returnDays} 日以内であれば、返品は可能です。`,
  'not-sent': 'このご注文はまだ発送されていません。発送後に返品できます。',
  'too-late': '期限を過ぎています。',
  'final-sale': 'これらの時計は、返品不可の条件で販売しているため、返品できません。',
  'no-units': 'このご注文の商品は、すべて返品を申し込み済みか、返金済みです。',
};

export const orderReturnsCopy = {
  title: '契約の撤回と返品',
  list: '契約の撤回と返品の一覧',
  details: (number: string) => `${number}の詳細`,
};

export const slipCopy = {
  title: (view: Pick<ReturnView, 'kind' | 'number'>) =>
    `${view.kind === 'withdrawal' ? '契約の撤回' : '返品'} ${view.number}`,
  heading: { withdrawal: '契約の撤回', return: '返品' } as const,
  slipTitle: '返品票',
  slip: 'この返品票を印刷し、切り取って荷物に入れてください。',
  code: (number: string) => `番号${number}のコード`,
  to: '送り先',
  order: 'ご注文',
  contents: '内容',
  noAddress: '当店は住所のないデモ用のショップのため、返送はできません。',
  reason: '理由',
  answer: '当店の回答',
  steps: 'これまでの経過',
  refunded: '返金額',
  refundBy: '返金の期限',
  sentTitle: '商品を発送しましたか？',
  tracking: '追跡番号（任意）',
  trackingHint: '商品を発送したことの証明になります。',
  markSent: '発送済みにする',
  trackingRow: '追跡番号',
};

/** State of a withdrawal or return in words. */
export const stateCopy: Readonly<Record<ReturnState, string>> = {
  requested: '当店の回答待ち',
  accepted: '承認済み：商品を当店にお送りください',
  refused: 'お断りしました',
  cancelled: '契約の撤回に変更',
  sent: '当店へ返送中',
  received: '当店に到着',
  inspected: '確認済み、返金待ち',
  'refunded-in-part': '一部返金済み',
  refunded: '返金済み',
};

/** State of a withdrawal that is not answered yet, by whether the goods have left the shop. */
export const withdrawalStateCopy = {
  sent: '受付済み：商品をご返送ください',
  notSent: '受付済み、返金待ち',
};

/** A step in words. */
export const stepCopy: Readonly<Record<ReturnStep['event'], string>> = {
  request: '受付済み',
  accept: '承認済み',
  refuse: 'お断りしました',
  cancel: '契約の撤回に変更',
  send: '当店へ返送中',
  receive: '当店に到着',
  inspect: '確認済み',
  'refund-part': '一部返金済み',
  refund: '返金済み',
  settle: 'ご注文の代金を全額返金済み',
  'refund-failed': '返金がお客様に届きませんでした',
};
