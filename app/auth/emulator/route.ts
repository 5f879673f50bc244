import { authEmulatorRoute } from '@/contract/auth-emulator';
import { accept, reject } from '@/domain/result';
import { serve } from '@/server/http/serve';

/** Read at runtime: the emulator takes another port if its own is in use. */
export const dynamic = 'force-dynamic';

/** Returns the address of the Auth emulator (docs/product.md 11.1). */
export const GET = serve(authEmulatorRoute, async () => {
  const address = process.env.AUTH_EMULATOR_ADDRESS;
  return address ? accept({ address }) : reject({ code: 'no-emulator' });
});
