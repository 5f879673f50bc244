/** HTML pattern of a phone number: seven to fifteen digits (ITU-T E.164), with the usual signs between them. */
export const phonePattern = '\\s*\\+?(?:[\\s\\(\\)\\/.\\-]*[0-9]){7,15}\\s*';

/** True for a phone number, normalised by `normaliseCode`. */
export const isPhoneNumber = (text: string): boolean => new RegExp(`^(?:${phonePattern})$`, 'v').test(text);
