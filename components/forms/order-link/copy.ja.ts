// Japanese of ./copy.ts (sha256 f21e8f10e08f)
import { findOrder } from '@/data/information-pages';

export const orderLinkCopy = {
  title: findOrder.label,
  heading: findOrder.label,
  description:
    'ご注文のリンクをなくされた場合は、注文番号とメールアドレスを入力してください。リンクをメールでお送りします。アカウントは不要です。',
  intro:
    'ご注文のリンクを、もう一度メールでお送りします。リンク先で、ご注文の状況、内容、お届け予定を確認できます。アカウントは不要です。',
  form: 'ご注文のリンクを受け取る',
  number: '注文番号',
  numberHint: 'OHで始まる番号です。ご注文に関するすべてのメールの件名にあります。',
  email: 'メールアドレス',
  emailHint: 'ご注文に使ったアドレスです。リンクはこのアドレスにのみお送りします。',
  send: 'リンクをメールで受け取る',
  busy: '送信しています…',
  doneTitle: 'メールをご確認ください',
  done: 'この番号とアドレスが同じご注文のものであれば、数分以内にリンクが届きます。',
  nothingTitle: 'メールが届かない場合',
  nothing: [
    '迷惑メールフォルダを確認し、番号を以前のメールと照らし合わせてください。',
    '別のアドレスでご注文された可能性があります。プライバシー保護のため、ご注文の有無はここに表示しません。',
  ],
  accountBefore: 'アカウントをお持ちの場合、ご注文は',
  account: 'アカウントのページ',
  accountAfter: 'でも確認できます。',
  askUs: 'それでも解決しない場合は、',
};
