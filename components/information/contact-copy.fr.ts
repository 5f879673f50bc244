// French of ./contact-copy.ts (sha256 5a9e637790fd)
/** Ends a sentence, such as `Pour toute question,`. */
export const contactSentence = (phone: string, mail: string) => `appelez le ${phone} ou écrivez à ${mail}`;
