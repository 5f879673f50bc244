import { z } from 'zod';
import type { StoredWatch } from '@/domain/stored-watch';

/** The catalogue's door has judged the watches; here they only pass. */
export const storedWatchesAnswer = () =>
  z.strictObject({ watches: z.array(z.custom<StoredWatch>((watch) => typeof watch === 'object')).readonly() });
