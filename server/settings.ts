import 'server-only';
import { paymentMode } from './payments/mode';
import { signInMode } from './sign-in-mode';

/**
 * Ends the process, with the reason on stderr, where the settings would make an unsafe shop. Next itself goes on with
 * half a server when what it runs at the start throws.
 */
export function requireSoundSettings(): void {
  try {
    signInMode();
    paymentMode();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
