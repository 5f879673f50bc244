import { testDesk } from '@/domain/test-desk';
import { revalidateOffers } from '@/app/internal/revalidation';
import { answerAction, answerView } from '@/server/test-desk/desk';

/** Returns the clock, the mail, or a file of the desk's page (docs/product.md 43.1, 43.4). */
export const GET = answerView;

/** Runs an action of the test desk (docs/product.md 43.1). */
export async function POST(request: Request): Promise<Response> {
  const before = testDesk.revision;
  const response = await answerAction(request);
  if (testDesk.revision !== before) revalidateOffers();
  return response;
}
