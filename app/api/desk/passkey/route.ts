import { passkeyRoute } from '@/contract/desk';
import { handlePasskey } from '@/server/desk/sign-in/handle-passkey';
import { serve } from '@/server/http/serve';

/** One step of an owner's passkey ceremony (docs/product.md 41.2). */
export const POST = serve(passkeyRoute, handlePasskey);
