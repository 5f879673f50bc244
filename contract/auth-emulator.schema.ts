import { z } from 'zod';

/** The emulator's address, an origin such as `http://127.0.0.1:9099`. */
export const authEmulatorResponse = () => z.strictObject({ address: z.string() });
