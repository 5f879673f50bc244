// Japanese of ./copy.ts (sha256 db0069aa50fc)
export const backInStockCopy = {
  title: '再入荷のお知らせ',
  description: '時計が再入荷したら、メールで一度だけお知らせします。',
  about: (name: string) =>
    `${name}は売り切れです。メールアドレスを登録していただくと、再入荷したときにメールで一度だけお知らせします。お取り置きはできません。`,
  isThere: (name: string) => `${name}は現在、在庫があります。`,
  seeWatch: '時計を見る',
  form: '再入荷のお知らせを受け取る',
  email: 'メールアドレス',
  privacy: 'アドレスはこのお知らせにのみ使用し、送信後に削除します。',
  send: 'お知らせを受け取る',
  busy: '送信しています…',
  noted: '登録しました。再入荷したら、メールで一度だけお知らせします。',
  leaveTitle: 'お知らせが不要になった場合',
  leaveCopy: 'アドレスを削除すると、どの時計についても再入荷のお知らせは届きません。',
  leave: 'アドレスを削除',
};

export const backInStockOutcomes = {
  noted: {
    title: '登録しました',
    message: '時計が再入荷したら、メールで一度だけお知らせし、その後アドレスを削除します。',
  },
  off: { title: '削除しました', message: 'このアドレスには、どの時計についても再入荷のお知らせをお送りしません。' },
};
