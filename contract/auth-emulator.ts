import type { z } from 'zod';
import type { authEmulatorResponse } from './auth-emulator.schema';
import { defineRoute } from './route';

/** Returns the Auth emulator's address, for pages built without a Firebase project. */
export const authEmulatorRoute = defineRoute<void, AuthEmulatorResponse>()({
  method: 'GET',
  path: '/auth/emulator',
  sender: 'any-client',
  rejections: { 'no-emulator': 404 },
});

type AuthEmulatorResponse = z.output<ReturnType<typeof authEmulatorResponse>>;

/** The emulator accepts any key. A project id that starts with `demo-` never reaches a real project. */
export const emulatedProject = { apiKey: 'emulated', authDomain: 'localhost', projectId: 'demo-odd-hours' };
