/** Ends a sentence, such as `Questions? Please`. */
export const contactSentence = (phone: string, mail: string) => `call ${phone} or write to ${mail}`;
