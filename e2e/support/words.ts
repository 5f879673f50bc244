/** The text of a sentence that the shop keeps by its parts. */
export const textOf = (parts: Readonly<Record<string, string>>) => Object.values(parts).join('');
