import { thingsToMend } from '@/components/words/forms';

/** The text of a sentence that the shop keeps by its parts. */
export const textOf = (parts: Readonly<Record<string, string>>) => Object.values(parts).join('');

/** The title of what is to be mended, however much there is. */
export const mendingTitle = new RegExp(`^(${thingsToMend(1)}|${thingsToMend(2).replace('2', '\\d+')})$`);
