import { defineRoute } from './route';

/** Returns the Auth emulator's address, for pages built without a Firebase project. */
export const authEmulatorRoute = defineRoute<void, AuthEmulatorResponse>()({
  method: 'GET',
  path: '/auth/emulator',
  sender: 'any-client',
  rejections: { 'no-emulator': 404 },
});

/** The emulator's address, an origin such as `http://127.0.0.1:9099`. */
type AuthEmulatorResponse = { address: string };

/** The emulator accepts any key. A project id that starts with `demo-` never reaches a real project. */
export const emulatedProject = { apiKey: 'emulated', authDomain: 'localhost', projectId: 'demo-odd-hours' };
