import { passkeyRoute } from '@/contract/desk';
import { handlePasskey } from '@/server/desk/sign-in/handle-passkey';
import { serve } from '@/server/http/serve';

/** A ceremony with an owner's passkey (docs/product.md 41.2). */
export const POST = serve(passkeyRoute, handlePasskey);
