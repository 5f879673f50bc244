import { z } from 'zod';

export const authEmulatorAnswer = () => z.strictObject({ address: z.string() });
