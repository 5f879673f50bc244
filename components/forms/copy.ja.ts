// Japanese of ./copy.ts (sha256 8f751ba485e4)
export const errorCountCopy = (count: number) => `次の ${count} か所を修正してください：`;

export const fillIn = (label: string) => `「${label}」を入力してください。`;

export const tick = (label: string) => `「${label}」にチェックを入れてください。`;

export const tooShort = (least: number, length: number) =>
  `${least} 文字以上で入力してください。現在 ${length} 文字です。`;

export const tooLong = (longest: number) => `${longest} 文字以内で入力してください。`;

export const oneLineRule = '特殊な文字を使わず、1 行で入力してください。';

export const plainTextRule = '特殊な文字を使わずに入力してください。';

export const emailRule = 'メールアドレスを入力してください（例：name@example.com）。';

export const phoneRule = '電話番号を国番号または市外局番から入力してください（例：+81 3 0123 4567）。';

export const showPassword = 'パスワードを表示';
export const show = '表示';

export const contactCopy = {
  pageTitle: 'お問い合わせ',
  title: 'メッセージを送る',
  name: 'お名前',
  nameRule: 'お名前を入力してください。',
  email: 'メールアドレス',
  emailHint: 'このアドレスに返信します。',
  subject: '件名',
  subjectRule: '短い件名を入力してください。',
  message: 'メッセージ',
  send: 'メッセージを送信',
  busy: 'メッセージを送信しています…',
  arrived: 'メッセージを受け取りました。',
  answer: '2 営業日以内にメールで返信します。',
};

export const rejectedFieldCopy = {
  units: '数量',
  watch: '時計',
  unused: '未使用で元の包装',
  reason: '理由',
  tracking: '追跡番号',
  note: '内容',
  on: '日付',
};

export const rejectedFormTitle = 'フォームを送信できませんでした';

export const rejectionPageCopy = {
  title: '送信できませんでした',
  goBack: 'ブラウザで前のページにお戻りください。入力した内容は残っています。メールでのお問い合わせ先：',
};
