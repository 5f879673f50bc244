import { answerCartLink } from '@/server/agents/cart-link';

/** Redirects a cart link to its preview page (docs/product.md 34.1). */
export const GET = answerCartLink;
