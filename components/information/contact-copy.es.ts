// Spanish of ./contact-copy.ts (sha256 5a9e637790fd)
/** Ends a sentence, such as `¿Tiene preguntas? Por favor,`. */
export const contactSentence = (phone: string, mail: string) => `llame al ${phone} o escriba a ${mail}`;
