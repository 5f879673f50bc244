import { z } from 'zod';
import { defineRoute } from './route';

/** Where the Auth emulator answers, for pages that were built without a Firebase project. */
export const authEmulatorRoute = defineRoute<void, AuthEmulatorAnswer>()({
  method: 'GET',
  path: '/auth/emulator',
  sender: 'anybody',
  refusals: { 'no-emulator': 404 },
});

export const authEmulatorAnswer = () => z.strictObject({ address: z.string() });

type AuthEmulatorAnswer = z.output<ReturnType<typeof authEmulatorAnswer>>;
