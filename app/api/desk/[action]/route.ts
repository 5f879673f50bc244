import { deskFormRoute } from '@/contract/desk';
import { handleDeskForm } from '@/server/desk/handle-form';
import { serve } from '@/server/http/serve';

/** Runs a form of the owner's desk (docs/product.md 41.4). */
export const POST = serve(deskFormRoute, handleDeskForm);
