import { answerPage } from '@/server/test-desk/desk';

/** The page of the test desk (docs/product.md 43.9). */
export const GET = answerPage;
