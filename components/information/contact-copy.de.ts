// German of ./contact-copy.ts (sha256 5a9e637790fd)
/** Ends a sentence, such as `Fragen? Bitte`. */
export const contactSentence = (phone: string, mail: string) => `rufen Sie ${phone} an oder schreiben Sie an ${mail}`;
