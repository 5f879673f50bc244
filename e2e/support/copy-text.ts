/** The text of copy that is stored in parts. */
export const textOf = (parts: Readonly<Record<string, string>>) => Object.values(parts).join('');
