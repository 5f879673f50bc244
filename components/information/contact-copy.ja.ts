// Japanese of ./contact-copy.ts (sha256 5a9e637790fd)
/** Ends a sentence, such as `ご不明な点がありましたら、`. */
export const contactSentence = (phone: string, mail: string) =>
  `${phone}へお電話いただくか、${mail}へメールでお問い合わせください`;
