import { revalidateOffers } from '@/app/revalidate-offers';
import { answerAction, answerView } from '@/server/test-desk/desk';

export const GET = answerView;

export async function POST(request: Request): Promise<Response> {
  const before = globalThis.testDesk?.revision;
  const response = await answerAction(request);
  if (globalThis.testDesk?.revision !== before) revalidateOffers();
  return response;
}
