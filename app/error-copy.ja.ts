// Japanese of ./error-copy.ts (sha256 1a49477bcc9d)
export const pageErrorCopy = {
  title: 'このページを読み込めませんでした',
  text: 'もう一度お試しください。カートとほしい物リストの内容は変わっていません。同じことが続く場合は、メールでお知らせください：',
  retry: 'もう一度試す',
};
