/** The emulator takes any key, and a project id that starts with `demo-` never reaches a real project. */
export const emulatedProject = { apiKey: 'emulated', authDomain: 'localhost', projectId: 'demo-odd-hours' };
