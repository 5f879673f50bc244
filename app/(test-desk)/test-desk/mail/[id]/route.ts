import { answerMail } from '@/server/test-desk/desk';

/** Shows one email of the outbox (docs/product.md 43.4). */
export const GET = answerMail;
