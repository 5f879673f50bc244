// Japanese of ./copy.ts (sha256 97cc79fe56bf)
export const accountTitle = 'マイアカウント';

/** Shown without JavaScript. */
export const accountsNeedScript =
  'アカウントのご利用にはJavaScriptが必要です。時計は、アカウントがなくてもすべて見られます。';

export const signInCopy = {
  title: 'サインイン',
  email: 'メールアドレス',
  password: 'パスワード',
  busy: 'サインインしています…',
  done: 'サインインしました。',
  noAccount: 'アカウントをお持ちでない方：',
};

export const googleCopy = {
  title: 'Googleでサインイン',
  busy: 'Googleのウィンドウで続けてください。',
};

export const registrationCopy = {
  title: 'アカウント登録',
  name: '表示名',
  nameHint: 'ごあいさつに使うお名前です。',
  nameRule: '文字を含むお名前を入力してください。空白や記号だけの名前は使えません。',
  email: 'メールアドレス',
  password: 'パスワード',
  passwordHint: (length: number) => `${length} 文字以上で入力してください。`,
  busy: 'アカウントを作成しています…',
  done: 'アカウントを作成しました。',
  alreadySignedIn: (email = '') =>
    `${email && `${email}で`}サインインしています。別のアカウントを作成するには、先にアカウントのページでサインアウトしてください。`,
  allWatches: 'すべての時計',
};

export const resetCopy = {
  opener: 'パスワードをお忘れですか？',
  title: 'パスワードの再設定',
  email: 'アカウントのメールアドレス',
  send: 'メールを送信',
  busy: 'メールを送信しています…',
  sent: (email: string) =>
    `${email}にメールを送信しました。メールのリンクを開いて、新しいパスワードを設定してください。`,
};

export const verificationCopy = {
  explanation: 'お送りしたメールのリンクを開いて、ご本人のアドレスであることを確認してください。',
  title: 'メールアドレスの確認',
  send: 'メールを再送信',
  busy: 'メールを送信しています…',
  sent: 'メールを送信しました。',
};

export const renameCopy = {
  title: '名前の変更',
  name: registrationCopy.name,
  send: '名前を変更',
  busy: '保存しています…',
  saved: (name: string) => `保存しました。新しい名前は「${name}」です。`,
};

export const deletionCopy = {
  title: 'アカウントの削除',
  warning:
    'お名前、メールアドレス、サインイン情報、保存した住所はすぐに削除され、元に戻せません。ご注文、メッセージ、ニュースレターの登録は当店に残ります。カートとほしい物リストは、このブラウザに残ります。',
  password: 'パスワード',
  google: 'Googleのウィンドウで、もう一度サインインしていただきます。',
  send: '完全に削除',
  busy: 'アカウントを削除しています…',
  done: 'アカウントを削除しました。',
  addressBookNotDeleted: '保存した住所を削除できなかったため、アカウントも削除していません。',
};

export const signOutCopy = {
  title: 'サインアウト',
  busy: 'サインアウトしています…',
  done: 'サインアウトしました。',
  keepLists: 'カートとほしい物リストをこの端末に残す',
  unsent: (changes: number) =>
    `サインアウトしました。まだアカウントに反映されていない変更が ${changes} 件あります。次にこの端末でサインインしたときに送信されます。`,
};

/** Copy of the switch for values that follow the account (docs/product.md 40.7). */
export const followedCopy = {
  title: 'すべての端末で共有',
  lists: 'カート、ほしい物リスト、保存した住所は、サインインしたすべての端末で同じ内容になります。',
  follow: 'ご購入手続きの入力内容と比較も同期する',
  names: { wrist: '手首周りも同期する', recent: '見た時計の履歴も同期する' },
  saved: '保存しました。',
  failed: '保存できませんでした。少し待ってから、もう一度お試しください。',
};

/** Copy about lines that the browser had before the sign-in (docs/product.md 40.3). */
export const joinedCopy = {
  title: 'お客様のリスト',
  added: (lines: number) => `この端末にあった時計 ${lines} 点を、アカウントのリストに追加しました。`,
  undone: '元に戻しました。アカウントのリストは前と同じです。',
  undo: '元に戻す',
  close: '閉じる',
};

export const ownerCopy = {
  title: 'お客様の情報',
  change: 'アカウントの変更',
  name: '名前',
  noName: '未設定',
  email: 'メールアドレス',
  isConfirmed: '確認状況',
  confirmed: '確認済み',
  unconfirmed: '未確認',
};

export const unreachableCopy = {
  explanation: 'サインインサービスに接続できないため、現在アカウントを表示できません。接続の再試行を続けています。',
  title: 'サインインをもう一度試す',
  again: 'もう一度試す',
  busy: 'もう一度試しています…',
  done: 'サインインサービスに接続できました。',
};

export const orderListCopy = {
  title: 'ご注文の履歴',
  looking: 'ご注文を読み込んでいます…',
  none: 'ご注文はまだありません。サインインして注文した場合や、確認済みのメールアドレスで注文した場合に、ここに表示されます。',
  form: 'ご注文を読み込む',
  again: 'もう一度試す',
  busy: 'もう一度試しています…',
};

/** Formats a time as its day in the reader's time zone: `2026年11月25日`. */
export const orderDay = (at: string) => new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long' }).format(new Date(at));
