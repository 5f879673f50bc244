import 'server-only';
import { z } from 'zod';

/** A text of one line that an owner types, at most `maxLength` characters after trimming. */
export const oneLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(maxLength, 'too-long')
    .regex(/^[^\r\n]*$/, 'one-line');
