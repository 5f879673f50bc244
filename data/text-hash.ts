import { createHash } from 'node:crypto';
import { descriptionFields, specificationFields } from '@/domain/stored-watch';

/** The first 12 hex digits of a text's SHA-256, by which a translation names the text that it translates. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Hash of a watch's texts: description and specification lines, joined by newlines (data/translated-texts.md). */
export const watchHash = (watch: Readonly<Record<string, unknown>>): string =>
  hashOf([...descriptionFields, ...specificationFields].map((field) => String(watch[field])).join('\n'));
