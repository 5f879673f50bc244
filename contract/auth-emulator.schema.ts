import { z } from 'zod';

export const authEmulatorResponse = () => z.strictObject({ address: z.string() });
